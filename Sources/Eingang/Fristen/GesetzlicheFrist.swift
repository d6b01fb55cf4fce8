import AlbertModel

/// The period that the law or the usual contract gives where a letter names the act but no date.
///
/// The letter's own words always win.
package enum GesetzlicheFrist: String, CaseIterable, Hashable, Sendable {
  /// Against a Bescheid: VwGO 70, SGG 84; without instruction on remedies VwGO 58(2), SGG 66(2).
  case widerspruch
  /// Against a tax notice: AO 355, 356(2).
  case einspruchSteuer
  /// Against a Bußgeldbescheid: OWiG 67.
  case einspruchBussgeld
  /// Against a Mahnbescheid of a court: ZPO 692.
  case widerspruchMahnbescheid
  /// Premium increase without more cover: VVG 40. The event is the day on which the increase takes effect.
  case beitragserhoehung
  /// Insured event: VVG 92. The event is the end of the negotiations.
  case versicherungsfall
  /// Kfz at the year's end: VVG 11 and the usual contract. The event is the end of the insurance year.
  case kfzJahresende
  /// Higher Zusatzbeitrag: SGB V 175(4). The event is a day of the month in which it first applies.
  case zusatzbeitrag
  /// Energy price change: EnWG 41(5). The event is the day on which it takes effect.
  case energiepreis
  /// Consent to a rent increase: BGB 558b.
  case mieterhoehung
  /// Objection to a Nebenkostenabrechnung: BGB 556(3).
  case nebenkosten
  /// Withdrawal from a distance contract: BGB 355.
  case widerruf

  /// The Frist, or nil where the day from which it counts is not known.
  ///
  /// - Parameter belehrung: whether the Bescheid carries its instruction on remedies; without it the year counts.
  package func frist(
    _ weg: Briefweg, ereignis: CalendarDay? = nil, belehrung: Bool = true
  ) -> Frist? {
    switch self {
    case .widerspruch: remedy(weg.bekanntgabe(steuer: false), belehrung, weg)
    case .einspruchSteuer: remedy(weg.bekanntgabe(steuer: true), belehrung, weg)
    case .einspruchBussgeld, .widerspruchMahnbescheid: counted(Dauer(2, .wochen), weg.zustellung, .widerspruch, weg)
    case .beitragserhoehung: counted(Dauer(1, .monate), weg.zugang, .kuendigung, weg)
    case .versicherungsfall:
      counted(Dauer(1, .monate), ereignis.map { Anker(kind: .ereignis, value: $0) }, .kuendigung, weg)
    case .kfzJahresende: kfz(weg, ereignis)
    case .zusatzbeitrag: ereignis.map { endOfMonth($0) }
    case .energiepreis: ereignis.map { dayBefore($0) }
    case .mieterhoehung: GesetzlicheFrist.zweiterKalendermonat(weg)
    case .nebenkosten: counted(Dauer(12, .monate), weg.zugang, .widerspruch, weg)
    case .widerruf: counted(Dauer(14, .tage), weg.zugang, .widerspruch, weg)
    }
  }

  /// The end of the second calendar month after the month of receipt.
  package static func zweiterKalendermonat(_ weg: Briefweg) -> Frist? {
    guard let zugang = weg.zugang else { return nil }
    let last = zugang.value.adding(months: 2).endOfMonth
    let day = last.movedToWorkday(in: weg.land)
    let rule = "Ende des zweiten Kalendermonats nach \(Fristrechnung.name(of: zugang))"
    return Frist(
      day: day, kind: .antwort, rule: rule + Fristrechnung.moved(from: last, to: day, in: weg.land), anchor: zugang)
  }

  /// The last day of the statutory warranty: two years from purchase (BGB 438), not a Frist.
  package static func gewaehrleistungBis(kauf: CalendarDay) -> CalendarDay { kauf.adding(months: 24) }

  private func remedy(_ anker: Anker?, _ belehrung: Bool, _ weg: Briefweg) -> Frist? {
    counted(belehrung ? Dauer(1, .monate) : Dauer(1, .jahre), anker, .widerspruch, weg)
  }

  private func counted(_ dauer: Dauer?, _ anker: Anker?, _ kind: FristArt, _ weg: Briefweg) -> Frist? {
    guard let dauer, let anker else { return nil }
    return Fristrechnung.frist(dauer, ab: anker, kind: kind, in: weg.land)
  }

  private func kfz(_ weg: Briefweg, _ ereignis: CalendarDay?) -> Frist? {
    guard let month = Dauer(1, .monate), let from = weg.datum ?? weg.erhalten else { return nil }
    let notice = Kuendigungsfrist(month, zum: .vertragsende(ereignis ?? from.endOfYear, verlaengerung: 12))
    return notice.frist(from: from, in: weg.land)
  }

  private func endOfMonth(_ day: CalendarDay) -> Frist {
    Frist(
      day: day.endOfMonth, kind: .kuendigung, rule: "bis zum Ende des Monats, in dem der Zusatzbeitrag erstmals gilt",
      anchor: Anker(kind: .ereignis, value: day))
  }

  private func dayBefore(_ day: CalendarDay) -> Frist {
    Frist(
      day: day.adding(days: -1), kind: .kuendigung, rule: "ohne Frist bis vor Wirksamwerden am \(day.german)",
      anchor: Anker(kind: .ereignis, value: day))
  }
}
