"""Kinds of pages that are mostly running text."""
from sheet import Sheet
from words import FIRST


def _head(sheet, words, subject, info=True):
    sheet.text(25, 20, f"{words.pick(['Stadtwerke', 'Hausverwaltung', 'Praxis', 'Kanzlei'])} {words.name()}", 15, bold=True)
    for row, line in enumerate((words.name(), words.street(), words.town())):
        sheet.text(25, 52 + 5 * row, line)
    if info:
        for row, (label, value) in enumerate((("Datum", words.date()), ("Kundennummer", words.reference()), ("Telefon", words.phone()))):
            sheet.text(130, 52 + 5 * row, label, sheet.points - 1)
            sheet.text(160, 52 + 5 * row, value, sheet.points - 1)
    sheet.text(25, 95, subject, sheet.points + 1, bold=True)


def _foot(sheet, words):
    sheet.page.line(25, 272, 188, 272)
    columns = [[words.street(), words.town(), "Postfach " + str(words.number(1000, 9999))],
               ["Telefon " + words.phone(), "Fax " + words.phone(), "info@beispiel.example"],
               [words.iban(), "BIC GENODEF1XYZ", f"USt-IdNr. DE{words.number(10**8, 10**9)}"]]
    for column, lines in enumerate(columns):
        for row, line in enumerate(lines):
            sheet.text(25 + 56 * column, 277 + 3.4 * row, line, 7.5)


def letter(words, face, points):
    sheet = Sheet(face=face, points=points)
    _head(sheet, words, "Mitteilung zu Ihrem Vertrag " + words.reference())
    y = sheet.para(f"Sehr geehrte Frau {words.name().split()[-1]},", 25, 106, 160)
    for _ in range(4):
        y = sheet.para(words.prose(3), 25, y + 3, 160)
    sheet.para("Mit freundlichen Grüßen", 25, y + 5, 160)
    _foot(sheet, words)
    return sheet


def notice(words, face, points):
    sheet = Sheet(face=face, points=points)
    _head(sheet, words, "Bescheid über die Festsetzung von Gebühren", info=False)
    y = 104
    for number in range(1, 7):
        sheet.text(25, y, f"{number}.")
        y = sheet.para(words.prose(2), 33, y, 150, justified=True) + 2
    sheet.para("Dieses Schreiben wurde maschinell erstellt und gilt ohne Unterschrift.", 25, y + 6, 160)
    return sheet


def contract(words, face, points):
    """Small print over the whole width, as dense as insurers like it."""
    sheet = Sheet(face=face, points=8)
    sheet.text(105, 16, "Allgemeine Vertragsbedingungen", 11, bold=True, align="center")
    y = 25
    for number in range(1, 15):
        if y > 265:
            break
        sheet.text(18, y, f"§ {number} {words.pick(['Laufzeit', 'Haftung', 'Gebühren', 'Übergabe', 'Gewährleistung'])}", 8.5, bold=True)
        y = sheet.para(words.prose(4), 18, y + 4.2, 174, 8, justified=True, broken=True, leading=1.2) + 2
    return sheet


def columns(words, face, points):
    """Two columns of running text under one headline."""
    sheet = Sheet(face=face, points=9)
    sheet.text(20, 24, words.pick(["Neues aus der Nachbarschaft", "Mitteilungen des Fördervereins"]), 19, bold=True)
    sheet.text(20, 32, f"Ausgabe {words.number(1, 13)}, {words.date()}", 9)
    for x in (20, 109):
        sheet.group()
        y = 45
        while y < 250:
            sheet.text(x, y, words.pick(["Aus dem Vorstand", "Termine und Fristen", "Rückblick", "Hinweise für Mitglieder"]), 11, bold=True)
            y = sheet.para(words.prose(3), x, y + 5.5, 81, justified=True, broken=True) + 4
    return sheet


def terms(words, face, points):
    """Three narrow columns at 8 points, as on the back of a contract."""
    sheet = Sheet(face="narrow", points=8)
    sheet.text(15, 18, "Verbraucherinformation und Widerrufsbelehrung", 12, bold=True)
    for x in (15, 77, 139):
        sheet.group()
        y = 28
        while y < 255:
            y = sheet.para(words.prose(2), x, y, 56, justified=True, broken=True, leading=1.22) + 2.5
    return sheet


def banner(words, face, points):
    """White letters on a dark band, and a dark box within the text."""
    sheet = Sheet(face=face, points=points)
    sheet.page.rect(0, 0, 210, 34, (28, 52, 96))
    sheet.text(20, 17, "Energieversorgung " + words.town().split(" ", 1)[1], 18, bold=True, colour=(255, 255, 255))
    sheet.text(20, 26, "Jahresabrechnung für Strom und Wärme", 11, colour=(255, 255, 255))
    y = sheet.para(words.prose(4), 20, 50, 170)
    sheet.page.rect(20, y + 3, 170, 16, (40, 40, 44))
    sheet.text(25, y + 13, f"Zu zahlen bis {words.date()}: {words.money(words.cents())} €", 12, bold=True, colour=(255, 255, 255))
    y += 30
    for _ in range(3):
        y = sheet.para(words.prose(3), 20, y, 170) + 3
    return sheet


def english(words, face, points):
    sheet = Sheet(face=face, points=points)
    sheet.text(25, 22, "Harbour View Lettings Ltd", 16, bold=True)
    for row, line in enumerate((words.pick(FIRST) + " Whitfield", f"{words.number(2, 90)} Orchard Lane", "Bristol BS1 4QD")):
        sheet.text(25, 50 + 5 * row, line)
    sheet.text(25, 78, f"{words.number(1, 29)} October 2025")
    y = sheet.para("Dear customer,", 25, 92, 160)
    for _ in range(3):
        y = sheet.para(words.prose(3, english=True), 25, y + 3, 160)
    sheet.para("Yours sincerely,", 25, y + 6, 160)
    return sheet


def school(words, face, points):
    """A list with bullets, and a slip to be cut off and filled in."""
    sheet = Sheet(face=face, points=points)
    sheet.text(105, 22, "Grundschule am Mühlbach", 16, bold=True, align="center")
    y = sheet.para("Liebe Eltern,", 22, 40, 165)
    y = sheet.para(words.prose(3), 22, y + 3, 165) + 3
    for _ in range(5):
        sheet.text(27, y, "–")
        y = sheet.para(words.prose(1), 32, y, 150) + 1.5
    y += 8
    sheet.page.dashes(15, y, 195)
    for label in ("Name des Kindes:", "Klasse:", "Datum und Unterschrift:"):
        y += 11
        wide = sheet.text(22, y, label)
        sheet.page.line(24 + wide, y + 0.6, 185, y + 0.6)
    return sheet
