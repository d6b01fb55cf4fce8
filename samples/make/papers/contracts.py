"""Contracts: a mobile bill and the end of a broadband contract."""
import letter
from letter import Letter
from paper import Paper, at, reads
from scanner import Scan
from values import grouped, iban

HOUSE_IBAN = iban("DE", "999400440003564417")


def papers():
    return [mobile(), goodbye()]


def mobile():
    text = Letter(
        sender="Funkelnetz Mobil GmbH", beneath=["Kundenservice · 00760 Talbrück"], logo="rings", accent=(190, 0, 110), head="band",
        back="Funkelnetz Mobil GmbH · 00760 Talbrück", address=at("Frau", "Anna Berger"),
        info=[("Kundennummer", "6 004 118 725"), ("Rechnungsnummer", "M2509-338104"), ("Rufnummer", "0000 1555 204"),
              ("Zeitraum", "01.–30.09.2025"), ("Rechnungsdatum", "06.10.2025")],
        subject="Ihre Mobilfunkrechnung für September 2025", face="wide", points=9,
        foot=[["Funkelnetz Mobil GmbH", "Senderstraße 1, 00760 Talbrück"], ["Geschäftsführung: Nora Vietinghus", "AG Talbrück HRB 99207"],
              ["USt-IdNr. DE999400760", "www.funkelnetz.example"]],
        pages=[[
            "Hallo Frau Berger,",
            "hier kommt Ihre Rechnung. Sie telefonieren und surfen im Tarif Funkel M.",
            ("table", [(85, "left"), (25, "right"), (25, "right"), (30, "right")], ["Leistung", "netto", "USt 19 %", "brutto"],
             [["Grundpreis Funkel M, 20 GB", "16,80 EUR", "3,19 EUR", "19,99 EUR"],
              ["Zweitkarte Tablet", "3,35 EUR", "0,64 EUR", "3,99 EUR"], ["Sonderrufnummern (2 Verbindungen)", "0,84 EUR", "0,16 EUR", "1,00 EUR"],
              ["Rechnungsbetrag", "20,99 EUR", "3,99 EUR", "24,98 EUR"]], 1),
            "Wir ziehen **24,98 EUR** in den nächsten Tagen von Ihrem Konto ein:",
            ("pairs", [("IBAN", grouped(HOUSE_IBAN)), ("Mandatsreferenz", "FNM-725-0001"), ("Kontoinhaberin", "Anna Berger")], 36),
            "Ihre Rechnung vom 05.09.2025 über 23,98 EUR haben wir dankend erhalten. Der Einzelverbindungsnachweis liegt "
            "80 Tage lang in Ihrem Kundenkonto bereit.",
            ("h", "Angaben zu Ihrem Vertrag"),
            ("pairs", [("Vertragsbeginn", "12.03.2023"), ("Ende der Mindestlaufzeit", "11.03.2025"), ("Kündigungsfrist", "ein Monat")], 48),
            "Fragen zur Rechnung? Schreiben Sie uns im Chat, wir antworten werktags von 8 bis 20 Uhr.",
        ]])
    return Paper(
        "mobilfunk-september", "pdf-text", letter.pages(text),
        expected=reads("rechnung", "Ihre Mobilfunkrechnung für September 2025", "Funkelnetz Mobil GmbH", "Verträge", "2025-10-06", False,
                       ("24.98", "lastschrift"), iban=HOUSE_IBAN, rechnung="M2509-338104", kunde="6 004 118 725", person="Anna",
                       auch=["Funkelnetz Mobil", "Funkelnetz"]))


def goodbye():
    text = Letter(
        sender="Lichtgrund Breitband GmbH", beneath=["Internet und Telefon aus der Region"], head="center", logo="bars",
        accent=(0, 90, 130), back="Lichtgrund Breitband GmbH · Glasweg 14 · 00455 Moorfelde", address=at("Herrn", "Tobias Berger"),
        info=[("Kundennummer", "LB-330871"), ("Anschluss", "02999 5550-1847"), ("Ihr Schreiben vom", "09.08.2025"), ("Datum", "18.08.2025")],
        subject="Bestätigung Ihrer Kündigung", face="sans", points=11,
        foot=[["Lichtgrund Breitband GmbH", "Glasweg 14, 00455 Moorfelde"], ["Geschäftsführer: Kai Tönnsmeier", "AG Moorfelde HRB 99330"],
              ["kontakt@lichtgrund.example", "Hotline 0000 5550-500"]],
        pages=[[
            "Sehr geehrter Herr Berger,",
            "Ihre Kündigung ist am 11.08.2025 bei uns eingegangen. Wir bedauern sehr, dass Sie uns verlassen, und bestätigen "
            "Ihnen das Ende Ihres Vertrags:",
            ("pairs", [("Tarif", "Lichtgrund Komfort 100"), ("Vertragsbeginn", "01.12.2023"), ("Vertragsende", "**30.11.2025**")], 36),
            "Bis dahin können Sie Internet und Telefon wie gewohnt nutzen. Ihre Rufnummer haben wir zur Mitnahme "
            "freigegeben; darum kümmert sich Ihr neuer Anbieter.",
            "Den Router haben Sie gekauft, er bleibt Ihr Eigentum. Die letzte Rechnung senden wir Ihnen Anfang Dezember zu. Ihr "
            "SEPA-Mandat erlischt danach von selbst.",
            "Sie müssen nichts weiter veranlassen. Sollten Sie es sich anders überlegen, freuen wir uns über Ihren Anruf.",
            "Mit freundlichen Grüßen",
            "Ihr Kundenteam\nLichtgrund Breitband",
        ]])
    return Paper(
        "kuendigung-internet", "png", letter.pages(text), scan=Scan(skew=0.7, clean=True, folds=False, shade=2, blur=0.4, through=0, specks=8),
        expected=reads("vertrag", "Bestätigung Ihrer Kündigung", "Lichtgrund Breitband GmbH", "Verträge", "2025-08-18", False,
                       kunde="LB-330871", person="Tobias", auch=["Lichtgrund Breitband", "Lichtgrund"]))
