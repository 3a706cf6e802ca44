// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
import UIKitRuntime

/// The contexts that are being drawn into, the current one last.
@MainActor
final class GraphicsStack {
  /// The one of the current runtime.
  static var shared: GraphicsStack { Runtime.part(.graphics) { GraphicsStack() } }

  private(set) var contexts: [CGContext] = []

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  /// Makes `context` the current one while `body` runs.
  func withCurrent(_ context: CGContext, _ body: () -> Void) {
    push(context)
    body()
    pop()
  }
}

/// The context that is drawn into now: inside `draw(_:)` that of the view; nil outside.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.shared.contexts.last }

/// Makes a context the current one until `UIGraphicsPopContext()`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.shared.push(context) }

/// Makes the context current that was so before the last `UIGraphicsPushContext(_:)`.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsStack.shared.pop() }

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the outline of a rectangle, one point wide and inside it, in the current context.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
