import AlbertModel

/// Rights whose period the letter names in words of its own or leaves to the law: remedies, rent increases.
enum Remedies {
  static let rule = "frist.rechtsbehelf"

  static func candidates(_ document: FristDocument) -> [Candidate<Frist>] {
    guard document.says(anyCue) else { return [] }
    return rules.compactMap { rule in
      for page in document.flow {
        let plain = page.text.plain
        guard let place = rule.cues.first(in: plain, 0..<plain.count) else { continue }
        guard let frist = rule.frist(document) else { return nil }
        var features: [FeatureName: Double] = [.fristStatute: rule.weight]
        if frist.anchor?.assumed == true { features[.fristAssumed] = 1 }
        if document.context.datum == nil { features[.fristNoDate] = 1 }
        return Candidate(frist, features: features, evidence: page.text.evidence(place, rule: Remedies.rule))
      }
      return nil
    }
  }

  private struct Rule: Sendable {
    let cues: Stichworte
    /// Below 1 where the words leave a doubt.
    let weight: Double
    let frist: @Sendable (FristDocument) -> Frist?
  }

  private static let anyCue = Stichworte(rules.flatMap(\.cues))

  private static let rules: [Rule] = [
    Rule(
      cues: [
        "ablauf des zweiten kalendermonats", "ende des zweiten kalendermonats", "ablauf des zweiten monats*zugang",
      ],
      weight: 1
    ) { GesetzlicheFrist.zweiterKalendermonat($0.weg) },
    Rule(
      cues: ["mieterhohungsverlangen", "zustimmung zur mieterhohung", "zustimmung zu einer erhohung*miete"], weight: 0.8
    ) { document in
      document.says(["kalendermonat*"]) ? nil : GesetzlicheFrist.mieterhoehung.frist(document.weg)
    },
    Rule(
      cues: [
        "frist*einlegung des einspruchs betragt einen monat", "einspruch*innerhalb eines monats",
        "mit dem einspruch anfechten",
      ],
      weight: 1
    ) { document in
      document.says(["bussgeldbescheid*"]) ? nil : GesetzlicheFrist.einspruchSteuer.frist(document.weg)
    },
    Rule(cues: ["einspruch einlegen", "einspruch einzulegen", "einspruch erheben", "einspruch eingelegt*"], weight: 1) {
      document in
      // The period may stand in a sentence of its own: `Dafür haben Sie einen Monat Zeit, ab der Bekanntgabe`.
      guard document.says(["finanzamt*", "steuerbescheid*"]), !document.says(["bussgeldbescheid*"]),
        document.says([
          "einen monat*bekanntgabe", "eines monats*bekanntgabe", "einem monat*bekanntgabe",
          "einen monat*bekanntgegeben",
          "monatsfrist*bekanntgabe",
        ])
      else { return nil }
      return GesetzlicheFrist.einspruchSteuer.frist(document.weg)
    },
    Rule(cues: ["bussgeldbescheid*"], weight: 0.8) { document in
      document.says(["einspruch*"]) && !document.says(["bussgeldbescheid erlassen*", "bussgeldbescheid ergeh*"])
        ? GesetzlicheFrist.einspruchBussgeld.frist(document.weg) : nil
    },
    Rule(cues: ["mahnbescheid*"], weight: 0.8) { document in
      document.says(["amtsgericht*", "mahngericht*"]) && document.says(["widerspruch*"])
        && !document.says(["mahnbescheid zu beantragen", "mahnbescheid beantrag*", "gerichtlichen mahnbescheid*"])
        ? GesetzlicheFrist.widerspruchMahnbescheid.frist(document.weg) : nil
    },
    Rule(
      cues: ["kann*widerspruch*erhoben werden", "widerspruch*eingelegt werden", "widerspruch einlegen"], weight: 0.8
    ) {
      document in
      document.says(["innerhalb*monat*", "binnen*monat*", "frist*einen monat"]) || document.context.art != .bescheid
        ? nil : GesetzlicheFrist.widerspruch.frist(document.weg)
    },
    Rule(cues: ["sonderkundigungsrecht", "ausserordentliches kundigungsrecht", "recht zur kundigung"], weight: 0.5) {
      document in
      guard document.says(["beitragserhohung*", "beitragsanpassung*", "beitrag erhoh*", "pramienerhohung*"]),
        !document.says([
          "innerhalb eines monats", "binnen eines monats", "innerhalb von einem monat", "kundigen*bis zum",
        ])
      else { return nil }
      return GesetzlicheFrist.beitragserhoehung.frist(document.weg)
    },
  ]
}
