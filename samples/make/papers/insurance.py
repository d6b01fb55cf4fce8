"""Insurance: the car, and Felix's teeth."""
import letter
from letter import Letter
from paper import Paper, at, reads
from scanner import Scan
from values import cents, euro, grouped, iban

CAR_IBAN = iban("DE", "999200300007710256")


def papers():
    return [car(), teeth()]


def car():
    parts = [("Kfz-Haftpflicht, SF-Klasse 12", "298.40"), ("Vollkasko, 500 EUR Selbstbeteiligung", "196.24"),
             ("Schutzbrief Europa", "18.00")]
    total = sum(cents(value) for _, value in parts)
    text = Letter(
        sender="Brückentor Versicherung AG", beneath=["Servicebereich Kraftfahrt"], logo="bars", accent=(0, 74, 60),
        back="Brückentor Versicherung AG · 00990 Halmenau", address=at("Herrn", "Tobias Berger"),
        info=[("Versicherungsschein-Nr.", ""), ("", "KR 4471 902 83"), ("Kennzeichen", "AHR-TB 418"), ("Service", "0000 5550-300"),
              ("Datum", "27.10.2025")],
        subject="Kfz-Versicherung: Beitragsrechnung 2026", face="sans", points=10,
        foot=[["Brückentor Versicherung AG", "Torwall 1, 00990 Halmenau", "www.brueckentor.example"],
              ["Vorstand: Dr. Ines Marquardsen (Vors.),", "Olaf Brechtel", "Aufsichtsrat: Gerd Thalwitzer"],
              ["Amtsgericht Halmenau HRB 99127", "USt-IdNr. DE999100287", "Versicherungsteuer-Nr. 802/V9990"]],
        pages=[[
            "Sehr geehrter Herr Berger,",
            "vielen Dank, dass Sie Ihr Fahrzeug seit dem 01.01.2017 bei uns versichern. Heute erhalten Sie die Rechnung "
            "für das Versicherungsjahr vom 01.01.2026 bis 31.12.2026.",
            ("table", [(115, "left"), (45, "right")], ["Baustein", "Jahresbeitrag"],
             [[name, euro(value, "EUR")] for name, value in parts]
             + [["Zu zahlender Beitrag inkl. 19 % Versicherungsteuer", euro(total, "EUR")]], 1),
            f"Bitte überweisen Sie **{euro(total, 'EUR')}** so, dass der Betrag zum **01.01.2026** auf unserem Konto "
            f"eingeht: IBAN {grouped(CAR_IBAN)}, Verwendungszweck KR 4471 902 83.",
            "Zum Vergleich: Im laufenden Jahr betrug Ihr Beitrag 489,12 EUR. Der Anstieg um 4,8 % geht auf gestiegene "
            "Werkstattkosten zurück, an Ihrem Schutz ändert sich nichts. Ihr Wagen wird ab 2026 in Typklasse 19 "
            "(bisher 18) geführt.",
            ("h", "Ihr Kündigungsrecht"),
            "Sie können den Vertrag zum Ablauf des Versicherungsjahres kündigen. Die Kündigung muss uns **spätestens am "
            "30. November 2025** in Textform vorliegen. Hören wir nichts von Ihnen, verlängert er sich um ein Jahr.",
            "Angaben zu Fahrleistung und Fahrerkreis finden Sie auf Seite 2.",
            "Freundliche Grüße\nIhre Brückentor Versicherung AG",
        ], [
            ("h", "Grundlagen Ihres Beitrags"),
            ("pairs", [("Fahrzeug", "Kombi, 1.5 Benzin, 96 kW, Erstzulassung 14.08.2016"),
                       ("Fahrleistung", "bis 12.000 km im Jahr, gemeldeter Stand 103.250 km"),
                       ("Fahrerkreis", "Tobias Berger (geb. 22.02.1981), Anna Berger (geb. 11.07.1983)"),
                       ("Stellplatz", "Carport"), ("Regionalklasse", "5 (Haftpflicht), 4 (Vollkasko)")]),
            "Stimmt eine Angabe nicht mehr, teilen Sie uns das bitte mit. Eine zu niedrige Fahrleistung kann nachträglich "
            "zu einem höheren Beitrag führen.",
            ("h", "Wenn Sie in Raten zahlen möchten"),
            ("table", [(60, "left"), (40, "right"), (50, "right")], ["Zahlungsweise", "Zuschlag", "je Rate"],
             [["halbjährlich", "3 %", "264,01 EUR"], ["vierteljährlich", "5 %", "134,57 EUR"]]),
            "Die Umstellung ist zum nächsten Versicherungsjahr möglich und gilt frühestens ab 2027.",
            ("h", "Schaden melden"),
            "Rund um die Uhr unter 0000 5550-311 oder in der App. Halten Sie Kennzeichen und Versicherungsschein-Nummer "
            "bereit.",
        ]])
    return Paper(
        "kfz-beitragsrechnung", "tiff-lzw", letter.pages(text), skews=(0.4, 0.5),
        scan=Scan(clean=True, folds=False, through=0, shade=2, specks=6, blur=0.4),
        expected=reads("versicherung", "Kfz-Versicherung: Beitragsrechnung 2026", "Brückentor Versicherung AG", "Versicherungen",
                       "2025-10-27", True, (str(total), "zahlen"), ("2025-11-30", "kuendigung"), iban=CAR_IBAN,
                       kunde="KR 4471 902 83", person="Tobias", auch=["Brückentor Versicherung"]),
        extra=["30. November 2025"])


def teeth():
    text = Letter(
        sender="Molarion Krankenversicherung a. G.", beneath=["Zahnzusatz · Kundendienst"], logo="shield", head="right",
        back="Molarion a. G. · Postfach 10 · 00871 Seeheide", address=at("Herrn", "Tobias Berger"), accent=(110, 20, 70),
        info=[("Versicherungsnummer", ""), ("", "KV 60.331.907-2"), ("Ihre Nachricht", "–"), ("Telefon", "0000 5550-820"),
              ("Datum", "14.11.2025")],
        subject="Zahnzusatz für Felix: neuer Beitrag ab Januar 2026", face="serif", points=11,
        foot=[["Molarion Krankenversicherung a. G.", "Kiefernallee 80, 00871 Seeheide"],
              ["Vorstand: Hanno Prielmeyer,", "Dr. Swantje Okens"], ["Amtsgericht Seeheide HRB 99480", "www.molarion.example"]],
        pages=[[
            "Sehr geehrter Herr Berger,",
            "in Ihrem Vertrag ist Ihr Sohn **Felix Berger**, geboren am 03.05.2012, im Tarif Zahn Junior 90 versichert. "
            "Einmal im Jahr vergleichen wir die erwarteten mit den tatsächlichen Ausgaben. Weil Kieferorthopäden deutlich "
            "mehr abgerechnet haben als erwartet, müssen wir den Beitrag anheben.",
            ("table", [(95, "left"), (35, "right"), (30, "right")], ["Monatsbeitrag Zahn Junior 90", "bis 31.12.2025", "ab 01.01.2026"],
             [["Felix Berger", "12,40 EUR", "14,90 EUR"]], 0),
            "Sie müssen nichts weiter tun: Den neuen Beitrag von **14,90 EUR** ziehen wir wie gewohnt zum Ersten des Monats "
            "mit SEPA-Lastschrift ein, erstmals am 02.01.2026. Ihr Mandat 0091-ZZ-6033 besteht fort.",
            ("h", "Sie möchten nicht dabeibleiben?"),
            "Wegen der Beitragserhöhung steht Ihnen ein außerordentliches Kündigungsrecht zu. Ihre Kündigung muss **bis zum "
            "31. Januar 2026** bei uns eingegangen sein; der Vertrag endet dann rückwirkend zum 31.12.2025. Bedenken Sie: "
            "Für eine schon begonnene Behandlung leistet ein neuer Versicherer meist nicht.",
            "Was sich für Felix sonst geändert hat, sehen Sie auf der nächsten Seite.",
            "Mit freundlichen Grüßen",
            "Molarion Krankenversicherung a. G.",
        ], [
            ("h", "Ihr Schutz im Überblick"),
            ("table", [(95, "left"), (35, "right"), (30, "right")], ["Leistung", "Erstattung", "Höchstbetrag"],
             [["Füllungen und Inlays", "90 %", "–"], ["Kieferorthopädie KIG 2", "90 %", "1.500 EUR"],
              ["Kieferorthopädie KIG 3 bis 5", "80 %", "800 EUR"], ["Prophylaxe, zweimal im Jahr", "100 %", "80 EUR"]]),
            "Seit Vertragsbeginn am 01.09.2019 haben wir für Felix 214,60 EUR erstattet. Bitte reichen Sie Rechnungen des "
            "Jahres 2025 zeitnah ein, am einfachsten mit der App.",
            ("h", "Häufige Fragen"),
            ("list", ["Warum wird der Beitrag geprüft? Das Gesetz schreibt es vor; ein unabhängiger Treuhänder hat zugestimmt.",
                      "Ändert sich der Beitrag mit dem Alter? Ja, mit dem 16. und dem 21. Geburtstag.",
                      "Gilt der Schutz im Ausland? Ja, in der Europäischen Union und der Schweiz."]),
        ]])
    return Paper(
        "zahnzusatz-felix", "pdf-image", letter.pages(text), skews=(-0.7, -0.3), quality=70, scan=Scan(paper=(248, 248, 248)),
        expected=reads("versicherung", "Zahnzusatz für Felix: neuer Beitrag ab Januar 2026", "Molarion Krankenversicherung a. G.",
                       "Versicherungen", "2025-11-14", True, ("14.90", "lastschrift"), ("2026-01-31", "kuendigung"),
                       kunde="KV 60.331.907-2", person="Felix", auch=["Molarion a. G.", "Molarion Krankenversicherung"]),
        extra=["31. Januar 2026"])
