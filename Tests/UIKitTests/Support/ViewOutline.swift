// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitTesting

@testable import UIKitCore

/// What a view consists of, as lines: a view a line, those in it indented, empty texts left out.
@MainActor
enum ViewOutline {
  static func of(_ view: UIView) -> [String] { lines(view, indent: "") }

  private static func lines(_ view: UIView, indent: String) -> [String] {
    let isEmpty =
      (view as? UILabel)?.text?.isEmpty ?? (view is UILabel)
      || (view as? UIImageView).map { $0.image == nil } ?? false
    return (isEmpty ? [] : [indent + words(view).joined(separator: " ")])
      + view.subviews.flatMap { lines($0, indent: indent + " ") }
  }

  private static func words(_ view: UIView) -> [String] {
    var words = [place(view.frame)]
    if let name = view.accessibilityIdentifier { words.append(name) }
    if let label = view as? UILabel {
      words.append("'\(label.text ?? "")'")
      if label.numberOfLines != 1 { words.append("lines:\(label.numberOfLines)") }
    } else if view is UIImageView {
      words.append("picture")
    } else if !view.isUserInteractionEnabled {
      words.append("deaf")
    }
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha:\(EventLog.text(view.alpha))") }
    return words
  }

  /// A rectangle without needless digits: `x,y width×height`.
  static func place(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(EventLog.text)
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}
