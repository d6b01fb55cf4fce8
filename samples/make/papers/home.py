"""The home: craftsmen, utilities, rent."""
import letter
from letter import Letter
from paper import HOUSEHOLD, Mail, Paper, at, reads
from scanner import Scan
from values import after_days, cents, euro, grouped, iban

PAINT_IBAN = iban("DE", "999300110004418302")
DRAIN_IBAN = iban("DE", "999300220000927714")
HEDGE_IBAN = iban("DE", "999300440021900467")
RENT_IBAN = iban("DE", "999300330012005277")


def papers():
    return [painter(), drain(), power(), rent(), hedge()]


def painter():
    work = [("1", "4 Std.", "Wohnzimmer: Möbel abdecken, alte Tapete entfernen", "248.00"),
            ("2", "41,5 m²", "Wände spachteln, grundieren und mit Vlies tapezieren", "482.43"),
            ("3", "63 m²", "Wände und Decke zweimal streichen, weiß matt", "171.80"), ("4", "pauschal", "Anfahrt, Abdeckmaterial und Entsorgung", "177.27")]
    net = sum(cents(value) for *_, value in work)
    vat = cents(net * 19 / 100)
    total, cut = net + vat, cents((net + vat) * 2 / 100)
    text = Letter(
        sender="Malerbetrieb Quernholt GmbH", beneath=["Meisterbetrieb für Wand, Decke und Boden"], logo="squares", accent=(150, 40, 24),
        back="Malerbetrieb Quernholt GmbH, Ziegelkamp 8, 59991 Ahrenbeck", address=list(HOUSEHOLD), head="band",
        info=[("Rechnungsnummer", "RE-2025-0918"), ("Kundennummer", "20417"), ("Angebot vom", "14.07.2025"),
              ("Ausgeführt am", "15.–16.09.2025"), ("Rechnungsdatum", "24.09.2025")],
        subject="Rechnung Malerarbeiten Wohnzimmer", face="sans", points=10,
        foot=[["Malerbetrieb Quernholt GmbH", "Ziegelkamp 8, 59991 Ahrenbeck", "Telefon 02999 5550-88"],
              ["Geschäftsführer: Enno Quernholt", "Amtsgericht Ahrenbeck HRB 99061", "USt-IdNr. DE999300418"],
              ["Handwerksbank Ahrenbeck", f"IBAN {grouped(PAINT_IBAN)}", "BIC TESTDE00XXX"]],
        pages=[[
            "Guten Tag, Familie Berger,",
            "für die Malerarbeiten in Ihrer Wohnung Lindenweg 4 berechnen wir wie angeboten:",
            ("table", [(12, "left"), (20, "left"), (100, "left"), (33, "right")], ["Pos.", "Menge", "Leistung", "Betrag"],
             [[number, much, what, euro(value, "EUR")] for number, much, what, value in work]),
            ("table", [(132, "left"), (33, "right")], None,
             [["Summe netto", euro(net, "EUR")], ["zzgl. 19 % Umsatzsteuer", euro(vat, "EUR")],
              ["Rechnungsbetrag", euro(total, "EUR")]], 1),
            f"**Zahlungsbedingungen:** Bei Zahlung bis zum 08.10.2025 gewähren wir 2 % Skonto (Abzug {euro(cut)} EUR, "
            f"Zahlbetrag dann {euro(total - cut)} EUR). Ansonsten zahlbar innerhalb von 30 Tagen ab Rechnungsdatum ohne Abzug.",
            "In der Rechnung sind Lohnkosten von 401,00 EUR netto enthalten, die Sie als Handwerkerleistung bei der Steuer "
            "angeben können. Bewahren Sie die Rechnung bitte zwei Jahre lang auf.",
            "Wir bedanken uns für den Auftrag. Die übrige Farbe (Ton 1034, 2 Liter) haben wir Ihnen dagelassen.",
            "Mit freundlichem Gruß\nEnno Quernholt",
        ]])
    return Paper(
        "rechnung-malerarbeiten", "pdf-text", letter.pages(text),
        expected=reads("rechnung", "Rechnung Malerarbeiten Wohnzimmer", "Malerbetrieb Quernholt GmbH", "Wohnen", "2025-09-24", True,
                       (str(total), "zahlen"), (after_days("2025-09-24", 30), "zahlung"), iban=PAINT_IBAN,
                       rechnung="RE-2025-0918", kunde="20417", auch=["Malerbetrieb Quernholt"]))


def drain():
    text = Letter(
        sender="Abflussfink Kanalservice GmbH", beneath=["Notdienst · Kanalreinigung · Kamerafahrt"], head="right", logo="rings",
        back="Abflussfink Kanalservice GmbH · Industriestraße 77 · 59992 Ahrenbeck", address=at("Frau", "Anna Berger"), accent=(10, 70, 140),
        info=[("Kunden-Nr.", "D-55127"), ("Unser Zeichen", "bk/mah"), ("Telefon", "02999 5550-930"), ("Datum", "14.07.2025")],
        subject="Mahnung zur Rechnung 25-3307", face="sans", points=11,
        foot=[["Abflussfink Kanalservice GmbH", "Industriestraße 77", "59992 Ahrenbeck"],
              ["Geschäftsführung: Bernd Kolkmeier", "HRB 99118, Amtsgericht Ahrenbeck", "St.-Nr. 999/5750/1183"],
              ["Stadtbank Ahrenbeck", f"{grouped(DRAIN_IBAN)}", "BIC TESTDE00YYY"]],
        pages=[[
            "Sehr geehrte Frau Berger,",
            "am 22. Mai 2025 haben wir Ihren Küchenabfluss gereinigt. Die Rechnung dazu war am 16.06.2025 fällig. An unsere "
            "Zahlungserinnerung vom 30.06.2025 haben Sie bisher leider nicht gedacht.",
            ("table", [(50, "left"), (35, "left"), (40, "left"), (35, "right")], ["Beleg", "vom", "fällig", "Betrag"],
             [["Rechnung 25-3307", "02.06.2025", "16.06.2025", "214,20 EUR"], ["Mahngebühr", "14.07.2025", "", "5,00 EUR"],
              ["Offener Gesamtbetrag", "", "", "219,20 EUR"]], 1),
            "Wir bitten Sie, den Gesamtbetrag von **219,20 EUR innerhalb von 10 Tagen ab Datum dieses Schreibens** zu "
            "überweisen. Geben Sie dabei die Rechnungsnummer an, damit wir Ihre Zahlung zuordnen können.",
            "Geht bis dahin nichts ein, müssten wir die Forderung an ein Inkassobüro abgeben. Das würde weitere Kosten von "
            "rund 45 EUR verursachen, die wir Ihnen gern ersparen.",
            "Sollten Sie inzwischen bezahlt haben, betrachten Sie diesen Brief bitte als gegenstandslos. Zahlungen haben wir "
            "bis zum 11.07.2025 berücksichtigt.",
            "Mit freundlichen Grüßen",
            "Britta Kamphorst\nBuchhaltung",
        ]])
    return Paper(
        "mahnung-abfluss", "jpeg", letter.pages(text), quality=62,
        scan=Scan(dpi=300, skew=-0.4, paper=(244, 244, 244), blur=0.8, grain=1.6),
        expected=reads("mahnung", "Mahnung zur Rechnung 25-3307", "Abflussfink Kanalservice GmbH", "Wohnen", "2025-07-14", True,
                       ("219.20", "zahlen"), (after_days("2025-07-14", 10), "zahlung"), iban=DRAIN_IBAN, rechnung="25-3307",
                       kunde="D-55127", person="Anna", auch=["Abflussfink Kanalservice", "Abflussfink"]))


def power():
    text = Letter(
        sender="Energiewerke Ahrenbeck GmbH", beneath=["Strom · Gas · Wärme"], logo="bars", accent=(220, 110, 0), head="band",
        back="Energiewerke Ahrenbeck GmbH · Am Umspannwerk 5 · 59991 Ahrenbeck", address=at("Herrn", "Tobias Berger"),
        info=[("Kundennummer", "70118342"), ("Rechnungsnummer", "S-25-1044903"), ("Zählernummer", "1ESY 1160 2247"),
              ("Verbrauchsstelle", "Lindenweg 4"), ("Datum", "17.10.2025")],
        subject="Ihre Jahresrechnung Strom", face="sans", points=10,
        foot=[["Energiewerke Ahrenbeck GmbH", "Am Umspannwerk 5, 59991 Ahrenbeck", "service@ewa.example"],
              ["Geschäftsführerin: Jutta Pelzhof", "Amtsgericht Ahrenbeck HRB 99005", "USt-IdNr. DE999300055"],
              ["Gläubiger-Identifikationsnummer", "DE31ZZZ00009990055", "Entstörung: 02999 5550-112"]],
        pages=[[
            "Guten Tag, Herr Berger,",
            "vom 01.10.2024 bis 30.09.2025 haben Sie **3.012 kWh** Strom verbraucht, 94 kWh weniger als im Vorjahr. So setzt "
            "sich Ihre Rechnung zusammen:",
            ("table", [(120, "left"), (40, "right")], ["Abrechnung", "Betrag"],
             [["Energiekosten netto", "950,57 EUR"], ["Umsatzsteuer 19 %", "180,61 EUR"], ["Energiekosten brutto", "1.131,18 EUR"],
              ["abzüglich bezahlter Abschläge (12 x 89,00 EUR)", "- 1.068,00 EUR"], ["Ihre Nachzahlung", "63,18 EUR"]], 1),
            "Die Nachzahlung von **63,18 EUR** buchen wir am 03.11.2025 im SEPA-Lastschriftverfahren von Ihrem Konto mit den "
            "Endziffern 4417 ab. Bitte sorgen Sie für Deckung; überweisen müssen Sie nichts.",
            "Ihr neuer Abschlag beträgt 95,00 EUR im Monat. Er wird ab dem 15.11.2025 jeweils zur Monatsmitte eingezogen.",
            "Wie sich Verbrauch und Preis zusammensetzen, steht auf der zweiten Seite.",
            "Ihre Energiewerke Ahrenbeck",
        ], [
            ("h", "Zählerstände"),
            ("table", [(40, "left"), (45, "right"), (45, "right"), (35, "right")], ["Zeitraum", "Stand alt", "Stand neu", "Verbrauch"],
             [["01.10.24–31.12.24", "41.207", "42.019", "812 kWh"], ["01.01.25–30.09.25", "42.019", "44.219", "2.200 kWh"]]),
            ("h", "Preise (netto)"),
            ("table", [(90, "left"), (40, "right"), (35, "right")], ["Bestandteil", "Preis", "Betrag"],
             [["Arbeitspreis 01.10.–31.12.2024", "27,10 ct/kWh", "220,05 EUR"],
              ["Arbeitspreis 01.01.–30.09.2025", "27,40 ct/kWh", "602,80 EUR"],
              ["Grundpreis, 12 Monate", "10,643 EUR", "127,72 EUR"]]),
            ("h", "Was Sie noch wissen sollten"),
            ("list", ["Ihr Tarif Ahrenbeck Natur läuft auf unbestimmte Zeit und ist mit einem Monat Frist kündbar.",
                      "Ein Haushalt mit vier Personen verbraucht im Mittel 3.200 kWh im Jahr.",
                      "Bei Beschwerden hilft unser Kundenbüro unter 02999 5550-100, danach die Schlichtungsstelle Energie."]),
        ]])
    return Paper(
        "stromrechnung", "pdf-text", letter.pages(text),
        expected=reads("rechnung", "Ihre Jahresrechnung Strom", "Energiewerke Ahrenbeck GmbH", "Wohnen", "2025-10-17", False,
                       ("63.18", "lastschrift"), rechnung="S-25-1044903", kunde="70118342", person="Tobias",
                       auch=["Energiewerke Ahrenbeck"]))


def rent():
    costs = [("Grundsteuer", "2.846,20", "m² Wohnfläche", "341.54"), ("Wasser und Abwasser", "4.118,00", "Zähler", "498.16"),
             ("Müllabfuhr", "1.920,00", "Personen", "213.33"), ("Gebäudeversicherung", "3.377,50", "m² Wohnfläche", "405.30"),
             ("Hausreinigung", "2.640,00", "Wohneinheit", "330.00"), ("Gartenpflege", "1.180,00", "Wohneinheit", "147.50"),
             ("Allgemeinstrom", "612,40", "Wohneinheit", "76.55"), ("Schornsteinfeger", "344,32", "Wohneinheit", "43.04")]
    house = sum(cents(value) for *_, value in costs)
    heat = cents("612.00")
    total, paid = house + heat, cents("2480.00")
    due = total - paid
    text = Letter(
        sender="Hausverwaltung Ellerquast & Sohn KG", beneath=["Wohnungs- und Mietverwaltung seit 1968"], head="left", accent=(40, 60, 40),
        back="Ellerquast & Sohn KG · Postfach 4 40 · 59993 Ahrenbeck", address=at("Eheleute", "Anna und Tobias Berger"),
        info=[("Vertragsnummer", "118-04-02"), ("Wohnung", "1. OG links, 84 m²"), ("Sachbearbeitung", "Hr. Dirksmann"),
              ("Telefon", "02999 5550-455"), ("Datum", "03.11.2025")],
        subject="Betriebskostenabrechnung 2024", face="serif", points=11.5,
        foot=[["Hausverwaltung Ellerquast & Sohn KG", "Schützenhof 2, 59993 Ahrenbeck"], ["Amtsgericht Ahrenbeck HRA 9930", "post@ellerquast.example"],
              ["Bürotage Mo, Di, Do 9–12 Uhr", "und nach Absprache"]],
        pages=[[
            "Sehr geehrte Frau Berger, sehr geehrter Herr Berger,",
            "beiliegend rechnen wir die Betriebs- und Heizkosten Ihrer Wohnung für die Zeit vom 01.01.2024 bis 31.12.2024 ab. "
            "Die Einzelheiten finden Sie auf den Seiten 2 und 3.",
            ("table", [(115, "left"), (45, "right")], None,
             [["Ihr Anteil an den Betriebskosten", euro(house, "EUR")], ["Ihr Anteil an den Heizkosten", euro(heat, "EUR")],
              ["Ihre Vorauszahlungen 2024", "- " + euro(paid, "EUR")], ["Nachzahlung", euro(due, "EUR")]], 1),
            f"Bitte überweisen Sie die Nachzahlung von **{euro(due)} EUR** bis spätestens **05.12.2025** auf das Hauskonto",
            ("pairs", [("Kontoinhaber", "Ellerquast & Sohn KG, Treuhandkonto Lindenweg"), ("IBAN", grouped(RENT_IBAN)), ("Zweck", "118-04-02 BK 2024")], 32),
            "Ab dem 01.01.2026 passen wir die monatliche Vorauszahlung von bisher 215,00 EUR auf 225,00 EUR an. Ihre "
            "Gesamtmiete beträgt dann 1.105,00 EUR. Einen Dauerauftrag ändern Sie bitte rechtzeitig.",
            "Die Belege können Sie an unseren Bürotagen einsehen. Einwendungen gegen die Abrechnung sind innerhalb von zwölf "
            "Monaten nach Zugang möglich.",
            "Mit freundlichen Grüßen", "i. A. Dirksmann",
        ], [
            ("h", "Betriebskosten Lindenweg 4 (8 Wohnungen, 700 m²)"),
            ("table", [(58, "left"), (34, "right"), (38, "center"), (34, "right")], ["Kostenart", "Gesamt EUR", "Umlage nach", "Ihr Anteil EUR"],
             [[name, whole, key, euro(value)] for name, whole, key, value in costs] + [["Summe", "", "", euro(house)]], 1),
            "Der Wasserverbrauch Ihrer Wohnung lag laut Zähler bei 118,6 m³. Abgelesen wurde am 07.01.2025.",
            "Ein Hausmeister wurde 2024 nicht beschäftigt. Reparaturen und Verwaltungskosten sind in der Aufstellung nicht "
            "enthalten. Von den Kosten für Reinigung und Garten sind 477,50 EUR haushaltsnahe Dienstleistungen im Sinne der "
            "Einkommensteuer.",
            "Das Haus wird über die Stadt mit Wasser versorgt; seit dem 1. Juli 2024 gilt der höhere Arbeitspreis von "
            "4,20 EUR je Kubikmeter.",
        ], [
            ("h", "Heizkosten"),
            ("table", [(90, "left"), (36, "right"), (36, "right")], ["", "Haus", "Ihre Wohnung"],
             [["Brennstoff (Holzpellets)", "3.960,00 EUR", ""], ["Wartung und Messdienst", "840,00 EUR", ""],
              ["davon 30 % nach Fläche", "1.440,00 EUR", "172,80 EUR"], ["davon 70 % nach Verbrauch", "3.360,00 EUR", "439,20 EUR"],
              ["Summe", "4.800,00 EUR", euro(heat, "EUR")]], 1),
            "Die Heizkostenverteiler wurden am 08.01.2025 per Funk ausgelesen. Ihre Wohnung hat 1.098 von 8.400 Einheiten "
            "verbraucht.",
            ("h", "Ihre Vorauszahlungen"),
            ("table", [(90, "left"), (36, "right"), (36, "right")], ["Zeitraum", "je Monat", "gesamt"],
             [["Januar bis Mai 2024", "195,00 EUR", "975,00 EUR"], ["Juni bis Dezember 2024", "215,00 EUR", "1.505,00 EUR"],
              ["Summe", "", euro(paid, "EUR")]], 1),
            "Der Saldo aus der Abrechnung 2023 (Guthaben 38,15 EUR) wurde am 02.12.2024 ausgezahlt und ist hier nicht "
            "enthalten.",
        ]])
    return Paper(
        "betriebskosten-2024", "tiff-g4", letter.pages(text), skews=(0.5, -0.3, 0.8), scan=Scan(dpi=300, grain=2.5, specks=25, blur=0.7),
        expected=reads("rechnung", "Betriebskostenabrechnung 2024", "Hausverwaltung Ellerquast & Sohn KG", "Wohnen", "2025-11-03", True,
                       (str(due), "zahlen"), ("2025-12-05", "zahlung"), iban=RENT_IBAN, kunde="118-04-02",
                       auch=["Ellerquast & Sohn KG", "Hausverwaltung Ellerquast & Sohn"]))


def hedge():
    text = Letter(
        sender="Gartenbau Wiesenrode GmbH", beneath=["Pflege und Anlage von Gärten"], logo="rings", accent=(40, 110, 50),
        back="Gartenbau Wiesenrode GmbH · Am Bleichbach 3 · 59993 Ahrenbeck", address=at("Herrn", "Tobias Berger"), head="band",
        info=[("Rechnungsnummer", "2025-1187"), ("Kundennummer", "G-40352"), ("Ausgeführt am", "06.10.2025"), ("Datum", "10.10.2025")],
        subject="Rechnung Heckenschnitt", face="sans", points=10,
        foot=[["Gartenbau Wiesenrode GmbH", "Am Bleichbach 3, 59993 Ahrenbeck"],
              ["Geschäftsführerin: Maren Wiesenrode", "Amtsgericht Ahrenbeck HRB 99142"],
              ["Stadtbank Ahrenbeck", f"IBAN {grouped(HEDGE_IBAN)}"]],
        pages=[[
            "Sehr geehrter Herr Berger,",
            "für den Schnitt Ihrer Hecke berechnen wir:",
            ("table", [(110, "left"), (40, "right")], ["Leistung", "Betrag"],
             [["Hainbuchenhecke, 18 m, beidseitig", "110,00 EUR"], ["Abfuhr und Entsorgung", "35,00 EUR"],
              ["zzgl. 19 % Umsatzsteuer", "27,55 EUR"], ["Rechnungsbetrag", "172,55 EUR"]], 1),
            "Bitte überweisen Sie den Rechnungsbetrag bis zum 24.10.2025 auf unser unten genanntes Konto.",
            "Mit freundlichen Grüßen\nMaren Wiesenrode",
        ]])
    return Paper(
        "rechnung-heckenschnitt", "mail", letter.pages(text),
        mail=Mail(
            "Gartenbau Wiesenrode GmbH <rechnung@wiesenrode.example>", "Tobias Berger <tobias@berger.example>",
            "Rechnung Heckenschnitt", "Fri, 10 Oct 2025 08:12:00 +0200",
            "Sehr geehrter Herr Berger,\n\nanbei erhalten Sie unsere Rechnung als PDF.\n\n"
            "Mit freundlichen Grüßen\nMaren Wiesenrode\n", "Rechnung 2025-1187.pdf"),
        expected=reads("rechnung", "Rechnung Heckenschnitt", "Gartenbau Wiesenrode GmbH", "Wohnen", "2025-10-10", True,
                       ("172.55", "zahlen"), ("2025-10-24", "zahlung"), iban=HEDGE_IBAN, rechnung="2025-1187",
                       kunde="G-40352", person="Tobias", auch=["Gartenbau Wiesenrode"]))
