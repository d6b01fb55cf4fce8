"""What machines read on a paper or beside it: a GiroCode, and invoices as XML."""
from xml.sax.saxutils import escape

from reportlab.graphics.barcode.qrencoder import QR8bitByte, QRCode, QRErrorCorrectLevel

CII = "urn:un:unece:uncefact:data:standard:"
UBL = "urn:oasis:names:specification:ubl:schema:xsd:"


def girocode(name, iban, amount, purpose):
    """EPC069-12, version 002, in UTF-8."""
    return "\n".join(["BCD", "002", "1", "SCT", "", name, iban, f"EUR{amount}", "", "", purpose])


def modules(text):
    """The rows of a QR code, true where a module is dark."""
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(QR8bitByte(text.encode("utf-8")))
    code.make()
    count = code.getModuleCount()
    return [[bool(code.isDark(row, column)) for column in range(count)] for row in range(count)]


def tag(name, content, **attributes):
    more = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{more}>{content if content.startswith('<') else escape(content)}</{name}>"


def factur_x(number, date, due, seller, buyer, customer, lines, net, vat, total, iban, terms):
    """An invoice of profile EN 16931, with one VAT rate."""
    def day(name, value):
        return tag(name, tag("udt:DateTimeString", value.replace("-", ""), format="102"))

    def party(name, who, key=""):
        title, street, code, town = who
        return tag(name, (tag("ram:ID", key) if key else "") + tag("ram:Name", title) + tag(
            "ram:PostalTradeAddress", tag("ram:PostcodeCode", code) + tag("ram:LineOne", street) + tag("ram:CityName", town)
            + tag("ram:CountryID", "DE")))

    items = "".join(tag("ram:IncludedSupplyChainTradeLineItem", tag(
        "ram:AssociatedDocumentLineDocument", tag("ram:LineID", str(index))) + tag(
        "ram:SpecifiedTradeProduct", tag("ram:Name", what)) + tag(
        "ram:SpecifiedLineTradeDelivery", tag("ram:BilledQuantity", much, unitCode="C62")) + tag(
        "ram:SpecifiedLineTradeSettlement", tag(
            "ram:SpecifiedTradeSettlementLineMonetarySummation", tag("ram:LineTotalAmount", value))))
        for index, (much, what, value) in enumerate(lines, 1))
    settlement = tag("ram:PaymentReference", number) + tag("ram:InvoiceCurrencyCode", "EUR") + tag(
        "ram:SpecifiedTradeSettlementPaymentMeans", tag("ram:TypeCode", "58") + tag(
            "ram:PayeePartyCreditorFinancialAccount", tag("ram:IBANID", iban))) + tag(
        "ram:SpecifiedTradePaymentTerms", tag("ram:Description", terms) + day("ram:DueDateDateTime", due)) + tag(
        "ram:SpecifiedTradeSettlementHeaderMonetarySummation", tag("ram:LineTotalAmount", net)
        + tag("ram:TaxBasisTotalAmount", net) + tag("ram:TaxTotalAmount", vat, currencyID="EUR")
        + tag("ram:GrandTotalAmount", total) + tag("ram:DuePayableAmount", total))
    body = tag("rsm:ExchangedDocumentContext", tag(
        "ram:GuidelineSpecifiedDocumentContextParameter", tag("ram:ID", "urn:cen.eu:en16931:2017"))) + tag(
        "rsm:ExchangedDocument", tag("ram:ID", number) + tag("ram:TypeCode", "380") + day("ram:IssueDateTime", date)) + tag(
        "rsm:SupplyChainTradeTransaction", items + tag(
            "ram:ApplicableHeaderTradeAgreement", party("ram:SellerTradeParty", seller)
            + party("ram:BuyerTradeParty", buyer, customer)) + tag("ram:ApplicableHeaderTradeSettlement", settlement))
    return ('<?xml version="1.0" encoding="UTF-8"?>\n' + f'<rsm:CrossIndustryInvoice xmlns:rsm="{CII}CrossIndustryInvoice:100" '
            f'xmlns:ram="{CII}ReusableAggregateBusinessInformationEntity:100" '
            f'xmlns:udt="{CII}UnqualifiedDataType:100">{body}</rsm:CrossIndustryInvoice>\n')


def xrechnung(number, date, due, seller, buyer, customer, lines, net, vat, total, mandate, terms):
    """UBL, paid by direct debit."""
    def party(name, who, key=""):
        title, street, code, town = who
        identity = tag("cac:PartyIdentification", tag("cbc:ID", key)) if key else ""
        return tag(name, tag("cac:Party", identity + tag(
            "cac:PostalAddress", tag("cbc:StreetName", street) + tag("cbc:CityName", town) + tag("cbc:PostalZone", code)
            + tag("cac:Country", tag("cbc:IdentificationCode", "DE"))) + tag(
            "cac:PartyLegalEntity", tag("cbc:RegistrationName", title))))

    def money(name, value):
        return tag(name, value, currencyID="EUR")

    items = "".join(tag("cac:InvoiceLine", tag("cbc:ID", str(index)) + tag(
        "cbc:InvoicedQuantity", much, unitCode=unit) + money("cbc:LineExtensionAmount", value) + tag(
        "cac:Item", tag("cbc:Name", what))) for index, (much, unit, what, value) in enumerate(lines, 1))
    body = tag("cbc:CustomizationID", "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0") + tag(
        "cbc:ID", number) + tag("cbc:IssueDate", date) + tag("cbc:DueDate", due) + tag("cbc:InvoiceTypeCode", "380") + tag(
        "cbc:DocumentCurrencyCode", "EUR") + party("cac:AccountingSupplierParty", seller) + party(
        "cac:AccountingCustomerParty", buyer, customer) + tag("cac:PaymentMeans", tag("cbc:PaymentMeansCode", "59") + tag(
            "cac:PaymentMandate", tag("cbc:ID", mandate))) + tag("cac:PaymentTerms", tag("cbc:Note", terms)) + tag(
        "cac:TaxTotal", money("cbc:TaxAmount", vat)) + tag(
        "cac:LegalMonetaryTotal", money("cbc:LineExtensionAmount", net) + money("cbc:TaxExclusiveAmount", net)
        + money("cbc:TaxInclusiveAmount", total) + money("cbc:PayableAmount", total)) + items
    return ('<?xml version="1.0" encoding="UTF-8"?>\n' + f'<ubl:Invoice xmlns:ubl="{UBL}Invoice-2" '
            f'xmlns:cac="{UBL}CommonAggregateComponents-2" xmlns:cbc="{UBL}CommonBasicComponents-2">{body}</ubl:Invoice>\n')
