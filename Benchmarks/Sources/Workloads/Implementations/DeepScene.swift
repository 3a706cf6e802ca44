// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Views that are nested deep, the outermost in a window that knows an action.
@MainActor
final class DeepScene {
  private final class Window: UIWindow {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == DeepScene.action
    }
  }

  private static let action = Selector("sought", Window.layoutSubviews)
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private var innermost: UIView

  init(depth: Int) {
    innermost = window
    for _ in 0..<depth {
      // From the inside out, adding would tell ever more views of the window.
      let view = UIView(frame: CGRect(x: 1, y: 0, width: 1000, height: 1000))
      innermost.addSubview(view)
      innermost = view
    }
  }

  /// 1 when the window is found to know the action.
  func targetPass() -> @MainActor () -> Int {
    { [self] in
      innermost.target(forAction: Self.action, withSender: nil) as? UIWindow === window ? 1 : 0
    }
  }

  /// 1 when the innermost view is known to be in the window.
  func descendantPass() -> @MainActor () -> Int {
    { [self] in innermost.isDescendant(of: window) ? 1 : 0 }
  }

  /// How far the innermost view is from the window's edge: a point for each level.
  func convertPass() -> @MainActor () -> Int {
    { [self] in Int(innermost.convert(CGPoint.zero, to: nil).x) }
  }
}
