// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}

/// Items among which Tab moves focus.
final class FocusScene: KeyStage {
  private static let columns = 20
  private static let usageOfTab: UInt16 = 0x2B
  private static let size = CGSize(width: 20, height: 20)
  private let items: [UIView]

  /// - Parameters:
  ///   - count: of the items.
  ///   - depth: how many views are around them all.
  init(count: Int, depth: Int = 0) {
    items = (0..<count).map { place in
      let origin = CGPoint(
        x: CGFloat(place % Self.columns) * Self.size.width,
        y: CGFloat(place / Self.columns) * Self.size.height)
      return FocusableView(frame: CGRect(origin: origin, size: Self.size))
    }
    super.init()
    let controller = UIViewController()
    window.rootViewController = controller
    var parent: UIView = controller.view
    for _ in 0..<depth {
      let view = UIView(frame: parent.bounds)
      parent.addSubview(view)
      parent = view
    }
    for item in items { parent.addSubview(item) }
    stroke(Self.usageOfTab, "\t")
  }

  /// Tab, and Tab with Shift; 2 when focus went to the next item and back.
  func tabPass() -> @MainActor () -> Int {
    { [self] in
      let start = focused
      stroke(Self.usageOfTab, "\t")
      let next = focused
      stroke(Self.usageOfTab, "\t", .shift)
      return (next !== start && next != nil ? 1 : 0) + (focused === start ? 1 : 0)
    }
  }

  private var focused: UIView? {
    UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView
  }
}
