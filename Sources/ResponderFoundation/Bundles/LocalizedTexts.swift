// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import Synchronization
import UIKitRuntime

// Rules: PT-9.
/// Finds texts in the language of the person.
///
/// Foundation's `NSLocalizedString` here knows no language but that of development, so a ported module
/// has one of its own that asks this.
public final class LocalizedTexts: Sendable {
  /// The folders `de.lproj` that were opened.
  private let opened = Mutex<[String: Bundle]>([:])

  static var shared: LocalizedTexts { Runtime.common(.localizedTexts) { LocalizedTexts() } }

  /// The text for a key in the first language that has the table.
  ///
  /// - Parameters:
  ///   - key: what the text is called.
  ///   - value: the answer for a key without text; the key itself if it is empty.
  ///   - table: the file, without ending; nil is `Localizable`.
  ///   - bundle: where the languages' folders are.
  public static func text(
    for key: String, value: String, table: String?, bundle: Bundle
  ) -> String {
    text(for: key, value: value, table: table, bundle: bundle, languages: languages)
  }

  /// The same for languages in an order of one's own.
  static func text(
    for key: String, value: String, table: String?, bundle: Bundle, languages: [String]
  ) -> String {
    let fallback = value.isEmpty ? key : value
    let name = table ?? "Localizable"
    // Foundation's `developmentLocalization` ends the process for a bundle without Info.plist.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let wanted = languages + [development ?? "en", "Base"]
    for language in wanted {
      guard let folder = shared.folder(of: language, in: bundle),
        FileManager.default.fileExists(atPath: folder.bundlePath + "/\(name).strings")
      else { continue }
      return folder.localizedString(forKey: key, value: fallback, table: name)
    }
    return fallback
  }

  /// The languages that are wanted, the first most: of the user's settings, or of the environment.
  static var languages: [String] {
    if let set = UserDefaults.standard.array(forKey: "AppleLanguages") {
      return set.compactMap { $0 as? String }.flatMap(withoutRegion)
    }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let set = names.lazy.compactMap { ProcessInfo.processInfo.environment[$0] }
      .first { !$0.isEmpty }
    return set.map(languages(ofLocale:)) ?? []
  }

  /// The languages of a locale of POSIX, such as `de_AT.UTF-8`.
  static func languages(ofLocale name: String) -> [String] {
    let name = name.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
      ? [] : withoutRegion(String(name).replacing("_", with: "-"))
  }

  /// A language as it is, and what it is a kind of: `zh-Hant-TW`, `zh-Hant`, `zh`.
  private static func withoutRegion(_ language: String) -> [String] {
    let parts = language.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  private func folder(of language: String, in bundle: Bundle) -> Bundle? {
    let path = bundle.bundlePath + "/\(language).lproj"
    return opened.withLock { opened in
      if let known = opened[path] { return known }
      let folder = Bundle(path: path)
      opened[path] = folder
      return folder
    }
  }
}
