import Foundation

/// Reads the configuration file from disk.
package enum ConfigurationLoader {
  /// A file that somebody wrote by hand is far smaller.
  private static let maximumBytes = 1 << 20

  /// The file must be there: whoever names one wants it used.
  package static func load(path: String) throws(ConfigurationError) -> Configuration {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ConfigurationError(file: path, why: "cannot be read. Check that the file is there and readable.")
    }
    guard data.count <= maximumBytes else {
      throw ConfigurationError(file: path, why: "is larger than 1 MiB. Name the household's eingang.json5.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ConfigurationError(file: path, why: "is not UTF-8 text. Save it as UTF-8.")
    }
    do {
      return try ConfigurationReader.configuration(from: text)
    } catch {
      throw ConfigurationError(file: path, line: error.line, key: error.key, why: error.why)
    }
  }

  /// The home folder's file if there is one, else the defaults; folders are absolute afterwards.
  package static func load(home: Home, explicit path: String?) throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    if let path {
      configuration = try load(path: path)
    } else if FileManager.default.fileExists(atPath: home.configurationPath) {
      configuration = try load(path: home.configurationPath)
    }
    configuration.ordner.inbox = home.resolve(configuration.ordner.inbox)
    configuration.ordner.archiv = home.resolve(configuration.ordner.archiv)
    configuration.ordner.ablage = home.resolve(configuration.ordner.ablage)
    return configuration
  }
}
