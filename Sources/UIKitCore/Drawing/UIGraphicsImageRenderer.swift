// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: DR-52.
/// Makes pictures by drawing; they stay sharp at any size.
///
/// [Apple: UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer)
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws with what a renderer of pictures gives.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Makes a renderer of pictures of a size in points, which suit the screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat.default())
  }

  /// Makes a renderer of pictures of what lies in a rectangle, which suit the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default())
  }

  /// Makes a renderer of pictures.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - format: what pictures are made.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures.
  ///
  /// - Parameters:
  ///   - bounds: what is seen of what is drawn, in points.
  ///   - format: what pictures are made.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Runs `actions` with a context that is the current one, and returns what they drew.
  open func image(actions: DrawingActions) -> UIImage {
    var image = UIImage()
    run(
      { context in
        if let context = context as? UIGraphicsImageRendererContext { actions(context) }
      }, { context in image = context.cgContext.pictureDrawn ?? image })
    return image
  }

  // Rules: DR-58, PX-40.
  /// Runs `actions` as `image(actions:)` does, and returns what they drew as PNG.
  ///
  /// There are no bytes for a picture without a pixel, and without the trait `Pictures`.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  // Rules: DR-58, PX-40.
  /// Runs `actions` as `image(actions:)` does, and returns what they drew as JPEG, over white.
  ///
  /// There are no bytes for a picture without a pixel, and without the trait `Pictures`.
  ///
  /// - Parameters:
  ///   - compressionQuality: from 0, the smallest, to 1.
  ///   - actions: what draws.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsImageRendererContext.self
  }

  override func makeDrawing() -> UIGraphicsRendererContext {
    let named = type(of: self).rendererContextClass() as? UIGraphicsImageRendererContext.Type
    return (named ?? UIGraphicsImageRendererContext.self).init()
  }
}

/// What a closure of a renderer of pictures draws into.
///
/// [Apple: UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext)
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn until now.
  open var currentImage: UIImage { cgContext.pictureDrawn ?? UIImage() }
}
