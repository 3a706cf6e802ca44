// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime
import UIKitHost

/// Which mode text is typed in, and which one each responder gets.
@MainActor
final class InputModes {
  static var shared: InputModes { Runtime.part(.inputModes) { InputModes() } }
  /// The language of a host that names none.
  private static let usualLanguage = "en-US"
  /// As many languages of a host are offered.
  private static let mostLanguages = 16

  /// What is remembered from one launch to the next.
  var memory: any InputModeMemory = StoredInputModes(defaults: .standard)
  private(set) var active: [UITextInputMode]
  /// The mode that text is typed in now.
  private(set) var current: UITextInputMode
  /// What a person chose last where no responder asked for a mode.
  private var preferred: UITextInputMode
  /// What the responder that is typed into calls its text; nil when it does not.
  private var context: String?
  private var isRequested = false
  private var made: [String: UITextInputMode] = [:]

  private init() {
    let mode = UITextInputMode(language: InputModes.usualLanguage)
    made[InputModes.usualLanguage] = mode
    active = [mode]
    current = mode
    preferred = mode
  }

  /// Takes the languages of the host, the preferred one first; none at all changes nothing.
  func offer(_ languages: [String]) {
    var seen = Set<String>()
    // A language without a region adds nothing to one with: browsers name both.
    let wanted = languages.filter { language in
      !language.isEmpty && seen.insert(language).inserted
        && !languages.contains { $0.hasPrefix(language + "-") }
    }
    guard !wanted.isEmpty else { return }
    active = wanted.prefix(InputModes.mostLanguages).map(mode)
    if !active.contains(preferred) { preferred = active[0] }
    if !active.contains(current) { use(preferred) }
  }

  // Rules: TM-1, TM-2, TM-3, TM-5.
  /// Chooses the mode for a responder that becomes first: what is remembered for its text, else what
  /// it asks for, else what a person prefers.
  func begin(requested: UITextInputMode?, context: String?) {
    self.context = context
    isRequested = requested != nil
    let known = context.flatMap { memory.language(of: $0) }.map(mode)
    use(known ?? requested ?? preferred)
    if let context, known == nil, requested != nil { remember(current, for: context) }
  }

  // Rules: TM-2, TM-7, TM-8.
  /// Goes to the next of the active modes, as a person asks.
  func advance() {
    let place = active.firstIndex(of: current) ?? active.count - 1
    use(active[(place + 1) % active.count])
    if let context {
      remember(current, for: context)
    } else if !isRequested {
      preferred = current
    }
  }

  /// Types in a language that is not among the active ones, as a keyboard of its own says.
  func use(language: String) { use(mode(language)) }

  /// The mode of a language.
  func mode(_ language: String) -> UITextInputMode {
    if let mode = made[language] { return mode }
    let mode = UITextInputMode(language: language)
    made[language] = mode
    return mode
  }

  // Rules: TM-7.
  private func use(_ mode: UITextInputMode) {
    guard mode !== current else { return }
    current = mode
    Trace.record(.firstResponder, "input mode \(mode.primaryLanguage ?? "")")
    NotificationCenter.default.post(
      name: UITextInputMode.currentInputModeDidChangeNotification, object: mode)
  }

  private func remember(_ mode: UITextInputMode, for context: String) {
    memory.setLanguage(mode.primaryLanguage, of: context)
  }
}
