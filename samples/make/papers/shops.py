"""Shops: a till receipt and a web shop's credit."""
import letter
import receipt
from letter import Letter
from paper import Paper, at, reads
from phone import Photo
from scanner import Scan
from values import cents, euro


def papers():
    return [groceries(), two_receipts(), credit()]


def groceries():
    items = [("Hafermilch 1L  2 x 1,49", "2.98", "B"), ("Roggenbrot 750g", "3.29", "A"), ("Bergkäse 250g", "4.19", "A"),
             ("Äpfel Boskop 1,5kg", "3.74", "A"), ("Möhren Bund", "1.99", "A"), ("Lasagneplatten", "1.79", "A"), ("Tomaten pass. 3 x 0,99", "2.97", "A"),
             ("Hackfleisch 500g", "5.49", "A"), ("Geschirrtabs 40er", "6.95", "B"), ("Shampoo mild", "2.45", "B"), ("Zahnpasta Junior", "1.85", "B"),
             ("Pfand 6 x 0,25", "1.50", "B"), ("Leergut", "-3.25", "B"), ("Butterkekse", "1.69", "A")]
    total = sum(cents(value) for _, value, _ in items)
    gross = {key: sum(cents(value) for _, value, sign in items if sign == key) for key in "AB"}
    net = {"A": cents(gross["A"] / cents("1.07")), "B": cents(gross["B"] / cents("1.19"))}
    strip = receipt.page([
        ("big", "NAHMARKT"), ("center", "Tiggelbeck e. K."), ("center", "Bahnhofstr. 19 · 59991 Ahrenbeck"),
        ("center", "Mo-Sa 7-21 Uhr"), "", ("two", "", "EUR"), *[("two", name, f"{euro(value)} {sign}") for name, value, sign in items],
        ("rule", "-"), ("sum", "SUMME EUR", euro(total)), ("rule", "="), ("two", "Kartenzahlung", euro(total)), "",
        ("two", "Kundenbeleg, Terminal", "54990017"), ("two", "Karte **** 4417", "kontaktlos"), ("two", "Genehmigung", "118 205"), "",
        ("two", "MwSt       Netto", "Steuer  Brutto"),
        *[("two", f"{key} {rate:>2}%   {euro(net[key]):>8}", f"{euro(gross[key] - net[key]):>6} {euro(gross[key]):>7}") for key, rate in (("A", 7), ("B", 19))],
        ("rule", "-"), ("two", "06.09.2025 11:38", "Bon 4471"), ("two", "Kasse 03", "Bediener 12"), "TSE-Signatur: 7Qk2vD0xW9sL", "",
        ("center", "Ihr Treueguthaben: 3,70 EUR"), ("center", "Danke für Ihren Einkauf!")], 66, 8.6, "till")
    return Paper(
        "kassenbon-nahmarkt", "photo", [strip], quality=70,
        photo=Photo(size=(1600, 3000), corners=((0.115, 0.04), (0.88, 0.045), (0.865, 0.962), (0.13, 0.958)), desk=(206, 210, 214), streak=5, falloff=0.25, blur=0.5, grain=1.6,
                    lamp=(0.6, 0.35), turned=True),
        expected=reads("quittung", "Kassenbon", "Nahmarkt Tiggelbeck e. K.", "Belege", "2025-09-06", False, (str(total), "bezahlt"),
                       auch=["Nahmarkt", "NAHMARKT", "Nahmarkt Tiggelbeck", "Tiggelbeck e. K."]))


def two_receipts():
    """Put on the scanner's glass together; each is a document of its own."""
    return Paper(
        "zwei-kassenbons", "glass", [_hardware(), _books()], scan=Scan(dpi=300, blur=0.7, grain=2.5, folds=False, through=0, shade=3), quality=55,
        expected=[
            reads("quittung", "Kassenbon", "Eisenwaren Ruhkamp", "Belege", "2025-10-18", False, ("20.34", "bezahlt"),
                  auch=["EISENWAREN RUHKAMP", "Eisenwaren Ruhkamp Inh. Tilo Ruhkamp"]),
            reads("quittung", "Kassenbon", "Buch Lesezeichen", "Belege", "2025-10-11", False, ("31.90", "bezahlt"),
                  auch=["BUCH LESEZEICHEN", "Buch Lesezeichen Inh. Jule Terhart"])])


def _hardware():
    items = [("Dübel 8mm 50 Stk", "4.99"), ("Schrauben 5x60", "6.49"), ("Dichtband", "3.79"), ("Winkel 40x40  4 St", "3.56"), ("Bohrer 6mm", "1.51")]
    total = sum(cents(value) for _, value in items)
    return receipt.page([
        ("big", "EISENWAREN RUHKAMP"), ("center", "Inh. Tilo Ruhkamp"), ("center", "Hafenstr. 7 · 59991 Ahrenbeck"), "", ("two", "", "EUR"),
        *[("two", name, f"{euro(value)} B") for name, value in items], ("rule", "-"), ("sum", "SUMME EUR", euro(total)), ("rule", "="),
        ("two", "Bar", euro("50.00")), ("two", "Rückgeld", euro(cents("50.00") - total)), "", ("two", "enth. 19% MwSt", euro(total - cents(total / cents("1.19")))),
        ("rule", "-"), ("two", "18.10.2025 10:04", "Bon 1180"), ("two", "Kasse 01", "Bediener 3"), "", ("center", "Vielen Dank für Ihren Einkauf!")], 80, 9, "till")


def _books():
    items = [("Der Garten im Moor", "22.00"), ("Notizheft liniert", "4.90"), ("Lesebrille Etui", "5.00")]
    total = sum(cents(value) for _, value in items)
    return receipt.page([
        ("big", "BUCH LESEZEICHEN"), ("center", "Inh. Jule Terhart"), ("center", "Kirchplatz 2 · 59991 Ahrenbeck"), ("center", "Telefon 02999 5550-771"), "",
        ("two", "", "EUR"), *[("two", name, euro(value)) for name, value in items], ("rule", "-"), ("sum", "SUMME EUR", euro(total)), ("rule", "="),
        ("two", "Girocard", euro(total)), "", ("two", "Kundenbeleg, Terminal", "66012094"), ("two", "11.10.2025 16:47", "Bon 0713"),
        ("two", "Kasse 02", "Bedienerin 5"), "", ("center", "Umtausch innerhalb von"), ("center", "14 Tagen mit diesem Beleg"), "",
        ("center", "Auf Wiedersehen!")], 72, 8.8, "till")


def credit():
    text = Letter(
        sender="Zwirnfeld Textilversand GmbH", beneath=["Kundenbetreuung"], logo="squares", accent=(60, 60, 60), head="right",
        back="Zwirnfeld Textilversand GmbH · Spindelweg 2 · 00312 Garnstedt", address=at("Frau", "Anna Berger"),
        info=[("Kundennummer", "4402817"), ("Rechnungsnr.", "10-884213"), ("Bestellt am", "22.09.2025"), ("Datum", "09.10.2025")],
        subject="Gutschrift zu Ihrer Rücksendung", face="sans", points=10.5,
        foot=[["Zwirnfeld Textilversand GmbH", "Spindelweg 2, 00312 Garnstedt"], ["Geschäftsführerin: Wiebke Haferland", "AG Garnstedt HRB 99614"],
              ["USt-IdNr. DE999600312", "hilfe@zwirnfeld.example"]],
        pages=[[
            "Guten Tag, Frau Berger,",
            "Ihre Rücksendung ist am 07.10.2025 in unserem Lager eingetroffen. Für folgenden Artikel schreiben wir Ihnen den "
            "Kaufpreis gut:",
            ("table", [(20, "left"), (85, "left"), (20, "left"), (35, "right")], ["Artikel", "Bezeichnung", "Größe", "Preis"],
             [["77120", "Regenjacke Kinder, petrol", "152", "59,90 EUR"], ["", "darin 19 % Umsatzsteuer", "", "9,56 EUR"],
              ["Gutschriftbetrag", "", "", "59,90 EUR"]], 1),
            "Den Betrag von **59,90 EUR** erstatten wir innerhalb von 14 Tagen auf dem Weg, auf dem Sie bezahlt haben. Die "
            "Versandkosten von 4,95 EUR entfallen auf die beiden Artikel, die Sie behalten haben (Rechnungssumme 134,75 EUR).",
            "Für Sie ist damit alles erledigt. Haben Sie Fragen zu Größen, beraten wir Sie gern.",
            "Herzliche Grüße aus Garnstedt", "Ihr Zwirnfeld",
        ]])
    return Paper(
        "gutschrift-regenjacke", "png", letter.pages(text),
        scan=Scan(skew=-0.9, clean=True, folds=True, shade=3, blur=0.4, through=0),
        expected=reads("gutschrift", "Gutschrift zu Ihrer Rücksendung", "Zwirnfeld Textilversand GmbH", "Belege", "2025-10-09", False,
                       ("59.90", "gutschrift"), rechnung="10-884213", kunde="4402817", person="Anna", auch=["Zwirnfeld", "Zwirnfeld Textilversand"]))
