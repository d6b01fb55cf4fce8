import AlbertModel

/// The words by which letters say what is to be done, in German and English.
enum FristWords {
  /// Acts in the order in which they win where several stand equally near.
  static let acts: [(kind: FristArt, cues: Stichworte)] = [
    (
      .kuendigung,
      [
        "kundig*", "*kundigung*", "*kundigungsrecht*", "gekundigt", "cancel*", "terminate*", "kasse wechseln",
        "austritt*", "abbestell*",
      ]
    ),
    (
      .widerspruch,
      [
        "widerspruch*", "einspruch*", "einsprache*", "rechtsvorschlag*", "rekurs*", "anfecht*", "rechtsbehelf*",
        "klage", "einwendung*", "einwande",
        "beschwerde einlegen", "beschwerde*erhoben", "beschwerde*erheben", "beschwerde*einzubringen", "appeal*",
        "objection*", "reklamation*", "beanstand*",
      ]
    ),
    (
      .anmeldung,
      [
        "anmeld*", "*anmeldung*", "*anmeldeschlu*", "melden sie*an", "meldet*an", "meldest*an", "anzumelden",
        "angemeldet", "einschreib*",
        "buchen*", "gebucht", "buchung*", "*einwahl*", "eintrag*", "eingetragen", "tragen sie sich", "bewerb*",
        "*bewerbungsschlu*", "register*", "registration*", "sign up", "enrol*", "bestell*", "*meldeschlu*",
        "reservier*", "book your*", "freigeschaltet", "buchbar", "anmeldeportal*",
      ]
    ),
    (
      .rueckgabe,
      [
        "zuruck", "zuruckgeb*", "zuruckzugeben", "zurucksend*", "zuruckschick*", "zuruckzusenden", "zuruckbring*",
        "zuruckgesandt", "ruckgabe*", "rucksend*", "rucklauf*", "abgeb*", "abzugeben", "abgabe*", "abgegeben",
        "geben sie*ab", "gebt*ab", "gibt*ab", "einreich*", "einzureichen", "reichen sie*", "reichen*ein", "nachreich*",
        "vorleg*", "vorzulegen", "legen sie*vor", "unterschrieben*", "ausgefullt*", "mitgeben", "mitgeb*",
        "mitzugeben", "mitbring*", "einsend*", "einzusenden", "senden sie*", "schicken sie*", "ubersend*",
        "zusend*", "zuzusenden", "ubermittel*", "abschnitt", "*bogen", "formular*", "unterlagen",
        "*ruckmeldeabschnitt*",
        "bringen sie*", "*einsendeschlu*", "return*", "send back", "submit*", "hand in",
        "retoure", "retourn*", "nachweis*", "bescheinigung*", "vordruck*", "mandat", "hochlad*", "upload*",
        "werfen sie*",
        "leihfrist*", "postmappe", "uberlass*", "eingereicht", "reicht", "beibring*", "beizubringen", "zuleit*",
      ]
    ),
    (
      .zahlung,
      [
        "zahlen", "zahlt", "zahle", "zahlst", "zahlbetrag*", "bezahl*", "*zahlung*", "zahlbar", "uberweis*",
        "*uberweisung*", "begleich*", "beglichen", "entricht*",
        "fallig*", "*falligkeit*", "einzahl*", "eingezahlt", "ausgleich*", "auszugleichen", "zahlungseingang*",
        "gutgeschrieben", "konto", "*betrag*", "rate", "raten", "anzahlung*", "restzahlung*", "pay", "payment*",
        "payable",
        "due", "balance", "*gebuhr*", "passend", "geldeingang", "remit*", "rechnungsbetrag*", "zu entrichten", "amount",
        "eigenanteil*", "abschlag*", "netto", "abzug", "abzuge", "kosten", "beitrag", "teilbetrag*", "*teilbetrage*",
      ]
    ),
    (
      .antwort,
      [
        "antwort*", "ruckantwort*", "ruckmeld*", "*ruckmeldung*", "bescheid geben", "bescheid*sagen", "mitteil*",
        "mitzuteilen", "teilen sie*", "sagen sie*", "sagt*bescheid", "sagt uns", "zusage*", "zusagen", "absagen",
        "zustimm*", "zuzustimmen", "zustimmung*", "stellungnahme*", "stellung zu nehmen", "ausserung*", "aussern*",
        "anhorung*", "bestatig*", "melden sie sich*", "meldet euch", "nennen sie*", "informieren sie*", "auskunft*",
        "erklaren sie*", "einverstanden*", "rsvp", "reply", "respond*", "let us know", "confirm*", "u.a.w.g",
        "um antwort", "angaben", "abstimm*", "widersprechen",
      ]
    ),
    (
      .termin,
      [
        "termin", "*termin vereinbar*", "vorladung", "vorsprech*", "erscheinen", "vorsprache", "operation",
        "untersuchung*", "impftermin", "kontrolltermin*", "behandlungstermin*", "*ablesung*", "appointment*",
        "besichtigung*", "wartung*",
      ]
    ),
  ]

  /// Where a paper is put says that it comes back, unless other words name the act: an Anmeldung goes there too.
  static let places: Stichworte = ["einwurf", "*briefkasten"]

  /// Labels right before a date that leave no doubt.
  static let labels: [(kind: FristArt, cues: Stichworte)] = [
    (
      .zahlung,
      [
        "*falligkeit*", "fallig*", "*zahlungstermin*", "*zahlungsziel*", "*zahlungsfrist*", "zahlbar", "zu zahlen",
        "zahldatum", "zahltermin", "due date", "payment due", "due", "payable", "pay by", "zahlung bis",
        "falligkeitstermin", "date d'echeance", "echeance", "zahlung", "uberweisen", "zahlen",
      ]
    ),
    (
      .anmeldung,
      [
        "*anmeldeschlu*", "*anmeldefrist*", "*meldeschlu*", "*anmeldung*", "*bewerbungsschlu*", "*bewerbungsfrist*",
        "*bestellschlu*", "*buchungsschlu*", "registration deadline", "register by", "*anmeldetermin*",
      ]
    ),
    (
      .rueckgabe,
      [
        "*ruckgabe*", "*abgabe*", "*abgabetermin*", "*abgabeschlu*", "*abgabefrist*", "*einsendeschlu*", "rucklauf*",
        "*rucksend*", "einreichung*", "*einreichungsfrist*", "return by", "zuruck", "*ruckgabefrist*",
        "*leihfristende*", "submission deadline",
      ]
    ),
    (.antwort, ["*ruckmeldung*", "*ruckantwort*", "*antwort*", "*ruckmeldefrist*", "rsvp", "reply by", "response by"]),
    (.widerspruch, ["*widerspruchsfrist*", "*einspruchsfrist*", "*rechtsbehelfsfrist*"]),
    (.kuendigung, ["*kundigung*", "*kundbar*", "cancel by"]),
  ]

  /// Labels that say a deadline is meant but not for what.
  static let bareLabels: Stichworte = [
    "frist", "*fristablauf*", "*fristende*", "deadline", "stichtag", "termin fur die*",
  ]

  /// The household is asked to do something.
  static let requests: Stichworte = [
    "bitte*", "bitten", "gebeten", "ersuch*", "forder*", "aufgefordert", "mussen", "muss", "musst", "mochten wir sie*",
    "benotig*", "brauchen", "erbitten", "erwarten", "ist*zu", "sind*zu", "zu zahlen", "zu entrichten", "einzureichen",
    "abzugeben", "vorzulegen", "zuruckzugeben", "zuruckzusenden", "anzumelden", "mitzuteilen", "spatestens",
    "allerspatestens", "senden sie*", "geben sie*", "uberweisen sie*", "zahlen sie*", "teilen sie*", "reichen sie*",
    "schicken sie*", "begleichen sie*", "fullen sie*", "bringen sie*", "melden sie*", "buchen sie*", "zahle", "please",
    "kindly", "must", "required", "verpflichtet", "erforderlich", "unbedingt", "sagt uns", "gebt*", "gib*",
    "setze*frist",
    "verbindlich", "notwendig", "damit wir*", "haben sie*zu", "anzuzeigen", "werfen sie*", "need", "should",
  ]

  /// The sender speaks of what it will do itself.
  static let own: Stichworte = [
    "buchen wir", "wir buchen", "setzen wir", "wir setzen", "setzen eine", "mahnen wir", "wir mahnen", "ziehen wir",
    "wir ziehen", "uberweisen wir", "wir uberweisen", "erstatten wir",
    "wir erstatten", "erstattet", "zuruckerstattet", "abgebucht", "eingezogen", "abbuch*", "einziehen", "einzug",
    "lastschrift*", "bankeinzug*", "wir antworten", "antworten wir", "wir melden uns", "melden wir uns", "liefern wir",
    "wir liefern", "geliefert", "erhalten sie", "bekommen sie", "erhaltst du", "senden wir", "wir senden",
    "wird ihnen*",
    "schicken wir", "gutgeschrieben", "gutschrift*", "debit*", "refund*", "we will", "ausgezahlt", "belastet",
    "gelöscht",
    "geloscht", "gespeichert", "aufbewahrt", "abgeholt", "zahlen wir*aus", "bearbeiten wir",
  ]

  /// A right or an offer, not a duty.
  static let optional: Stichworte = [
    "konnen sie", "sie konnen", "kannst du", "du kannst", "kann", "konnt ihr", "moglich", "auf wunsch", "sofern sie",
    "you may", "you can", "steht ihnen", "haben sie das recht", "berechtigt", "auf antrag", "freiwillig", "gerne",
    "wer",
  ]

  /// Something is on offer.
  static let offers: Stichworte = [
    "rabatt*", "sparen", "spart", "sparst", "gutschein*", "aktion", "aktionscode", "angebot", "sonderangebot*",
    "vorteil*", "gewinn*", "code", "prämie", "bonus*", "fruhbucher*", "neukunden*", "vorbestell*", "voucher",
    "discount*", "einkauf", "coupon*", "verlosung", "treueprämie",
  ]

  /// Something holds, runs or is open until then.
  static let validity: Stichworte = [
    "gultig*", "gilt", "gelten", "galt", "gultigkeit*", "laufzeit*", "mindestlaufzeit*", "erstlaufzeit*", "lauft",
    "zeitraum*", "abrechnungszeitraum*", "leistungszeitraum*", "versichert", "mitversichert", "versicherungsschutz",
    "befristet", "geoffnet", "offnungszeit*", "haltbar*", "mhd", "verbraucht", "verbrauch*", "saison", "beitragsfrei",
    "vergeben", "frei", "unverandert", "valid*", "expir*", "period", "fur die zeit", "schuljahr", "stand",
    "sprechzeit*",
    "sprechstunde*", "garantie*", "gewahrleistung*", "haben wir geoffnet", "geschlossen", "ferien", "bezugszeitraum",
    "aussetz*", "vorlaufig*", "wohnhaft", "beschaftigt", "monatsrate", "reserviert", "in kraft", "option",
  ]

  /// It has already happened.
  static let past: Stichworte = [
    "wurde", "wurden", "war", "waren", "hatten", "hatte", "berucksichtigt", "eingegangen", "bezahlt am", "gezahlt am",
    "erhalten am", "haben wir*erhalten", "bisher", "letzte", "abgelaufen", "seit", "bereits", "zahlungen bis*",
    "zahlungseingange bis", "received", "reached us", "gebucht am", "trotz",
  ]

  /// A payment of its own that only comes next, or that comes again and again.
  static let recurring: Stichworte = [
    "nachste*", "kunftig*", "jeweils", "jahrlich", "monatlich", "vierteljahrlich", "halbjahrlich", "eines jahres",
    "jedes jahr*", "next", "each", "every", "turnusmassig*",
  ]

  /// The words of payment terms, which stand without a verb.
  static let terms: Stichworte = [
    "zahlbar", "*zahlungsziel*", "*zahlungsfrist*", "*zahlungsbedingung*", "zahlungskondition*", "netto", "ohne abzug",
    "payment terms", "terms", "net", "payable", "fallig", "zahlung innert", "zahlung binnen", "zahlung innerhalb",
    "rein netto", "ohne jeden abzug", "zahlung bis", "zahlung in", "payment is due", "due within", "payment due",
  ]

  /// The last call before something worse.
  static let ultimatum: Stichworte = [
    "sollten wir*kein*", "sollte*nicht*eingehen", "sollte*nicht*eingegangen", "geht*nicht*ein", "geht*kein*ein",
    "erfolgt*keine*zahlung", "sollten sie*nicht", "ohne zahlungseingang", "letzte frist", "letztmalig*",
    "nachfrist*", "frist zur zahlung", "letzte*zahlungsfrist", "falls*nicht*eingeht",
  ]

  /// A right that a person loses by letting its last day pass.
  static let rights: Stichworte = [
    "widerspruch*", "einspruch*", "einsprache*", "rechtsvorschlag*", "rekurs*", "beschwerde*", "anfechten",
    "rechtsbehelf*", "klage", "kundigen", "kundigung*", "kundigt",
    "kundigst",
    "*kundigungsrecht*", "gekundigt", "cancel", "appeal",
  ]

  /// A stretch of days in which signing up is possible.
  static let windows: Stichworte = [
    "freigeschaltet", "buchbar", "anmeldung*moglich", "anmelden", "anmeldezeitraum", "anmeldefrist*",
    "buchungszeitraum",
    "bewerbungszeitraum", "online*buchen", "einwahl*", "buchung*moglich", "portal*geoffnet",
  ]

  /// The letter speaks to the household rather than of the rules in general.
  static let address: Stichworte = [
    "sie", "ihnen", "ihr", "ihre", "ihren", "ihrem", "ihrer", "du", "dein*", "dir", "euch", "eure*", "bitte*", "bitten",
    "eltern", "kind", "kinder", "kindes", "alle", "you", "your", "please", "uns",
  ]

  /// Buying with a right to give back.
  static let returns: Stichworte = [
    "umtausch*", "ruckgaberecht*", "widerrufsrecht*", "widerrufen", "widerrufsfrist*", "widerruf", "retourenlabel",
    "retourenschein", "kostenlos zuruck*", "gefallt nicht", "bei nichtgefallen", "money back", "return policy",
    "originalverpackung", "kassenbon", "ungeoffnet*", "exchange*", "rucksendegrund", "rucksendeetikett",
    "ruckgabe nur*", "erstattung des belastet*", "zuruckziehen", "zurucknehmen",
  ]

  /// What follows if something is not done, or is done too late.
  static let threats: Stichworte = [
    "wird*nicht innerhalb", "verzug*", "in verzug", "saumnis*", "verspatet*", "nach falligkeit", "nach ablauf",
    "nicht rechtzeitig", "verzugszins*", "mahngebuhr*", "wenn sie nicht", "sollten sie nicht", "inkasso*",
    "andernfalls", "wird der*nicht",
  ]

  /// Skonto and its like.
  static let skonto: Stichworte = [
    "skonto*", "barskonto", "sofortskonto", "% nachla*", "%*abzug", "cash discount", "discount of", "zahlungsabzug",
    "early payment", "escompte",
  ]
  /// `ohne Abzug`, `kein Skonto`.
  static let noSkonto: Stichworte = [
    "ohne skonto*", "kein skonto*", "keine skonto*", "ohne jeden abzug", "ohne abzug*", "ohne jeglichen abzug",
    "netto", "rein netto", "skontoabzuge werden*", "ohne abschlag",
  ]

  /// An appointment of the household's own, which somebody has to keep.
  static let appointments: Stichworte = [
    "ihr termin", "ihren termin", "ihrem termin", "ihre termine", "dein termin", "folgende termine",
    "folgenden termin*",
    "operation", "op-termin*", "untersuchungstermin*", "impftermin*", "kontrolltermin*", "behandlungstermin*",
    "vorsorgetermin*", "ladung", "vorladung", "geladen", "termin zur*", "termin fur*", "termin am", "termin bestatig*",
    "terminbestatigung", "vorzustellen", "finden sie sich*ein", "ablesetermin*", "ablesung*", "erscheinen sie",
    "schornsteinfeger*", "feuerstattenschau", "montagetermin*", "wartungstermin*", "zahlerwechsel*",
    "einschulungsuntersuchung", "schuleingangsuntersuchung", "vorsorgeuntersuchung", "your appointment",
    "besichtigungstermin*", "beratungstermin*", "gesprachstermin*", "nachuntersuchung*", "hauptuntersuchung",
  ]
}
