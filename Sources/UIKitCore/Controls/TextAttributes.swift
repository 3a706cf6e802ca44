// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Attributes of a text for each state of a control, that can be compared.
struct TextAttributes: Equatable {
  let states: [UIControl.State.RawValue: [NSAttributedString.Key: Any]]

  init(_ states: [UIControl.State.RawValue: [NSAttributedString.Key: Any]]) { self.states = states }

  /// Attributes without states.
  init(_ attributes: [NSAttributedString.Key: Any]?) { states = attributes.map { [0: $0] } ?? [:] }

  static func == (left: Self, right: Self) -> Bool {
    left.states.keys == right.states.keys
      && left.states.allSatisfy { state, attributes in
        let text = NSAttributedString(string: "x", attributes: attributes)
        return text == NSAttributedString(string: "x", attributes: right.states[state])
      }
  }
}
