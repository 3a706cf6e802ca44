// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Remembers in which language each text was typed.
@MainActor
protocol InputModeMemory {
  /// The language of the text with an identifier, nil when none is remembered.
  func language(of context: String) -> String?
  // Rules: TM-3, TM-4.
  /// Remembers a language, or forgets it for nil.
  mutating func setLanguage(_ language: String?, of context: String)
}

/// Keeps languages in user defaults.
struct StoredInputModes: InputModeMemory {
  private static let key = "UIKitTextInputModes"

  let defaults: UserDefaults

  func language(of context: String) -> String? {
    defaults.dictionary(forKey: StoredInputModes.key)?[context] as? String
  }

  mutating func setLanguage(_ language: String?, of context: String) {
    var all = defaults.dictionary(forKey: StoredInputModes.key) ?? [:]
    all[context] = language
    defaults.set(all, forKey: StoredInputModes.key)
  }
}

/// Keeps languages as long as the process lives: a test leaves nothing behind.
struct VolatileInputModes: InputModeMemory {
  private var languages: [String: String] = [:]

  func language(of context: String) -> String? { languages[context] }

  mutating func setLanguage(_ language: String?, of context: String) {
    languages[context] = language
  }
}
