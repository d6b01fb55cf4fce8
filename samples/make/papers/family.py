"""School and Kita."""
import letter
from letter import Letter
from paper import Paper, reads
from scanner import Scan
from values import grouped, iban

SCHOOL_IBAN = iban("DE", "999100550000318840")


def papers():
    return [trip(), summer_party()]


def trip():
    text = Letter(
        sender="Städtisches Goethe-Gymnasium", beneath=["der Stadt Ahrenbeck · Sekundarstufen I und II",
                                                          "Am Schulgarten 12 · 59991 Ahrenbeck · Telefon 02999 5550-40"],
        back="Goethe-Gymnasium · Am Schulgarten 12 · 59991 Ahrenbeck",
        address=["An die Eltern der Klasse 7b", "über die Schülerinnen und Schüler"],
        info=[("Klassenleitung", "Fr. Sonnleitner"), ("", "Hr. Abelmann"), ("Zimmer", "B 114")],
        place_date="Ahrenbeck, den 1. September 2025", subject="Klassenfahrt Borkum", logo="squares",
        accent=(24, 82, 120), face="sans", points=10.5, head="left",
        pages=[[
            "Liebe Eltern der Klasse 7b,",
            "wie am Elternabend vom 26.06.2025 beschlossen, fahren wir vor den Herbstferien gemeinsam auf die Insel "
            "Borkum. Wir wohnen in der Jugendherberge am alten Hafen und sind von **Mittwoch, 08.10., bis Freitag, "
            "10.10.2025** unterwegs. Abfahrt ist um 7:15 Uhr am Busparkplatz hinter der Turnhalle, die Rückkehr "
            "planen wir für 18:30 Uhr.",
            ("h", "Was kostet die Fahrt?"),
            "Für Bus, Fähre, zwei Übernachtungen mit Vollverpflegung und die Wattwanderung entstehen Kosten von "
            "**85,00 EUR** je Kind. Der Förderverein hat die Klasse bereits mit 350 EUR unterstützt; dieser Zuschuss "
            "ist schon abgezogen. Ein Taschengeld von höchstens 20 EUR genügt.",
            "Den Betrag überweisen Sie bitte, sobald Ihr Kind angemeldet ist, auf das Schulkonto:",
            ("pairs", [("Empfänger", "Goethe-Gymnasium Ahrenbeck, Fahrtenkonto"), ("IBAN", grouped(SCHOOL_IBAN)),
                       ("Verwendungszweck", "Borkum 7b, Name des Kindes")], 38),
            ("h", "Was brauchen wir von Ihnen?"),
            "Geben Sie Ihrem Kind bitte den unteren Abschnitt der zweiten Seite ausgefüllt mit. **Rückgabe bis Montag, "
            "15.09.2025**, bei Frau Sonnleitner. Ohne Ihre Unterschrift darf Ihr Kind nicht mitfahren.",
            "Falls die Kosten für Sie schwer aufzubringen sind, sprechen Sie uns vertraulich an. Über das Bildungs- "
            "und Teilhabepaket lässt sich ein Zuschuss beantragen.",
            "Herzliche Grüße", "M. Sonnleitner und J. Abelmann", ("small", "Bitte wenden", 8.5),
        ], [
            ("h", "Das gehört in die Reisetasche"),
            ("list", ["feste Schuhe und Gummistiefel für das Watt", "Regenjacke, warmer Pullover, Mütze",
                      "Bettwäsche (Leihwäsche kostet vor Ort 6,50 EUR)", "Krankenkassenkarte, Schülerausweis",
                      "Lunchpaket für den ersten Tag"]),
            "Handys bleiben von 21 Uhr bis zum Frühstück bei den Lehrkräften. Süßigkeiten bitte nur in Maßen "
            "mitgeben, es gibt dreimal am Tag reichlich zu essen.",
            "Bei Fragen erreichen Sie uns dienstags in der vierten Stunde unter 02999 5550-43.",
            ("cut", "bitte hier abtrennen"),
            ("h", "Rückmeldung zur Klassenfahrt Borkum (Klasse 7b)"),
            "Abgabe bei der Klassenleitung bis 15.09.2025",
            ("fields", ("Name des Kindes:", 100)), ("gap", 3),
            ("ticks", ["Mein Kind nimmt an der Klassenfahrt teil. Den Betrag von 85,00 EUR überweisen wir.",
                       "Mein Kind isst vegetarisch.", "Mein Kind kann schwimmen (mindestens Bronze).",
                       "Mein Kind braucht folgende Medikamente:"]),
            ("fields", ("", 155)), ("fields", ("Telefon während der Fahrt:", 85)),
            ("fields", ("Ort, Datum:", 45), ("Unterschrift:", 62)),
        ]])
    return Paper(
        "klassenfahrt-borkum", "jpeg", letter.pages(text), folder=True, scan=Scan(colour=True, paper=(250, 248, 242)),
        skews=(0.6, -0.4), quality=66,
        expected=reads("elternbrief", "Klassenfahrt Borkum", "Städtisches Goethe-Gymnasium", "Schule/Felix", "2025-09-01",
                       True, ("85.00", "zahlen"), ("2025-09-15", "rueckgabe"), iban=SCHOOL_IBAN, person="Felix",
                       auch=["Goethe-Gymnasium", "Goethe-Gymnasium Ahrenbeck", "Städtisches Goethe-Gymnasium der Stadt Ahrenbeck"]))


def summer_party():
    text = Letter(
        sender="Kindertagesstätte Siebenkastanien e. V.", beneath=["Brunnenstraße 3 · 59991 Ahrenbeck",
                                                                    "Leitung: Birgit Hollerbusch · Tel. 02999 5550-71"],
        address=["An die Eltern von", "Lena Berger", "Gruppe Igel"], place_date="16. Mai 2022", head="center", logo="leaf",
        subject="Anmeldung zum Sommerfest", accent=(150, 84, 20), face="wide", points=9.5, head_points=13.5,
        pages=[[
            "Liebe Familie Berger,",
            "am Samstag, dem 25. Juni 2022, feiern wir von 14 bis 18 Uhr unser Sommerfest im Garten. Um 15 Uhr "
            "verabschieden wir dabei unsere Vorschulkinder, zu denen auch Lena gehört.",
            ("h", "Was erwartet Sie?"),
            ("list", ["Spielstationen für Groß und Klein, eine Wasserbaustelle und Kinderschminken",
                      "Kaffee, Kuchen und alkoholfreie Getränke auf Spendenbasis",
                      "ab 16:30 Uhr Würstchen und Gemüsespieße vom Grill",
                      "eine Tombola, deren Erlös in das neue Klettergerüst fließt"]),
            "Damit wir gut einkaufen können, sagen Sie uns mit dem Bogen auf der Rückseite, mit wie vielen Personen Sie "
            "kommen. **Ihre Anmeldung erbitten wir spätestens bis zum 3. Juni 2022** in den Briefkasten neben der "
            "Garderobe. Nachmeldungen können wir beim Essen leider nicht mehr berücksichtigen.",
            "Für den Auf- und Abbau suchen wir noch helfende Hände: Freitag, 24.06., ab 15 Uhr und Samstag ab 18 Uhr. "
            "Die Kita bleibt am Montag, 27.06.2022, wegen der Aufräumarbeiten geschlossen.",
            "Wir freuen uns auf einen bunten Nachmittag!",
            "Ihr Team von Siebenkastanien",
        ], [
            ("h", "Anmeldebogen"),
            ("fields", ("Name des Kindes:", 60), ("Gruppe:", 30)), ("gap", 3),
            ("ticks", ["Wir kommen zum Sommerfest.", "Wir können leider nicht dabei sein."]),
            ("fields", ("Erwachsene:", 18), ("Kinder:", 18), ("davon vegetarisch:", 18)), ("gap", 4),
            ("h", "Wir bringen mit"), ("ticks", ["einen Kuchen", "einen Salat", "Obst oder Rohkost"]),
            ("h", "Wir helfen"), ("ticks", ["beim Aufbau am Freitag", "an einer Spielstation (je 45 Minuten)",
                                           "beim Abbau am Samstag"]),
            ("gap", 2), "Unser Kind darf auf Gruppenfotos zu sehen sein, die im Eingang der Kita ausgehängt werden:",
            ("ticks", ["ja", "nein"]),
            ("fields", ("Datum:", 35), ("Unterschrift:", 60)),
            ("gap", 6), ("small", "Kindertagesstätte Siebenkastanien e. V., eingetragen beim Amtsgericht Ahrenbeck, VR 417"),
        ]])
    return Paper(
        "kita-sommerfest", "pdf-image", letter.pages(text), skews=(-0.5, 0.35), quality=70,
        scan=Scan(colour=True, paper=(252, 250, 240), folds=False, holes=True),
        expected=reads("elternbrief", "Anmeldung zum Sommerfest", "Kindertagesstätte Siebenkastanien e. V.", "Kita/Lena",
                       "2022-05-16", True, None, ("2022-06-03", "anmeldung"), person="Lena",
                       auch=["Siebenkastanien", "Kindertagesstätte Siebenkastanien", "Kita Siebenkastanien"]),
        extra=["3. Juni 2022"])
