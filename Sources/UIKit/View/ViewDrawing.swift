// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

/// Runs `draw(_:)` and records what it draws.
@MainActor
enum ViewDrawing {
  /// What `draw(_:)` of a view draws; nothing when its class does not override it.
  static func content(of view: UIView) -> LayerContent {
    guard view.overrides.contains(.draw), !view.bounds.isEmpty else { return .none }
    let context = CGContext()
    GraphicsStack.withCurrent(context) { view.draw(view.bounds) }
    return context.commands.isEmpty ? .none : .drawing(context.commands)
  }
}
