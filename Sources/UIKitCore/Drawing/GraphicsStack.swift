// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
import Foundation
import UIKitHost
import UIKitRuntime

/// The contexts that are being drawn into, the current one last.
@MainActor
final class GraphicsStack {
  /// The one of the current runtime.
  static var shared: GraphicsStack { Runtime.part(.graphics) { GraphicsStack() } }

  private(set) var contexts: [CGContext] = []
  /// Pixels of a point of the screen, as that says it.
  var screenScale = CGFloat(ScreenMetrics.headless.scale)
  /// What is laid out or drawn now, whose tint counts; nil for nothing.
  @exclusivity(unchecked) var tintSource: (any TintSource)?

  /// The context of the picture that is being made; nil when another one is the current one.
  var picture: CGContext? {
    guard let context = contexts.last, pictures.last == contexts.count else { return nil }
    return context
  }

  /// How many contexts there were with each that began a picture.
  private var pictures: [Int] = []

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() {
    _ = contexts.popLast()
    while let last = pictures.last, last > contexts.count { pictures.removeLast() }
  }

  func begin(picture context: CGContext) {
    push(context)
    pictures.append(contexts.count)
  }

  /// Makes a tint the one that counts while `body` runs.
  func withTint<Result>(of source: any TintSource, _ body: () -> Result) -> Result {
    let outer = tintSource
    tintSource = source
    defer { tintSource = outer }
    return body()
  }

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
