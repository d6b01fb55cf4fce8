/// Decides which folder is the household's home.
package enum HomeLocation {
  /// `--home`, else `EINGANG_HOME`, else `eingang` in the XDG data folder; nil where not even `HOME` is set.
  ///
  /// A relative path counts from the folder in which the program was started. XDG says that a relative
  /// `XDG_DATA_HOME` is to be ignored.
  package static func home(option: String?, environment: [String: String], workingFolder: String) -> Home? {
    if let named = option ?? environment["EINGANG_HOME"], !named.isEmpty {
      return Home(path: absolute(named, from: workingFolder))
    }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return Home(path: absolute("eingang", from: data))
    }
    guard let user = environment["HOME"], user.hasPrefix("/") else { return nil }
    return Home(path: absolute(".local/share/eingang", from: user))
  }

  /// Without a slash at the end, and without `.` parts.
  private static func absolute(_ path: String, from folder: String) -> String {
    let joined = path.hasPrefix("/") ? path : folder + "/" + path
    let parts = joined.split(separator: "/").filter { $0 != "." }
    return "/" + parts.joined(separator: "/")
  }
}
