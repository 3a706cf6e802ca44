// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// How large a person wants text, by the points of running text.
@MainActor
enum TextSize {
  static let ordinary: CGFloat = 17
  /// The largest of the usual sizes.
  static let large: CGFloat = 23
  /// The largest of all.
  static let largest: CGFloat = 53

  static func prefer(_ points: CGFloat) {
    let preferences = HostPreferences(textScale: Double(points / ordinary))
    HostInput.send(.preferences(preferences, at: 0))
  }

  /// The labels in a view that are seen.
  static func labels(in view: UIView) -> [UILabel] {
    if view.isHidden { return [] }
    let own = (view as? UILabel).flatMap { $0.text?.isEmpty == false ? $0 : nil }
    return [own].compactMap(\.self) + view.subviews.flatMap(labels)
  }

  /// The texts in a view for which their labels have too little room.
  static func cut(in view: UIView) -> [String] {
    labels(in: view).filter { label in
      let whole = UILabel()
      whole.font = label.font
      whole.text = label.text
      whole.numberOfLines = 0
      let room = label.bounds.size
      let needed = whole.sizeThatFits(
        CGSize(width: room.width, height: .greatestFiniteMagnitude))
      return needed.width > room.width + 0.01 || needed.height > room.height + 0.01
    }.compactMap(\.text)
  }
}
