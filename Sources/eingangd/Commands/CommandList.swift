/// Every verb, in the order in which the help lists them.
enum CommandList {
  static let all: [any Command.Type] = [
    ExtractCommand.self,
    InitCommand.self,
    WatchCommand.self,
    IngestCommand.self,
    ListCommand.self,
    ShowCommand.self,
    ReviewCommand.self,
    AcceptCommand.self,
    DeclineCommand.self,
    ChangeCommand.self,
    WiedervorlageCommand.self,
    JoinCommand.self,
    SplitCommand.self,
    SeparatorCommand.self,
    UndoCommand.self,
    CountCommand.self,
    SearchCommand.self,
    WhereCommand.self,
    FristenCommand.self,
    RetryCommand.self,
    ReprocessCommand.self,
    StatsCommand.self,
    BenchCommand.self,
    ExportCommand.self,
    ImportCommand.self,
    PurgeCommand.self,
    BackupCommand.self,
    VerifyCommand.self,
    DoctorCommand.self,
    CompletionCommand.self,
    ManualCommand.self,
    CompleteCommand.self,
  ]

  /// Those that help shows.
  static var verbs: [Verb] { all.map { $0.verb }.filter { !$0.isHidden } }

  static func command(named name: String) -> (any Command.Type)? { all.first { $0.verb.name == name } }
}
