// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore

/// The views of the key window as indented lines: class, frame, identifier, text,
/// and what a program said of them to people who do not see them.
@MainActor
enum ViewTree {
  /// The tree of the key window, or of the frontmost visible one if none is key.
  static func text() -> String {
    guard let window = KeyWindow.shared.current ?? WindowList.shared.visible.last else {
      return "No window is visible."
    }
    var lines: [String] = []
    add(window, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + String(describing: type(of: view))
    line += " " + text(view.frame)
    if let name = view.accessibilityIdentifier { line += " " + name }
    if let text = text(of: view) { line += " " + text.debugDescription }
    let said = view.saidAccessibility
    for (word, text) in [("label", said.label), ("value", said.value), ("hint", said.hint)] {
      if let text { line += " \(word) " + text.debugDescription }
    }
    if view.isHidden { line += " (hidden)" }
    lines.append(line)
    for child in view.subviews { add(child, depth: depth + 1, to: &lines) }
  }

  /// What a view shows as text, cut where it is long; nil for one that shows none.
  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case is UITextField: view.ownAccessibilityValue
    case is UITextView:
      view.ownAccessibilityValue.map {
        $0.prefix(longestText) + ($0.count > longestText ? "…" : "")
      }
    default: nil
    }
  }

  /// Characters of a text view that are printed.
  private static let longestText = 200

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%g", ($0 * 100).rounded() / 100)
    }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
