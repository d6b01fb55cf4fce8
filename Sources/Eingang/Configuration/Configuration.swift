import AlbertModel

/// What the household has configured, with every default filled in.
package struct Configuration: Hashable, Sendable {
  package var haushalt: Haushalt
  /// Folders, absolute once a home folder is known.
  package var ordner: Folders
  /// Tesseract's codes, the first one tried first.
  package var sprachen: [String]
  /// The household's own filing targets; the first that fits wins over what is built in.
  package var ablage: [AblageRule]
  package var namen: NameSettings
  package var grenzen: Limits
  package var eingang: InboxSettings
  package var ablageFormat = FilingFormat.pdf

  package init(
    haushalt: Haushalt = Haushalt(), ordner: Folders = Folders(), sprachen: [String] = ["deu", "eng"],
    ablage: [AblageRule] = [], namen: NameSettings = NameSettings(), grenzen: Limits = Limits(),
    eingang: InboxSettings = InboxSettings()
  ) {
    self.haushalt = haushalt
    self.ordner = ordner
    self.sprachen = sprachen
    self.ablage = ablage
    self.namen = namen
    self.grenzen = grenzen
    self.eingang = eingang
  }
}

/// What an accepted document is filed as.
package enum FilingFormat: String, CaseIterable, Hashable, Sendable {
  /// Scans and photos as a PDF that can be searched.
  case pdf
  /// As it arrived.
  case original
}

/// The folders that a person may move elsewhere; relative paths are meant from the home folder.
package struct Folders: Hashable, Sendable {
  /// Where scans are dropped.
  package var inbox: String
  /// Where originals are kept under their checksum.
  package var archiv: String
  /// Where accepted documents are filed.
  package var ablage: String

  package init(inbox: String = "Eingang", archiv: String = "Archiv", ablage: String = "Ablage") {
    self.inbox = inbox
    self.archiv = archiv
    self.ablage = ablage
  }
}

/// A filing target of the household and what belongs there; a condition left out is always met.
package struct AblageRule: Hashable, Sendable {
  /// Parts separated by `/`, as `Versicherungen/Kfz`; may have gaps, as `Schule/{person}`.
  package var ziel: String
  package var person: String?
  package var art: Belegart?
  /// Part of the sender's name, compared without case and umlauts.
  package var absender: String?
  /// Any one of these words in the text.
  package var woerter: [String]
  /// Targets that it lies in, whose conditions must be met as well.
  package var darueber: [AblageRule] = []

  /// True where it would take everything.
  var isUnconditional: Bool { person == nil && art == nil && absender == nil && woerter.isEmpty }

  package init(
    ziel: String, person: String? = nil, art: Belegart? = nil, absender: String? = nil, woerter: [String] = []
  ) {
    self.ziel = ziel
    self.person = person
    self.art = art
    self.absender = absender
    self.woerter = woerter
  }
}

/// How much one document may cost before it is given up.
package struct Limits: Hashable, Sendable {
  /// Reader processes; 0 means one per core.
  package var leser: Int
  /// Seconds of wall time for one page.
  package var sekundenProSeite: Int
  /// MiB of address space for a reader.
  package var speicherMiB: Int
  /// Millions of pixels of one page.
  package var megapixel: Int
  /// Pages of one document.
  package var seiten: Int

  package init(
    leser: Int = 0, sekundenProSeite: Int = 120, speicherMiB: Int = 2048, megapixel: Int = 120, seiten: Int = 500
  ) {
    self.leser = leser
    self.sekundenProSeite = sekundenProSeite
    self.speicherMiB = speicherMiB
    self.megapixel = megapixel
    self.seiten = seiten
  }
}
