// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What stands on keys.
package enum KeyTitle {
  /// What stands on a key.
  ///
  /// - Parameters:
  ///   - enter: what stands on the return key.
  ///   - language: what the key for the next one shows, as "de-AT".
  package static func text(
    of key: KeySpec, in keyboard: KeyboardMachine, enter: String, language: String? = nil
  ) -> String {
    switch key.action {
    case .text: keyboard.text(of: key) ?? ""
    case .space: "space"
    case .enter: enter
    case .delete: "⌫"
    case .shift: keyboard.shift == .locked ? "⇪" : "⇧"
    case .plane(let plane): text(of: plane, from: keyboard.plane)
    case .nextMode: (language ?? "en").prefix { $0 != "-" }.uppercased()
    case .blank: ""
    }
  }

  /// The name by which tests find a key.
  package static func identifier(of key: KeySpec) -> String? {
    switch key.action {
    case .text(let text): "key \(text)"
    case .space: "key space"
    case .enter: "key return"
    case .delete: "key delete"
    case .shift: "key shift"
    case .plane(.letters): "key letters"
    case .plane(.symbols): "key symbols"
    case .plane(.moreSymbols): "key more symbols"
    case .nextMode: "key next keyboard"
    case .blank: nil
    }
  }

  private static func text(of plane: KeyPlane, from shown: KeyPlane) -> String {
    switch plane {
    case .letters: "ABC"
    case .symbols: "123"
    case .moreSymbols: "#+="
    }
  }
}
