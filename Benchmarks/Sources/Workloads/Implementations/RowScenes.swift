// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Rows of one view each, placed by four constraints, that hang on each other.
@MainActor
final class ConstraintRowScene {
  private static let rowHeight: CGFloat = 12
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(rows: Int) {
    for row in 0..<rows {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      constraints += [
        view.topAnchor.constraint(
          equalTo: row == 0 ? window.topAnchor : views[row - 1].bottomAnchor),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
        view.heightAnchor.constraint(equalToConstant: Self.rowHeight),
      ]
      views.append(view)
    }
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
  }

  /// How many rows are where they belong.
  var laidOutRows: Int {
    views.enumerated().count {
      $1.frame == CGRect(x: 16, y: CGFloat($0) * Self.rowHeight, width: 368, height: Self.rowHeight)
    }
  }

  /// Takes all constraints back; how many rows hung on them.
  func deactivateAll() -> Int {
    NSLayoutConstraint.deactivate(constraints)
    return constraints.allSatisfy { !$0.isActive } ? views.count : -1
  }

  /// Takes the rows out of the window from the first to the last; how many left nothing behind.
  ///
  /// Of the constraints of a row only that of its height is its own, and stays.
  func removeAll() -> Int {
    for view in views { view.removeFromSuperview() }
    guard window.constraints.isEmpty, constraints.count(where: \.isActive) == views.count else {
      return -1
    }
    return views.count { $0.superview == nil }
  }
}

/// A stack of rows that are stacks of two labels.
@MainActor
final class StackRowScene {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let stack = UIStackView()
  private var texts: [UILabel] = []
  private var change = 0

  /// - Parameter isShown: whether it was drawn, as what is on screen was.
  init(rows: Int, isShown: Bool = false) {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    for row in 0..<rows {
      let title = UILabel()
      title.text = "Row"
      let text = UILabel()
      text.text = "\(row)"
      stack.addArrangedSubview(UIStackView(arrangedSubviews: [title, text]))
      texts.append(text)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    // Nothing waits to be drawn any more then.
    if isShown { _ = window.snapshotView(afterScreenUpdates: true) }
  }

  /// How many rows have a place of their own.
  var laidOutRows: Int {
    Set(stack.arrangedSubviews.map(\.frame.minY)).count
  }

  /// The text in the middle changes; 1 when its label is as wide as the text is.
  func changePass() -> @MainActor () -> Int {
    { [self] in
      change += 1
      let label = texts[texts.count / 2]
      label.text = change % 2 == 0 ? "short" : "somewhat longer"
      window.layoutIfNeeded()
      return abs(label.frame.width - label.intrinsicContentSize.width) < 1 ? 1 : 0
    }
  }

  /// Every other row is hidden in an animation, and all are shown again; how many were hidden.
  func hidePass() -> @MainActor () -> Int {
    { [self] in
      let rows = stack.arrangedSubviews
      UIView.animate(withDuration: 0.5) {
        for row in stride(from: 1, to: rows.count, by: 2) { rows[row].isHidden = true }
      }
      let hidden = rows.count { $0.isHidden }
      UIView.performWithoutAnimation {
        for row in rows { row.isHidden = false }
        window.layoutIfNeeded()
      }
      return hidden
    }
  }
}
