"""Sentences, names and numbers for pages of known text, drawn by a seeded random."""

SENTENCES = """
Für die Überprüfung Ihrer Angaben benötigen wir noch eine Kopie der letzten Abrechnung sowie einen gültigen Nachweis über die Höhe der Beiträge.
Bitte überweisen Sie den offenen Betrag bis spätestens {datum} auf das unten angegebene Konto.
Der Zählerstand wurde am {datum} durch einen Mitarbeiter unseres Hauses abgelesen und mit dem Vorjahr verglichen.
Sollten Sie mit der Berechnung nicht einverstanden sein, können Sie innerhalb eines Monats schriftlich Widerspruch einlegen.
Die Reinigung der gemeinschaftlich genutzten Flächen erfolgt wöchentlich im Wechsel und beginnt im Erdgeschoss.
Während der Sommermonate bleibt das Büro freitags ab 13 Uhr geschlossen; in dringenden Fällen erreichen Sie uns unter {telefon}.
Der monatliche Abschlag ändert sich von bisher {betrag} auf künftig {betrag} und wird zum Monatsersten abgebucht.
Gemäß § {para} Absatz 2 der Satzung sind Änderungen der Anschrift unverzüglich mitzuteilen.
Die Kündigung bedarf der Schriftform und muss dem Vertragspartner spätestens sechs Wochen vor Ablauf zugehen.
Für Schäden, die durch unsachgemäße Benutzung entstehen, haftet ausschließlich der Verursacher.
Unsere Gesellschaft übernimmt die Kosten bis zu einer Höhe von {betrag}, sofern die Rechnung im Original vorliegt.
Im Anhang finden Sie eine ausführliche Aufstellung sämtlicher Leistungen, die im Zeitraum vom {datum} bis {datum} erbracht wurden.
Die Teilnahme an der Versammlung ist freiwillig, eine Vertretung durch bevollmächtigte Personen jedoch jederzeit möglich.
Zusätzlich fallen für die Entsorgung der alten Geräte einmalig {betrag} einschließlich Umsatzsteuer an.
Wir weisen ausdrücklich darauf hin, dass mündliche Nebenabreden nicht getroffen wurden.
Nach Auskunft des Gutachters lässt sich die Ursache der Feuchtigkeit auf eine undichte Fuge zurückführen.
Die Öffnungszeiten unserer Geschäftsstelle haben sich geändert: montags bis donnerstags von 8:30 bis 16:00 Uhr.
Ihr Vertrag mit der Nummer {nummer} verlängert sich um jeweils zwölf Monate, wenn er nicht rechtzeitig gekündigt wird.
Das Guthaben in Höhe von {betrag} wird mit der nächsten Rechnung verrechnet und nicht ausgezahlt.
Bringen Sie zum Termin bitte die Versichertenkarte, frühere Befunde und eine Liste Ihrer Medikamente mit.
Wegen umfangreicher Bauarbeiten an der Wasserleitung wird die Versorgung am {datum} für etwa vier Stunden unterbrochen.
Die Vergütung richtet sich nach den tatsächlich geleisteten Stunden, die in Anlage {klein} aufgeführt sind.
Bei verspäteter Zahlung berechnen wir Verzugszinsen von {klein},5 Prozent über dem Basiszinssatz.
Der Verkäufer sichert zu, dass das Fahrzeug während seiner Besitzzeit keinen Unfall erlitten hat.
Ein gemeinsames Frühstück eröffnet die Projektwoche, danach teilen sich die Gruppen auf die verschiedenen Werkstätten auf.
Für den Ausflug benötigt jedes Kind festes Schuhwerk, eine Trinkflasche und wetterfeste Kleidung.
Eltern, die den Fahrdienst übernehmen können, melden sich bitte bis {datum} bei der Klassenleitung.
Die Prüfung Ihrer Unterlagen hat ergeben, dass die Voraussetzungen für eine Ermäßigung erfüllt sind.
Mieter und Vermieter vereinbaren, dass Schönheitsreparaturen durch eine Fachfirma ausgeführt werden.
Auf Ihre Anfrage vom {datum} können wir Ihnen ein Angebot über {betrag} unterbreiten, das bis zum {datum} gilt.
""".strip().splitlines()

ENGLISH = """
Thank you for your order; the goods were dispatched on {day} and should reach you within five working days.
Please quote reference {nummer} whenever you contact our support team about this booking.
Your membership will renew automatically unless you cancel at least fourteen days before the end of the term.
We regret to inform you that the scheduled appointment has been moved to the following week.
The enclosed statement lists every transaction made between {day} and {day}, together with the fees that apply.
If any of these details are incorrect, write to the address above and we will amend our records without charge.
All amounts are shown in pounds sterling and include value added tax at the current rate.
Guests are kindly asked to vacate their rooms by eleven and to return both keys to the front desk.
The warranty covers faulty parts and workmanship but does not extend to damage caused by improper use.
You may withdraw from this agreement within thirty days, in which case the full price of {pounds} will be refunded.
""".strip().splitlines()

FIRST = "Jürgen Käthe Wilfried Änne Björn Margret Günther Sönke Friederike Matthias Zoë Hannelore Özlem Rüdiger".split()
LAST = "Brückmöller Thränhardt Süßenguth Kloßbrink Weißflog Nährlich Völkening Hülsebusch Dräxler Schürholz Grünwedel".split()
STREETS = "Lärchenweg Königsallee Mühlgasse Grüner Winkel,Am Bächlein,Schloßstraße,Fährufer,Höhenring".replace(" Königs", ",Königs").replace(" Mühl", ",Mühl").replace(" Grüner", ",Grüner").split(",")
TOWNS = "Bad Rössingen,Großkühnau,Niederwürzbach,Süderlügum,Oberföhring am See,Weißenthal,Mönchröden".split(",")
GOODS = """Türdichtung weiß,Montage vor Ort,Anfahrt und Rüstzeit,Kabelkanal 40 × 60,Prüfung nach VDE,Schlüsselsatz,Wandfarbe
Kleinmaterial,Dübel 8 mm,Gerüstmiete je Woche,Entsorgung Bauschutt,Fliesenkleber,Stundenlohn Geselle,Silikonfuge,Rohrisolierung
Heizkörperventil,Filterwechsel,Pumpengehäuse,Zählerplatte,Schalldämmung,Überspannungsschutz,Ölabscheider""".replace("\n", ",").split(",")
FOOD = """Äpfel Boskoop,Frischkäse,Müsli Früchte,Vollmilch 3,5%,Grünkohl 800g,Brötchen 6 St,Räuchertofu,Spülmittel,Öl kaltgepr.
Haferflocken,Kräuterquark,Süßkartoffeln,Geschirrtücher,Küchenrolle,Zahnpasta,Weißwein trock.,Leergut,Möhren lose""".replace("\n", ",").replace("3,5%", "3;5%").split(",")


class Words:
    def __init__(self, random):
        self.random = random

    def pick(self, of):
        return of[int(self.random.integers(len(of)))]

    def some(self, of, count):
        return [of[int(index)] for index in self.random.permutation(len(of))[:count]]

    def number(self, low, high):
        return int(self.random.integers(low, high))

    def cents(self, low=150, high=250000):
        return self.number(low, high)

    @staticmethod
    def money(cents):
        return f"{cents // 100:,}".replace(",", ".") + f",{cents % 100:02d}"

    def date(self):
        return f"{self.number(1, 29):02d}.{self.number(1, 13):02d}.{self.number(2021, 2027)}"

    def reference(self):
        return f"{self.pick('ABKMTZ')}{self.number(10, 99)}-{self.number(1000, 9999)}/{self.number(100, 999)}"

    def name(self):
        return f"{self.pick(FIRST)} {self.pick(LAST)}"

    def street(self):
        return f"{self.pick(STREETS)} {self.number(1, 98)}"

    def town(self):
        return f"{self.number(10000, 99999)} {self.pick(TOWNS)}"

    def phone(self):
        return f"0{self.number(2000, 9999)} {self.number(10000, 999999)}"

    def iban(self):
        return f"DE{self.number(10, 99)} " + " ".join(f"{self.number(0, 9999):04d}" for _ in range(4)) + f" {self.number(0, 99):02d}"

    def filled(self, sentence):
        fills = {"{datum}": self.date, "{betrag}": lambda: self.money(self.cents()) + " €", "{telefon}": self.phone,
                 "{para}": lambda: str(self.number(2, 90)), "{nummer}": self.reference, "{klein}": lambda: str(self.number(2, 9)),
                 "{day}": lambda: f"{self.number(1, 29)} {self.pick(['March', 'June', 'October'])} 2025",
                 "{pounds}": lambda: f"£{self.number(20, 900)}.{self.number(10, 99)}"}
        for mark, fill in fills.items():
            while mark in sentence:
                sentence = sentence.replace(mark, fill(), 1)
        return sentence

    def prose(self, sentences, english=False):
        return " ".join(self.filled(sentence) for sentence in self.some(ENGLISH if english else SENTENCES, sentences))
