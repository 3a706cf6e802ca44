// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A view with many subviews, some of which come, go and change places.
@MainActor
final class SiblingScene {
  static let changes = 100
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let extra: [UIView]

  init(count: Int) {
    extra = (0..<Self.changes).map { _ in UIView() }
    for _ in 0..<count { window.addSubview(UIView()) }
  }

  /// Views come in front of all subviews' places, and go from the end of them again.
  func insertPass() -> @MainActor () -> Int {
    { [self] in
      for view in extra { window.insertSubview(view, at: 0) }
      for view in extra { view.removeFromSuperview() }
      return window.subviews.count
    }
  }

  /// The first subviews go, one by one, and come again at the end.
  func removePass() -> @MainActor () -> Int {
    { [self] in
      let first = window.subviews.prefix(Self.changes)
      for view in first { view.removeFromSuperview() }
      for view in first { window.addSubview(view) }
      return window.subviews.count
    }
  }

  /// The first subview and others change places.
  func exchangePass() -> @MainActor () -> Int {
    { [self] in
      let count = window.subviews.count
      for place in 1...Self.changes {
        window.exchangeSubview(at: 0, withSubviewAt: count / Self.changes * place - 1)
      }
      return window.subviews.count
    }
  }
}
