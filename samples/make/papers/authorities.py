"""Town hall: a passport that runs out, and a notice about fees."""
import letter
from letter import Letter
from paper import Paper, at, reads
from scanner import Scan
from values import one_month_after_notice


def papers():
    return [passport(), after_school()]


def passport():
    text = Letter(
        sender="Stadt Ahrenbeck", beneath=["Die Bürgermeisterin", "Bürgeramt Süd"], logo="shield", accent=(30, 30, 30),
        back="Stadt Ahrenbeck · Bürgeramt Süd · Marktplatz 1 · 59991 Ahrenbeck", address=at("Frau", "Anna Berger"),
        info=[("Auskunft erteilt", "Herr Wibbeling"), ("Zimmer", "0.17"), ("Telefon", "02999 5550-217"),
              ("E-Mail", "info@ahrenbeck.example"), ("Mein Zeichen", "33.2-KRP/5518"), ("Datum", "21.10.2024")],
        subject="Ablauf des Kinderreisepasses", face="sans", points=11,
        foot=[["Öffnungszeiten Bürgeramt Süd", "Mo–Fr 8:00–12:30 Uhr,", "Do auch 14:00–18:00 Uhr"],
              ["Haltestelle Rathaus, Linien 3 und 8", "Aufzug am Nebeneingang"],
              ["www.ahrenbeck.example", "Zentrale 02999 5550-0"]],
        pages=[[
            "Sehr geehrte Frau Berger,",
            "der am 12.12.2023 ausgestellte Kinderreisepass Ihrer Tochter **Lena Berger**, geboren am 14.03.2016 in Münster, "
            "verliert mit Ablauf des 11.12.2024 seine Gültigkeit. Kinderreisepässe werden nicht mehr ausgestellt und nicht "
            "mehr verlängert. Für Reisen außerhalb der Europäischen Union braucht Ihre Tochter künftig einen Reisepass.",
            "Damit Sie nicht warten müssen, haben wir einen Termin für Sie vorgemerkt:",
            ("box", ["**Donnerstag, 14. November 2024, 10:20 Uhr**", "Bürgeramt Süd, Erdgeschoss, Schalter 4"]),
            "Bitte kommen Sie gemeinsam mit Lena und bringen Sie mit:",
            ("list", ["den bisherigen Kinderreisepass", "die Geburtsurkunde", "ein biometrisches Lichtbild, nicht älter als ein Jahr",
                      "die schriftliche Zustimmung des anderen Elternteils"]),
            "Die Gebühr für den Reisepass beträgt **37,50 EUR** und ist beim Termin mit Karte zu zahlen. Die Herstellung "
            "dauert derzeit vier bis sechs Wochen.",
            "Passt Ihnen der Termin nicht, wählen Sie bitte in unserem Terminportal einen anderen.",
            "Mit freundlichen Grüßen\nIm Auftrag",
            "Wibbeling",
        ]])
    return Paper(
        "kinderreisepass-lena", "jpeg", letter.pages(text), scan=Scan(skew=-0.8, paper=(236, 236, 236), holes=True, grain=2.5),
        expected=reads("info", "Ablauf des Kinderreisepasses", "Stadt Ahrenbeck", "Behörden", "2024-10-21", True,
                       ("37.50", "zahlen"), ("2024-11-14", "termin"), person="Lena",
                       auch=["Bürgeramt Süd", "Stadt Ahrenbeck, Bürgeramt Süd", "Stadt Ahrenbeck Bürgeramt Süd"]),
        extra=["14. November 2024"])


def after_school():
    text = Letter(
        sender="Stadt Ahrenbeck", beneath=["Fachbereich Jugend und Familie", "Elternbeiträge"], logo="shield", accent=(30, 30, 30),
        back="Stadt Ahrenbeck · Fachbereich Jugend · Marktplatz 1 · 59991 Ahrenbeck", address=at("Frau und Herrn", "Anna und Tobias Berger"),
        info=[("Auskunft erteilt", "Frau Terhalle"), ("Telefon", "02999 5550-346"), ("Kassenzeichen", "51.4070.118-3"),
              ("Aktenzeichen", "51-22/OGS-0936"), ("Datum", "21.11.2025")],
        subject="Bescheid über den Elternbeitrag, Schuljahr 2024/2025", face="serif", points=11,
        foot=[["Marktplatz 1, 59991 Ahrenbeck", "Sprechzeit nach Vereinbarung"], ["www.ahrenbeck.example", "Zentrale 02999 5550-0"],
              ["Stadtkasse: Telefon 02999 5550-190", "Gläubiger-ID DE55ZZZ00009990417"]],
        pages=[[
            "Sehr geehrte Frau Berger, sehr geehrter Herr Berger,",
            "für den Besuch der offenen Ganztagsschule durch Ihr Kind **Lena Berger** (geb. 14.03.2016) habe ich den "
            "Elternbeitrag vorläufig nach Ihrem geschätzten Einkommen erhoben. Nach Vorlage Ihres Steuerbescheids setze ich "
            "ihn für die Zeit vom 01.08.2024 bis 31.07.2025 nun endgültig fest:",
            ("table", [(105, "left"), (55, "right")], None,
             [["Maßgebliches Einkommen 2024", "67.412,00 EUR"], ["Elternbeitrag, 12 Monate zu je 110,00 EUR", "1.320,00 EUR"],
              ["bereits gezahlt, 12 Monate zu je 96,00 EUR", "1.152,00 EUR"], ["Nachzahlung", "168,00 EUR"]], 1),
            "Den Betrag von **168,00 EUR** bucht die Stadtkasse am 15.12.2025 von Ihrem Konto mit den Endziffern 4417 ab. "
            "Ein gesonderter Auftrag ist nicht nötig.",
            ("h", "Begründung"),
            "Ihr Einkommen liegt über der Grenze von 62.000 EUR und damit in der nächsthöheren Stufe der "
            "Elternbeitragssatzung vom 18.06.2020. Ein Geschwisterkind, für das ebenfalls ein Beitrag zu leisten wäre, "
            "ist nicht gemeldet. Der laufende Beitrag für 2025/2026 wird gesondert festgesetzt.",
        ], [
            ("h", "Rechtsbehelfsbelehrung"),
            "Gegen diesen Bescheid können Sie innerhalb eines Monats nach Bekanntgabe Widerspruch erheben. Er ist schriftlich, "
            "in elektronischer Form oder zur Niederschrift bei der Stadt Ahrenbeck, Marktplatz 1, 59991 Ahrenbeck, "
            "einzulegen. Ein Bescheid, der mit der Post übersandt wird, gilt am vierten Tag nach der Aufgabe zur Post als "
            "bekannt gegeben.",
            "Der Widerspruch hat keine aufschiebende Wirkung; die Nachzahlung wird also auch dann abgebucht, wenn Sie "
            "Widerspruch einlegen.",
            ("h", "Hinweise"),
            ("list", ["Ändert sich Ihr Einkommen um mehr als zehn Prozent, teilen Sie das bitte unverzüglich mit.",
                      "Beiträge zur Betreuung können Sie als Sonderausgaben geltend machen. Eine Bescheinigung erhalten Sie "
                      "im Februar ohne Antrag.",
                      "Die Stufen der Satzung sind im Internet und im Rathaus, Zimmer 2.08, einzusehen."]),
            "Mit freundlichen Grüßen\nIm Auftrag", "Terhalle",
            ("small", "Dieser Bescheid wurde maschinell erstellt und ist ohne Unterschrift gültig.", 8.5),
        ]])
    return Paper(
        "bescheid-elternbeitrag", "pdf-image", letter.pages(text), skews=(0.9, 0.6), quality=70,
        scan=Scan(paper=(240, 240, 240), grain=2.2, holes=True),
        expected=reads("bescheid", "Bescheid über den Elternbeitrag, Schuljahr 2024/2025", "Stadt Ahrenbeck", "Behörden",
                       "2025-11-21", True, ("168.00", "lastschrift"), (one_month_after_notice("2025-11-21"), "widerspruch"),
                       person="Lena", kunde="51.4070.118-3",
                       auch=["Stadt Ahrenbeck, Fachbereich Jugend und Familie", "Fachbereich Jugend und Familie"]))
