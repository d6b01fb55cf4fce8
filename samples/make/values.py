"""Money, dates and account numbers: written the German way, and invented so that their check digits fit."""
import datetime
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")
HOLIDAYS = {  # public holidays in North Rhine-Westphalia that the papers come near to
    datetime.date(2025, 10, 3), datetime.date(2025, 11, 1), datetime.date(2025, 12, 25), datetime.date(2025, 12, 26),
    datetime.date(2025, 6, 9), datetime.date(2025, 6, 19), datetime.date(2026, 1, 1),
}


def iban(country, account):
    """An IBAN with right check digits for an invented account (no bank has a code beginning with 999)."""
    digits = "".join(str(int(sign, 36)) for sign in account + country)
    return f"{country}{98 - int(digits + '00') % 97:02d}{account}"


def grouped(number):
    return " ".join(number[at:at + 4] for at in range(0, len(number), 4))


def cents(value):
    return Decimal(value).quantize(CENT, ROUND_HALF_UP)


def euro(value, sign=""):
    """1234.5 -> 1.234,50 and a currency sign if wanted."""
    text = f"{cents(value):,.2f}".replace(",", " ").replace(".", ",").replace(" ", ".")
    return text + (" " + sign if sign else "")


def working_day(day):
    """The day itself, or the next one that is neither weekend nor holiday (BGB 193)."""
    while day.weekday() >= 5 or day in HOLIDAYS:
        day += datetime.timedelta(days=1)
    return day


def after_days(start, days):
    return working_day(datetime.date.fromisoformat(start) + datetime.timedelta(days=days)).isoformat()


def one_month_after_notice(posted, tax=False):
    """One month after the notice counts as received: the fourth day after posting; for taxes moved to a working day."""
    known = datetime.date.fromisoformat(posted) + datetime.timedelta(days=4)
    if tax:
        known = working_day(known)
    year, month = known.year + known.month // 12, known.month % 12 + 1
    last = (datetime.date(year + month // 12, month % 12 + 1, 1) - datetime.timedelta(days=1)).day
    return working_day(datetime.date(year, month, min(known.day, last))).isoformat()
