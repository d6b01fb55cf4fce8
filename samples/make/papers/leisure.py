"""Leisure: a club's invitation, an English camp and a music school's bill."""
import letter
from letter import Letter
from paper import Paper, at, reads
from phone import Photo
from scanner import Scan
from values import cents, euro, grouped, iban

CAMP_IBAN = iban("GB", "ZZZZ99990110274455")
MUSIC_IBAN = iban("DE", "999500550004471908")


def papers():
    return [tournament(), camp(), lessons()]


def tournament():
    text = Letter(
        sender="TSV Ahrenbeck 1908 e. V.", beneath=["Abteilung Tischtennis", "Sporthalle am Weiher · 59991 Ahrenbeck"], head="center", logo="shield",
        accent=(170, 20, 30), back="TSV Ahrenbeck · Sporthalle am Weiher · 59991 Ahrenbeck", address=["An die Eltern von", "Felix Berger", "Lindenweg 4", "48155 Münster"],
        info=[("Mitgliedsnummer", "3381"), ("Gruppe", "Schüler B"), ("Datum", "29.09.2025")],
        subject="Einladung zum Familienturnier", face="sans", points=11.5,
        pages=[[
            "Liebe Eltern,",
            "am **Samstag, 08.11.2025**, wird es wieder laut in der Halle: Beim Familienturnier spielt je ein Kind mit einem "
            "Erwachsenen im Doppel. Los geht es um 10 Uhr, die Siegerehrung ist gegen 16 Uhr.",
            "Felix hat seit den Sommerferien große Fortschritte gemacht, wir würden ihn gern mit Ihnen am Tisch sehen!",
            ("list", ["Startgeld je Familie: **12,00 EUR**, bar am Turniertag", "Mittagessen ist im Startgeld enthalten",
                      "Hallenschuhe mit heller Sohle sind Pflicht", "Leihschläger gibt es vor Ort"]),
            "**Anmeldung bis Freitag, 17.10.**, per Mail an tischtennis@tsv-ahrenbeck.example oder beim Training. Bei mehr als "
            "24 Paaren entscheidet das Los; Bescheid geben wir bis zum 24.10.",
            "Am 15.10. und 22.10. fällt das Training wegen der Herbstferien aus. Der Vereinsbeitrag von 72 EUR für 2026 wird "
            "unabhängig vom Turnier im Januar abgebucht.",
            "Sportliche Grüße", "Jörn Westhues\nJugendwart",
        ]])
    return Paper(
        "familienturnier-felix", "photo", letter.pages(text), quality=72,
        photo=Photo(corners=((0.07, 0.05), (0.935, 0.075), (0.915, 0.935), (0.085, 0.95)), lamp=(0.65, 0.3), desk=(168, 140, 108), falloff=0.42),
        expected=reads("einladung", "Einladung zum Familienturnier", "TSV Ahrenbeck 1908 e. V.", "Freizeit/Felix", "2025-09-29", True,
                       ("12.00", "zahlen"), ("2025-10-17", "anmeldung"), kunde="3381", person="Felix", auch=["TSV Ahrenbeck", "TSV Ahrenbeck 1908"]),
        extra=["17.10."])


def camp():
    text = Letter(
        sender="Fernmoor Summer Camps Ltd", beneath=["Fernmoor House, Mill Lane, Nether Wickham ZZ9 4QT", "Phone +44 1632 960 118 · bookings@fernmoor.example"],
        logo="leaf", accent=(20, 100, 60), address=["Mrs Anna Berger", "Lindenweg 4", "48155 Münster", "GERMANY"],
        info=[("Invoice no.", "FSC-26-0417"), ("Invoice date", "2 March 2026"), ("Camper", "Felix Berger"), ("Camp week", "20–31 July 2026")],
        subject="Balance payment for summer camp 2026", face="serif", points=11.5,
        pages=[[
            "Dear Mrs Berger,",
            "We are delighted that Felix is joining us for English and sailing this summer. Thank you for the deposit, which "
            "reached us on 14 January 2026. The remaining balance is now as follows:",
            ("table", [(110, "left"), (45, "right")], ["Description", "Amount"],
             [["Residential camp, 11 nights", "£735.00"], ["Sailing course and safety kit", "£85.00"], ["Airport transfer, both ways", "£40.00"],
              ["Deposit received", "- £220.00"], ["Balance due", "£640.00"]], 1),
            "Please make sure that **£640.00** reaches our account **by 15 May 2026**. Bank transfers from abroad can take up to "
            "four working days.",
            ("pairs", [("Account name", "Fernmoor Summer Camps Ltd"), ("IBAN", grouped(CAMP_IBAN)), ("Reference", "FSC-26-0417")], 34),
            "If you have to cancel before 1 June 2026 we refund everything except the deposit. The packing list and the health "
            "form will follow by email at the end of May.",
            "With kind regards,", "Harriet Penhallow\nBookings Office",
            ("gap", 8), ("small", "Fernmoor Summer Camps Ltd. Registered in England, company number 99004417. Registered office as above.", 8),
        ]])
    return Paper(
        "summer-camp-felix", "jpeg", letter.pages(text), quality=70, scan=Scan(colour=True, skew=-0.6, paper=(247, 249, 252), through=0),
        expected=reads("rechnung", "Balance payment for summer camp 2026", "Fernmoor Summer Camps Ltd", "Freizeit/Felix", "2026-03-02", True,
                       ("640.00", "zahlen", "GBP"), ("2026-05-15", "zahlung"), lang="en", iban=CAMP_IBAN, rechnung="FSC-26-0417", person="Felix",
                       auch=["Fernmoor Summer Camps", "Fernmoor"]))


def lessons():
    """Printed on a folded sheet of A3, and scanned open."""
    items = [("Gitarre, Einzelunterricht 30 Minuten, 18 Termine", "423.00"), ("Ensemble, 16 Termine", "64.00"), ("Leihgitarre 7/8, sechs Monate", "48.00")]
    total = sum(cents(value) for _, value in items)
    text = Letter(
        sender="Musikschule Ahrenbeck e. V.", beneath=["Alte Tuchfabrik · 59991 Ahrenbeck"], head="left", logo="leaf", accent=(40, 60, 120),
        back="Musikschule Ahrenbeck · Alte Tuchfabrik 1 · 59991 Ahrenbeck", address=at("Frau", "Anna Berger"),
        info=[("Rechnungsnummer", "MS-2026-0188"), ("Schüler", "Felix Berger"), ("Datum", "12.01.2026")],
        subject="Rechnung für das Winterhalbjahr", face="sans", points=11,
        pages=[[
            "Sehr geehrte Frau Berger,",
            "für den Unterricht von Felix im Winterhalbjahr berechnen wir Ihnen:",
            ("table", [(120, "left"), (40, "right")], ["Leistung", "EUR"], [[what, euro(value)] for what, value in items] + [["Gesamtbetrag", euro(total)]], 1),
            f"Bitte überweisen Sie den Betrag von **{euro(total)} EUR** bis zum **30.01.2026** auf unser Konto:",
            ("pairs", [("IBAN", grouped(MUSIC_IBAN)), ("Bank", "Ärzte- und Gewerbebank Ahrenbeck")], 28),
            "Auf der zweiten Seite finden Sie die Unterrichtsordnung in der Fassung, die der Vorstand im Herbst beschlossen hat.",
            "Mit freundlichen Grüßen", "Rieke Sandfort\nSchulleitung",
        ], [
            ("h", "Auszug aus der Unterrichtsordnung"),
            ("list", ["Fällt eine Stunde aus, weil die Lehrkraft verhindert ist, wird sie nachgeholt oder gutgeschrieben.",
                      "Versäumt das Kind eine Stunde, besteht kein Anspruch auf Ersatz. Bitte sagen Sie trotzdem Bescheid.",
                      "Leihinstrumente sind pfleglich zu behandeln. Saiten ersetzt die Schule zweimal im Jahr.",
                      "In den Schulferien findet kein Unterricht statt."]),
            ("h", "Vorspiel und Ensemble"),
            "Alle Kinder dürfen zweimal im Jahr vorspielen. Eltern und Geschwister sind willkommen, der Eintritt ist frei. Wer im "
            "Ensemble mitspielt, probt zusätzlich am Donnerstag im großen Saal der Tuchfabrik.",
            ("h", "So erreichen Sie uns"),
            "Das Sekretariat ist montags und mittwochs von 14 bis 18 Uhr besetzt. Außerhalb dieser Zeiten schreiben Sie uns bitte an "
            "sekretariat@musikschule-ahrenbeck.example.",
        ]])
    return Paper(
        "musikschule-felix", "spread", letter.pages(text), quality=60, scan=Scan(skew=0.4, folds=False, through=0, paper=(248, 248, 246)),
        expected=reads("rechnung", "Rechnung für das Winterhalbjahr", "Musikschule Ahrenbeck e. V.", "Freizeit/Felix", "2026-01-12", True,
                       (str(total), "zahlen"), ("2026-01-30", "zahlung"), iban=MUSIC_IBAN, rechnung="MS-2026-0188", person="Felix",
                       auch=["Musikschule Ahrenbeck"]))
