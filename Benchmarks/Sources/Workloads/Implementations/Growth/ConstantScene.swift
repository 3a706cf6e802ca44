// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Views side by side, each placed by constraints of its own.
@MainActor
final class ConstantScene {
  static let changes = 100
  private static let columns = 20
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var views: [UIView] = []
  private var lefts: [NSLayoutConstraint] = []

  init(count: Int) {
    var constraints: [NSLayoutConstraint] = []
    for number in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let left = view.leadingAnchor.constraint(
        equalTo: window.leadingAnchor, constant: CGFloat(number % Self.columns) * 20)
      let top = view.topAnchor.constraint(
        equalTo: window.topAnchor, constant: CGFloat(number / Self.columns) * 20)
      constraints += [
        left, top, view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]
      views.append(view)
      lefts.append(left)
    }
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    // Nothing waits to be drawn any more then.
    _ = window.snapshotView(afterScreenUpdates: true)
  }

  /// Constants change one after the other, each followed by layout; how many views went along.
  func changePass() -> @MainActor () -> Int {
    { [self] in
      var moved = 0
      for change in 0..<Self.changes {
        let place = change * 7 % views.count
        let before = views[place].frame.minX
        lefts[place].constant += change % 2 == 0 ? 1 : -1
        window.layoutIfNeeded()
        if views[place].frame.minX != before { moved += 1 }
      }
      return moved
    }
  }
}
