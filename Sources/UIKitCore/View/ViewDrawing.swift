// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

/// Runs `draw(_:)` and records what it draws.
extension UIView {
  /// What `draw(_:)` of a view draws; nothing when its class does not override it.
  func drawnContent() -> LayerContent {
    guard overrides(.draw), !bounds.isEmpty else { return .none }
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) { draw(bounds) }
    return context.commands.isEmpty ? .none : .drawing(context.commands)
  }
}
