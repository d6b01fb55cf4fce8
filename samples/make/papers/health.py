"""Health: a doctor's invoice, a fitting appointment, a pharmacy's receipt."""
import letter
import receipt
from letter import Letter
from paper import Paper, at, reads
from phone import Photo
from scanner import Scan
from values import after_days, cents, euro, grouped, iban

DOCTOR_IBAN = iban("DE", "999500550008802631")


def papers():
    return [doctor(), hearing(), pharmacy()]


def doctor():
    items = [("13.05.25", "1", "Beratung, auch telefonisch", "2,3", "10.72"), ("13.05.25", "7", "Vollständige Untersuchung eines Organsystems", "2,3", "21.45"),
             ("13.05.25", "750", "Auflichtmikroskopie der Haut", "2,3", "16.09"), ("13.05.25", "2402", "Probeexzision oberflächlichen Gewebes", "2,3", "49.60"),
             ("20.05.25", "2007", "Entfernung von Fäden", "2,3", "5.36"), ("20.05.25", "75", "Schriftlicher Befundbericht", "2,3", "17.43")]
    total = sum(cents(value) for *_, value in items)
    text = Letter(
        sender="Dr. med. Leonie Vossbrink", beneath=["Fachärztin für Haut- und Geschlechtskrankheiten", "Allergologie"],
        back="Dr. med. L. Vossbrink · Kanalufer 21 · 59991 Ahrenbeck", address=at("Frau", "Anna Berger"), head="center", head_points=15,
        info=[("Rechnungsnummer", "2025/0714-V"), ("Patientin", "Berger, Anna"), ("geboren am", "11.07.1983"), ("Rechnungsdatum", "02.06.2025")],
        subject="Rechnung über ärztliche Leistungen", face="serif", points=11, accent=(30, 60, 60),
        foot=[["Praxis: Kanalufer 21, 59991 Ahrenbeck", "Telefon 02999 5550-310"], ["Sprechzeiten: Mo–Fr 8–12 Uhr,", "Mo und Do 15–18 Uhr"],
              ["Steuernummer 999/5044/2210", "praxis@vossbrink.example"]],
        pages=[[
            "Sehr geehrte Frau Berger,",
            "für meine Leistungen erlaube ich mir, nach der Gebührenordnung für Ärzte zu berechnen:",
            ("table", [(22, "left"), (15, "left"), (83, "left"), (17, "right"), (26, "right")], ["Datum", "Ziffer", "Leistung", "Faktor", "EUR"],
             [[day, code, what, factor, euro(value)] for day, code, what, factor, value in items]
             + [["Gesamtbetrag", "", "", "", euro(total)]], 1),
            "Diagnose: Nävuszellnävus am rechten Schulterblatt, gutartig.",
            f"Bitte überweisen Sie den Gesamtbetrag von **{euro(total)} €** innerhalb von 30 Tagen nach Rechnungsdatum:",
            ("pairs", [("IBAN", grouped(DOCTOR_IBAN)), ("Bank", "Ärzte- und Gewerbebank Ahrenbeck"), ("Zweck", "2025/0714-V")], 28),
            "Die Rechnung des Labors für die feingewebliche Untersuchung erhalten Sie gesondert. Heilbehandlungen sind von der "
            "Umsatzsteuer befreit.",
            "Ihre nächste Kontrolle empfehle ich im Mai 2026.",
            "Mit freundlichen Grüßen", "Dr. L. Vossbrink",
        ]])
    return Paper(
        "arztrechnung-anna", "jpeg", letter.pages(text), quality=60,
        scan=Scan(dpi=300, skew=0.5, paper=(250, 250, 250), blur=0.7, grain=1.6, through=0),
        expected=reads("rechnung", "Rechnung über ärztliche Leistungen", "Dr. med. Leonie Vossbrink", "Gesundheit/Anna", "2025-06-02", True,
                       (str(total), "zahlen"), (after_days("2025-06-02", 30), "zahlung"), iban=DOCTOR_IBAN, rechnung="2025/0714-V",
                       person="Anna", auch=["Dr. Leonie Vossbrink", "Dr. L. Vossbrink", "Dr. med. L. Vossbrink"]))


def hearing():
    text = Letter(
        sender="Hörstudio Lauschwiese GmbH", beneath=["Mühlenstraße 40 · 59991 Ahrenbeck", "Telefon 02999 5550-505"], logo="leaf",
        accent=(90, 120, 20), head="left", back="Hörstudio Lauschwiese GmbH · Mühlenstraße 40 · 59991 Ahrenbeck",
        address=at("Frau", "Grete Berger"), info=[("Kundennummer", "LW 2091"), ("Ihre Beraterin", "Selma Ottenjann"), ("Datum", "28.10.2025")],
        subject="Ihr Termin zur Hörgeräte-Anpassung", face="sans", points=13,
        pages=[[
            "Liebe Frau Berger,",
            "Ihre neuen Hörgeräte sind angekommen! Zur ersten Anpassung laden wir Sie herzlich ein. Wir haben Zeit für Sie am",
            ("center", "**Dienstag, 18. November 2025, um 14:30 Uhr**", 15),
            "in unserem Studio in der Mühlenstraße. Bitte planen Sie etwa eine Stunde ein und bringen Sie Ihre Versichertenkarte "
            "sowie die ärztliche Verordnung vom 2. Oktober 2025 mit. Eine vertraute Person ist gern dabei willkommen.",
            "Die Anpassung und die anschließende Probezeit von vier Wochen sind für Sie kostenfrei.",
            "Sollten Sie verhindert sein, rufen Sie uns einfach an. Dann finden wir einen anderen Tag.",
            "Ihr Team vom Hörstudio Lauschwiese",
        ]])
    return Paper(
        "hoergeraet-termin", "photo", letter.pages(text), quality=72,
        photo=Photo(corners=((0.08, 0.085), (0.915, 0.06), (0.95, 0.945), (0.06, 0.93)), desk=(120, 92, 70)),
        expected=reads("info", "Ihr Termin zur Hörgeräte-Anpassung", "Hörstudio Lauschwiese GmbH", "Gesundheit/Grete", "2025-10-28", True,
                       None, ("2025-11-18", "termin"), kunde="LW 2091", person="Grete", auch=["Hörstudio Lauschwiese"]),
        extra=["18. November 2025"])


def pharmacy():
    items = [("NASENSPRAY 0,1% 10ML", "4.95"), ("FIEBERSAFT KIND 100ML", "5.78"), ("WUNDSALBE 50G", "6.49"), ("ZUZAHLUNG REZEPT", "5.00"),
             ("PFLASTER 20 ST", "3.29")]
    total = sum(cents(value) for _, value in items)
    net = cents(total / cents("1.19"))
    strip = receipt.page([
        ("big", "STORCHENNEST-APOTHEKE"), ("center", "Inh. Mira Osthoff e. K."), ("center", "Domgasse 6, 59991 Ahrenbeck"),
        ("center", "Tel. 02999 5550-66"), ("center", "USt-IdNr. DE999500066"), "", ("two", "Kasse 1", "Bon 008214"),
        ("two", "14.10.2025", "16:52 Uhr"), ("rule", "-"), ("two", "Artikel", "EUR"),
        *[("two", name, euro(value)) for name, value in items], ("rule", "-"), ("sum", "SUMME EUR", euro(total)), "",
        ("two", "gegeben bar", "30,00"), ("two", "Rückgeld", euro(cents("30") - total)), "",
        ("two", "enth. 19% USt", euro(total - net)), ("two", "Netto", euro(net)), ("rule", "-"),
        "Es bediente Sie: Fr. Lüning", "", ("center", "Gute Besserung und"), ("center", "auf Wiedersehen!")], 72, 9, "till")
    return Paper(
        "kassenbon-apotheke", "png", [strip], scan=Scan(dpi=300, skew=0.7, blur=0.8, margin=9, folds=False, fade=0.18, clean=True, through=0, shade=3),
        expected=reads("quittung", "Kassenbon", "Storchennest-Apotheke", "Gesundheit", "2025-10-14", False, (str(total), "bezahlt"),
                       auch=["Storchennest-Apotheke Inh. Mira Osthoff e. K.", "STORCHENNEST-APOTHEKE", "Mira Osthoff e. K."]))
