"""Papers that machines can read, too: a GiroCode, a Factur-X invoice, an XRechnung."""
import codes
import letter
from letter import Letter
from paper import Paper, at, reads
from scanner import Scan
from values import cents, euro, grouped, iban

MUSIC_IBAN = iban("DE", "999300550031187402")
GUTTER_IBAN = iban("DE", "999300660007215590")


def papers():
    return [music(), gutter(), water()]


def music():
    text = Letter(
        sender="Musikschule Ahrenbeck e. V.", beneath=["Gemeinnütziger Verein · Am Klostergarten 9 · 59991 Ahrenbeck"], head="left", logo="leaf",
        back="Musikschule Ahrenbeck e. V. · Am Klostergarten 9 · 59991 Ahrenbeck", address=at("An die Eltern von", "Lena Berger"), accent=(110, 30, 90),
        info=[("Rechnungsnummer", "MS-2025-208"), ("Mitgliedsnummer", "5127"), ("Datum", "22.09.2025")],
        subject="Rechnung Leihgeige für das Schuljahr 2025/26", face="sans", points=10.5,
        foot=[["Musikschule Ahrenbeck e. V.", "Am Klostergarten 9, 59991 Ahrenbeck"], ["Vorsitzende: Ottilie Rademann", "Vereinsregister Ahrenbeck VR 9921"],
              ["Stadtbank Ahrenbeck", f"IBAN {grouped(MUSIC_IBAN)}"]],
        pages=[[
            "Liebe Eltern von Lena,",
            "für die Leihgeige Ihrer Tochter berechnen wir im Schuljahr 2025/26:",
            ("table", [(110, "left"), (40, "right")], ["Leistung", "Betrag"],
             [["Leihgebühr Geige, Größe 1/2, zwölf Monate", "96,00 EUR"], ["Versicherung des Instruments", "18,50 EUR"],
              ["Rechnungsbetrag", "114,50 EUR"]], 1),
            "Bitte überweisen Sie den Rechnungsbetrag **bis zum 13.10.2025** auf unser Konto. Am schnellsten geht es mit dem Code:",
            ("qr", codes.girocode("Musikschule Ahrenbeck e. V.", MUSIC_IBAN, "114.50", "MS-2025-208 Leihgeige Lena"),
             "Mit der App Ihrer Bank scannen"),
            "Die Geige bleibt Eigentum der Musikschule. Den Unterricht am Dienstag buchen wir wie bisher getrennt.",
            "Mit herzlichen Grüßen\nOttilie Rademann",
        ]])
    return Paper(
        "leihgeige-lena", "jpeg", letter.pages(text), quality=70, scan=Scan(dpi=200, skew=0.4, blur=0.6, grain=1.4),
        expected=reads("rechnung", "Rechnung Leihgeige für das Schuljahr 2025/26", "Musikschule Ahrenbeck e. V.", "Freizeit/Lena", "2025-09-22", True,
                       ("114.50", "zahlen"), ("2025-10-13", "zahlung"), iban=MUSIC_IBAN, rechnung="MS-2025-208", kunde="5127",
                       person="Lena", auch=["Musikschule Ahrenbeck"]))


def gutter():
    work = [("14", "Meter Dachrinne, Zink, halbrund", "518.00"), ("2", "Fallrohre mit Bogen und Schellen", "164.00"),
            ("9", "Arbeitsstunden", "522.00")]
    net = sum(cents(value) for *_, value in work)
    vat = cents(net * 19 / 100)
    total = net + vat
    seller = ("Klempnerei Havermann GmbH", "Gewerbepark 14", "59992", "Ahrenbeck")
    terms = "Zahlbar bis 20.11.2025 ohne Abzug."
    text = Letter(
        sender=seller[0], beneath=["Dach, Rinne, Fassade"], logo="bars", accent=(60, 70, 80), head="band",
        back="Klempnerei Havermann GmbH · Gewerbepark 14 · 59992 Ahrenbeck", address=at("Herrn", "Tobias Berger"),
        info=[("Rechnungsnummer", "H-25-0731"), ("Kundennummer", "40718"), ("Rechnungsdatum", "21.10.2025")],
        subject="Rechnung Dachrinne", face="sans", points=10,
        foot=[["Klempnerei Havermann GmbH", "Gewerbepark 14, 59992 Ahrenbeck"], ["Geschäftsführerin: Wiebke Havermann", "Amtsgericht Ahrenbeck HRB 99177"],
              ["Handwerksbank Ahrenbeck", f"IBAN {grouped(GUTTER_IBAN)}"]],
        pages=[[
            "Sehr geehrter Herr Berger,",
            "wir haben die Dachrinne an der Gartenseite erneuert und berechnen dafür:",
            ("table", [(20, "left"), (105, "left"), (40, "right")], ["Menge", "Leistung", "Betrag"],
             [[much, what, euro(value, "EUR")] for much, what, value in work]),
            ("table", [(125, "left"), (40, "right")], None,
             [["Summe netto", euro(net, "EUR")], ["zzgl. 19 % Umsatzsteuer", euro(vat, "EUR")], ["Rechnungsbetrag", euro(total, "EUR")]], 1),
            terms + " Diese Rechnung enthält ihre Daten auch als XML (Factur-X).",
            "Mit freundlichen Grüßen\nWiebke Havermann",
        ]])
    xml = codes.factur_x(
        "H-25-0731", "2025-10-21", "2025-11-20", seller, ("Tobias Berger", "Lindenweg 4", "48155", "Münster"), "40718", work,
        str(net), str(vat), str(total), GUTTER_IBAN, terms)
    return Paper(
        "rechnung-dachrinne", "pdf-xml", letter.pages(text), xml=xml,
        expected=reads("rechnung", "Rechnung Dachrinne", seller[0], "Wohnen", "2025-10-21", True, (str(total), "zahlen"),
                       ("2025-11-20", "zahlung"), iban=GUTTER_IBAN, rechnung="H-25-0731", kunde="40718", person="Tobias",
                       auch=["Klempnerei Havermann"]))


def water():
    lines = [("86", "MTQ", "Trinkwasser", "189.20"), ("86", "MTQ", "Abwasser", "232.20"), ("12", "MON", "Grundpreis Wasserzähler", "84.00")]
    net = sum(cents(value) for *_, value in lines)
    vat = cents(net * 7 / 100)
    total = net + vat
    seller = ("Wasserwerk Ahrenbeck eG", "Quellenweg 1", "59993", "Ahrenbeck")
    xml = codes.xrechnung(
        "W-25-00884", "2025-11-05", "2025-11-20", seller, ("Anna Berger", "Lindenweg 4", "48155", "Münster"), "70011926", lines,
        str(net), str(vat), str(total), "W-70011926-1", "Der Betrag wird am 20.11.2025 von Ihrem Konto abgebucht.")
    return Paper(
        "wasserrechnung", "xml", [None], xml=xml,
        expected=reads("rechnung", "Rechnung W-25-00884", seller[0], "Wohnen", "2025-11-05", False, (str(total), "lastschrift"),
                       rechnung="W-25-00884", kunde="70011926", person="Anna", auch=["Wasserwerk Ahrenbeck"]))
