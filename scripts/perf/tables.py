"""Kinds of pages that are mostly rows and columns, and those of odd printers."""
from sheet import Sheet
from words import FOOD, GOODS


def invoice(words, face, points):
    sheet = Sheet(face=face, points=9)
    sheet.text(25, 22, "Meisterbetrieb " + words.name(), 14, bold=True)
    for row, line in enumerate((words.name(), words.street(), words.town())):
        sheet.text(25, 50 + 4.6 * row, line)
    sheet.text(25, 84, f"Rechnung Nr. {words.reference()}", 12, bold=True)
    sheet.text(188, 84, words.date(), align="right")
    y, total = 97, 0
    for x, head, align in ((25, "Pos.", "left"), (36, "Bezeichnung", "left"), (122, "Menge", "right"), (155, "Einzelpreis", "right"), (188, "Betrag €", "right")):
        sheet.text(x, y, head, bold=True, align=align)
    sheet.page.line(25, y + 1.6, 188, y + 1.6)
    for number, goods in enumerate(words.some(GOODS, 14), 1):
        y += 6
        count, price = words.number(1, 20), words.cents(90, 30000)
        total += count * price
        sheet.text(25, y, str(number))
        sheet.text(36, y, goods)
        sheet.text(122, y, f"{count} Stk", align="right")
        sheet.text(155, y, words.money(price), align="right")
        sheet.text(188, y, words.money(count * price), align="right")
    sheet.page.line(120, y + 2, 188, y + 2)
    for label, value in (("Nettobetrag", total), ("zzgl. 19 % USt", total * 19 // 100), ("Gesamtbetrag", total + total * 19 // 100)):
        y += 7
        sheet.text(122, y, label, bold=label == "Gesamtbetrag")
        sheet.text(188, y, words.money(value), bold=label == "Gesamtbetrag", align="right")
    sheet.para(words.prose(2), 25, y + 14, 163)
    return sheet


def statement(words, face, points):
    """A bank's page: two dates, a purpose of two lines, an amount with its sign."""
    sheet = Sheet(face=face, points=8.5)
    sheet.text(20, 20, f"Kontoauszug {words.number(1, 13)}/2025", 13, bold=True)
    sheet.text(20, 28, "IBAN " + words.iban())
    for x, head in ((20, "Buchung"), (44, "Wert"), (68, "Verwendungszweck")):
        sheet.text(x, 40, head, bold=True)
    sheet.text(190, 40, "Betrag EUR", bold=True, align="right")
    y = 47
    while y < 262:
        sheet.text(20, y, words.date())
        sheet.text(44, y, words.date())
        sheet.text(68, y, f"{words.pick(['Lastschrift', 'Gutschrift', 'Dauerauftrag', 'Kartenzahlung'])} {words.name()}")
        sheet.text(190, y, words.pick("+-") + words.money(words.cents()), align="right")
        sheet.text(68, y + 4, f"Rechnung {words.reference()} {words.town()}", 8)
        y += 10.5
    return sheet


def tariff(words, face, points):
    """A table with rules on all sides and every other row shaded."""
    sheet = Sheet(face=face, points=9)
    sheet.text(20, 22, "Preisblatt Fernwärme und Wasser", 14, bold=True)
    y = sheet.para(words.prose(2), 20, 32, 170) + 4
    edges = (20, 66, 98, 130, 160, 190)
    for row in range(20):
        if row % 2:
            sheet.page.rect(20, y, 170, 7, (226, 230, 236))
        cells = ["Verbrauchsstufe", "Grundpreis", "Arbeitspreis", "Messung", "Summe"] if row == 0 else [
            f"{words.number(1, 9)}.000 bis {words.number(10, 99)}.000", *(words.money(words.cents(100, 90000)) for _ in range(4))]
        for column, cell in enumerate(cells):
            sheet.text(edges[column] + 2, y + 5, cell, bold=row == 0)
        for left, right in zip(edges, edges[1:]):
            sheet.page.rect(left, y, right - left, 7, None, (90, 90, 90))
        y += 7
    sheet.para(words.prose(3), 20, y + 8, 170)
    return sheet


def form(words, face, points):
    """Small labels over boxes that were filled in by another printer."""
    sheet = Sheet(face=face, points=8)
    sheet.text(20, 20, "Antrag auf Erstattung", 14, bold=True)
    y = 30
    fields = [("Name, Vorname", words.name()), ("Straße, Hausnummer", words.street()), ("Postleitzahl, Ort", words.town()),
              ("Bankverbindung (IBAN)", words.iban()), ("Aktenzeichen", words.reference()), ("Telefon", words.phone()),
              ("Höhe der Aufwendungen", words.money(words.cents()) + " EUR"), ("Zeitraum", f"{words.date()} bis {words.date()}")]
    for label, value in fields:
        sheet.page.rect(20, y, 170, 13, None, (60, 60, 60))
        sheet.text(22, y + 4, label, 8)
        sheet.text(24, y + 10.5, value, 11, face="type")
        y += 15
    for _ in range(4):
        sheet.page.rect(20, y + 2.2, 3.4, 3.4, None, (30, 30, 30))
        y = sheet.para(words.prose(1), 27, y + 5, 160, 9) + 2
    return sheet


def receipt(words, face, points):
    sheet = Sheet(width=80, height=190, face="till", points=8.5)
    sheet.text(40, 12, "Frischemarkt Hülsebusch", 10, bold=True, align="center")
    sheet.text(40, 17, words.street(), align="center")
    sheet.text(40, 21.5, words.town(), align="center")
    y, total = 32, 0
    for goods in words.some(FOOD, 13):
        cents = words.cents(59, 1999)
        total += cents
        sheet.text(5, y, goods.replace(";", ","))
        sheet.text(74, y, words.money(cents) + " " + words.pick("AB"), align="right")
        y += 4.6
    sheet.page.dashes(5, y, 75, 1.2)
    for label, value in (("SUMME EUR", total), ("Girocard", total), ("MwSt 7,00 %", total * 7 // 107)):
        y += 6
        sheet.text(5, y, label, bold=label == "SUMME EUR")
        sheet.text(74, y, words.money(value), bold=label == "SUMME EUR", align="right")
    for line in (f"{words.date()} {words.number(8, 20)}:{words.number(10, 59)} Kasse {words.number(1, 9)}", f"Bon-Nr. {words.number(1000, 9999)}",
                 "Es bediente Sie Frau Änne", "Vielen Dank für Ihren Einkauf"):
        y += 5
        sheet.text(40, y, line, align="center")
    return sheet


def matrix(words, face, points):
    """A dot matrix printer's page; the pins are drawn afterwards."""
    sheet = Sheet(face="type", points=12)
    sheet.text(20, 25, "LIEFERSCHEIN " + words.reference())
    sheet.text(20, 33, words.name())
    sheet.text(20, 39, words.town())
    y = 55
    for goods in words.some(GOODS, 12):
        sheet.text(20, y, f"{words.number(1, 99):3d} {goods:28s}"[:30].strip())
        sheet.text(170, y, words.money(words.cents()), align="right")
        y += 7
    sheet.para(words.prose(3), 20, y + 8, 165, leading=1.4)
    return sheet


def fax(words, face, points):
    """What is sent by fax; the lines are thinned out afterwards."""
    sheet = Sheet(face="type", points=11)
    sheet.text(20, 12, f"{words.date()} 14:{words.number(10, 59)} {words.phone()} S. 01/01", 9)
    for row, (label, value) in enumerate((("An:", words.name()), ("Fax:", words.phone()), ("Von:", words.name()), ("Betrifft:", "Vertrag " + words.reference()))):
        sheet.text(20, 28 + 7 * row, label)
        sheet.text(50, 28 + 7 * row, value)
    y = 68
    for _ in range(3):
        y = sheet.para(words.prose(2), 20, y, 168, leading=1.35) + 4
    return sheet
