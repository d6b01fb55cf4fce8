"""Checks before anything is written: what is expected must really stand on the paper."""
from values import euro, grouped


def check(paper):
    if isinstance(paper.expected, list):
        for page, found in zip(paper.pages, paper.expected, strict=True):
            _check(paper, [page], found)
    else:
        _check(paper, paper.pages, paper.expected)


def _check(paper, pages, found):
    words = paper.xml if paper.form == "xml" else "\n".join(page.words() for page in pages)
    flat = " ".join(words.split()).lower()

    def printed(what, *spellings):
        if not any(" ".join(text.split()).lower() in flat for text in spellings):
            raise SystemExit(f"{paper.name}: {what} is not printed: {spellings[0]}")

    if found["titel"] != "Kassenbon" and paper.form != "xml":
        printed("title", found["titel"])
    if found["art"] != "quittung":
        printed("sender", found["absender"])
    if found["betrag"]:
        value = found["betrag"]["value"]
        printed("amount", euro(value), value)
    if found["iban"]:
        printed("IBAN", grouped(found["iban"]))
        if int("".join(str(int(sign, 36)) for sign in found["iban"][4:] + found["iban"][:4])) % 97 != 1:
            raise SystemExit(f"{paper.name}: IBAN does not add up")
    for key in ("rechnungsnummer", "kundennummer"):
        if found[key]:
            printed(key, found[key])
    if found["person"]:
        printed("person", found["person"], "Klasse 7b")   # Felix is the one in class 7b
    day, month, year = found["datum"].split("-")[2], found["datum"].split("-")[1], found["datum"].split("-")[0]
    names = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
    english = "January February March April May June July August September October November December".split()
    printed("date", f"{day}.{month}.{year}", found["datum"], f"{int(day)}. {names[int(month) - 1]} {year}", f"{int(day)} {english[int(month) - 1]} {year}")
    for text in paper.extra:
        printed("text", text)
