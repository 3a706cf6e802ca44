// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A form of 100 views that constraints place.
@MainActor
final class ConstraintScene {
  private static let rows = 50
  private static let rowHeight: CGFloat = 15

  /// A view whose content has a size.
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 12) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let top: NSLayoutConstraint
  private let last: UIView

  init() {
    var above: UIView?
    var constraints: [NSLayoutConstraint] = []
    var first: NSLayoutConstraint?
    for _ in 0..<Self.rows {
      let title = Content()
      let field = Content()
      for view in [title, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
      }
      title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let place =
        above.map { title.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 3) }
        ?? title.topAnchor.constraint(equalTo: window.topAnchor)
      if first == nil { first = place }
      constraints += [
        place, title.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
        field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
        field.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      ]
      above = title
    }
    guard let first, let above else { preconditionFailure("there are rows") }
    top = first
    last = above
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
  }

  /// Whether the last row is where it belongs.
  var isLaidOut: Bool { last.frame.minY == top.constant + CGFloat(Self.rows - 1) * Self.rowHeight }

  /// Moves all rows; how often they went where they belong.
  func changePass(_ changes: Int) -> @MainActor () -> Int {
    { [self] in
      var count = 0
      for step in 0..<changes {
        top.constant = CGFloat(step % 2 + 1)
        window.layoutIfNeeded()
        if isLaidOut { count += 1 }
      }
      return count
    }
  }
}
