// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost

/// Makes pictures by drawing; they stay sharp at any size.
///
/// [Apple: UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer)
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let size: CGSize

  /// Makes a renderer of pictures of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Runs `actions` with a context that is the current one, and returns what they drew.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let context = CGContext(clip: bounds)
    GraphicsStack.shared.withCurrent(context) {
      context.clip(to: bounds)
      actions(UIGraphicsImageRendererContext(context))
    }
    return UIImage(
      content: .drawing(context.balancedCommands, isSymbol: false), size: size, scale: 1)
  }
}

/// What a renderer's closure draws into.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let context: CGContext

  init(_ context: CGContext) {
    self.context = context
    super.init()
  }

  /// The context.
  open var cgContext: CGContext { context }

  /// Fills a rectangle with the colour for fills.
  open func fill(_ rect: CGRect) { context.fill(rect) }

  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { context.stroke(rect) }

  /// Restricts what is drawn from now on to a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

extension CGContext {
  /// The commands with every saved state restored, so that more can follow.
  fileprivate var balancedCommands: [DrawingCommand] {
    let open = commands.reduce(0) { count, command in
      switch command {
      case .save: count + 1
      case .restore: count - 1
      default: count
      }
    }
    return commands + Array(repeating: .restore, count: max(0, open))
  }
}
