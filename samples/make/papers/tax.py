"""Taxes."""
import letter
from letter import Letter
from paper import Paper, at, reads
from scanner import Scan
from values import one_month_after_notice


def papers():
    return [income_tax()]


def income_tax():
    text = Letter(
        sender="Finanzamt Ahrenbeck", beneath=["Königswall 30 · 59991 Ahrenbeck · Telefon 02999 5550-600"], accent=(20, 20, 20),
        back="Finanzamt Ahrenbeck · Königswall 30 · 59991 Ahrenbeck", address=at("Herrn und Frau", "Tobias und Anna Berger"),
        info=[("Steuernummer", "999/5127/0384"), ("IdNr. Ehemann", "12 990 445 187"), ("IdNr. Ehefrau", "45 990 318 206"),
              ("Bearbeiter", "Frau Ruschmeier"), ("Datum", "11.06.2025")],
        subject="Bescheid für 2024 über Einkommensteuer", face="type", points=9.5, head_points=14,
        numbering="Blatt {0} / {1}",
        pages=[[
            ("h", "Festsetzung"),
            ("table", [(90, "left"), (36, "right"), (36, "right")], ["", "Einkommensteuer", "Soli"],
             [["Festgesetzt werden", "9.184,00 EUR", "0,00 EUR"], ["ab Steuerabzug vom Lohn", "9.596,36 EUR", "0,00 EUR"],
              ["verbleibende Beträge", "- 412,36 EUR", "0,00 EUR"]], 1),
            ("h", "Abrechnung (Stichtag 02.06.2025)"),
            "Es besteht ein Guthaben von **412,36 EUR**. Die Erstattung wird auf das von Ihnen angegebene Konto mit den "
            "Endziffern 4417 überwiesen. Sie brauchen nichts zu veranlassen.",
            ("h", "Besteuerungsgrundlagen"),
            ("table", [(90, "left"), (36, "right"), (36, "right")], ["", "Ehemann", "Ehefrau"],
             [["Bruttoarbeitslohn", "52.310,00 EUR", "24.918,00 EUR"], ["Werbungskosten", "1.846,00 EUR", "1.230,00 EUR"],
              ["Einkünfte", "50.464,00 EUR", "23.688,00 EUR"]]),
            ("table", [(126, "left"), (36, "right")], None,
             [["Gesamtbetrag der Einkünfte", "74.152,00 EUR"], ["Vorsorgeaufwendungen", "13.705,00 EUR"],
              ["Kinderbetreuungskosten (2/3 von 1.152,00)", "768,00 EUR"], ["zu versteuerndes Einkommen", "59.679,00 EUR"]], 1),
            ("h", "Erläuterungen"),
            "Die Aufwendungen für das Arbeitszimmer (480,00 EUR) wurden nicht anerkannt, weil die Tagespauschale "
            "bereits für dieselben Tage gewährt wurde. Das Kindergeld für Felix und Lena war günstiger als der Freibetrag.",
        ], [
            ("h", "Vorläufigkeit"),
            "Der Bescheid ist hinsichtlich der beschränkt abziehbaren Vorsorgeaufwendungen vorläufig. Ein Einspruch ist "
            "deswegen nicht erforderlich.",
            ("h", "Rechtsbehelfsbelehrung"),
            "Sind Sie mit der Festsetzung nicht einverstanden, können Sie **Einspruch** einlegen: schriftlich, elektronisch "
            "über das Steuerportal oder persönlich zu Protokoll beim Finanzamt Ahrenbeck.",
            "Dafür haben Sie **einen Monat** Zeit, gerechnet ab der Bekanntgabe dieses Bescheids. Ein mit einfachem Brief "
            "versandter Bescheid gilt am vierten Tag nach Aufgabe zur Post als bekannt gegeben, sofern er nicht später bei "
            "Ihnen eintrifft.",
            ("h", "Datenschutz"),
            "Wie wir Ihre Daten verarbeiten und welche Rechte Sie haben, lesen Sie in einem Merkblatt, das am Eingang "
            "ausliegt.",
        ]])
    return Paper(
        "einkommensteuerbescheid", "pdf-image", letter.pages(text), skews=(0.3, -0.6), quality=70,
        scan=Scan(paper=(232, 233, 230), grain=2.0),
        expected=reads("bescheid", "Bescheid für 2024 über Einkommensteuer", "Finanzamt Ahrenbeck", "Steuern", "2025-06-11", True,
                       ("412.36", "gutschrift"), (one_month_after_notice("2025-06-11", tax=True), "widerspruch")))
