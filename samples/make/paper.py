"""One paper: its pages, how it reaches the household, and what a careful reader finds on it."""
from dataclasses import dataclass, field

from phone import Photo
from scanner import Scan

HOUSEHOLD = ["Familie Berger", "Lindenweg 4", "48155 Münster"]


@dataclass
class Mail:
    """An e-mail with the pages as a PDF."""
    sender: str
    recipient: str
    subject: str
    date: str                  # as RFC 5322 writes it
    text: str
    attachment: str


@dataclass
class Paper:
    name: str
    form: str                  # jpeg, photo, glass, spread, png, tiff-g4, tiff-lzw, pdf-text, pdf-image, pdf-xml, mail, xml
    pages: list
    expected: dict | list      # a list where each page is a document of its own
    scan: Scan = field(default_factory=Scan)
    photo: Photo = field(default_factory=Photo)
    quality: int = 74
    skews: tuple = ()          # for each page its own, where they differ
    folder: bool = False       # one file a page, in a folder
    mail: Mail | None = None   # the letter that carries the pages, for the form of that name
    xml: str = ""              # the invoice for machines, within a PDF or alone
    extra: list = field(default_factory=list)   # further texts that must be printed, for the checks


def at(first, *rest):
    """Lines of an address window: who, then the household's street and town."""
    return [first, *rest, *HOUSEHOLD[1:]]


def reads(art, titel, absender, ablage, datum, needs=False, amount=None, frist=None, **more):
    """The expected values. amount is (value, direction[, currency]), frist is (day, kind)."""
    betrag = None
    if amount:
        betrag = {"value": amount[0], "currency": amount[2] if len(amount) > 2 else "EUR", "direction": amount[1]}
    found = {
        "lang": more.get("lang", "de"), "art": art, "titel": titel, "needsDecision": needs, "absender": absender,
    }
    if more.get("auch"):
        found["absenderAuch"] = more["auch"]
    found.update({
        "betrag": betrag, "frist": {"value": frist[0], "kind": frist[1]} if frist else None, "datum": datum,
        "iban": more.get("iban"), "rechnungsnummer": more.get("rechnung"), "kundennummer": more.get("kunde"),
        "person": more.get("person"), "ablage": ablage,
    })
    return found
