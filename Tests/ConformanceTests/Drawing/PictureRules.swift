// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DR pictures", .freshApplication)
struct PictureRules {
  /// A picture of 12 by 6 pixels.
  private let gif = Data(Array("GIF89a".utf8) + [12, 0, 6, 0])
  /// The same as PNG.
  private let png = Data(
    [0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: 8) + Array("IHDR".utf8)
      + [0, 0, 0, 12, 0, 0, 0, 6])

  @Test func `DR-50 pictures are begun, asked for and ended, one in another`() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 0)
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(CGSize(width: 7.5, height: 5))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(inner.scale == 1 && inner.size == CGSize(width: 7.5, height: 5))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    inner.draw(at: .zero)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.scale == UIScreen.main.scale && image.size == CGSize(width: 30, height: 20))
    let other = try #require(
      CGContext(
        data: nil, width: 5, height: 5, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    UIGraphicsPushContext(other)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === other)
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `DR-50 a picture without a size is none`() {
    for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1)] {
      UIGraphicsBeginImageContextWithOptions(size, true, -3)
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `DR-51 a format suits the screen until it is changed`() {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == UIScreen.main.scale && !format.opaque)
    #expect(format.preferredRange == .automatic && format.bounds == .zero)
    format.scale = 3
    format.preferredRange = .standard
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 5), format: format)
    #expect(renderer.format === format && format.bounds.size == CGSize(width: 4, height: 5))
    let image = renderer.image { _ in }
    #expect(image.scale == 3 && image.imageRendererFormat.scale == 3)
    #expect(image.cgImage?.width == 12 && image.cgImage?.height == 15)
    #expect(UIGraphicsImageRendererFormat.preferred().scale == UIScreen.main.scale)
    let traits = UITraitCollection(displayScale: 4)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 4)
  }

  @Test func `DR-52 a renderer's context is the current one, in its bounds`() {
    let bounds = CGRect(x: 100, y: 50, width: 20, height: 10)
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    #expect(renderer.allowsImageOutput && !UIGraphicsRenderer(bounds: bounds).allowsImageOutput)
    var middle: UIImage?
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format === renderer.format)
      #expect(context.cgContext.boundingBoxOfClipPath == bounds)
      middle = context.currentImage
      context.fill(bounds, blendMode: .multiply)
      context.stroke(bounds, blendMode: .clear)
      context.clip(to: bounds.insetBy(dx: 1, dy: 1))
      #expect(context.cgContext.boundingBoxOfClipPath == bounds.insetBy(dx: 1, dy: 1))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == bounds.size && middle?.size == bounds.size)
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  @Test func `DR-52 any renderer runs what draws, and what completes it`() throws {
    var calls: [String] = []
    try UIGraphicsRenderer(bounds: CGRect(x: 0, y: 0, width: 5, height: 5)).runDrawingActions(
      { _ in calls.append("draw") },
      completionActions: { context in
        calls.append("complete")
        #expect(context.format.bounds.width == 5)
      })
    #expect(calls == ["draw", "complete"])
  }

  @Test func `DR-53 a picture that is turned has the size of the turned one`() throws {
    let image = try #require(UIImage(data: gif)?.cgImage)
    for number in 0..<8 {
      let orientation = try #require(UIImage.Orientation(rawValue: number))
      let turned = UIImage(cgImage: image, scale: 2, orientation: orientation)
      let isSideways = [2, 3, 6, 7].contains(number)
      #expect(
        turned.size == (isSideways ? CGSize(width: 3, height: 6) : CGSize(width: 6, height: 3)))
      #expect(turned.imageOrientation == orientation && turned.cgImage === image)
      let back = turned.withHorizontallyFlippedOrientation()
      #expect(back.imageOrientation != orientation && back.size == turned.size)
      #expect(back.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }
    #expect(UIImage.Orientation(rawValue: 8) == nil)
  }

  @Test func `DR-55 an animated picture has others, and how long they take`() throws {
    let images = [try #require(UIImage(data: gif)), UIImage(), UIImage()]
    let animated = try #require(UIImage.animatedImage(with: images, duration: 2))
    #expect(animated.images?.count == 3 && animated.duration == 2)
    #expect(animated.size == images[0].size && images[0].images == nil)
    #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 0.1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `DR-57 a resizable picture says how`() throws {
    let image = try #require(UIImage(data: gif))
    #expect(image.capInsets == .zero && image.resizingMode == .tile)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiled = image.resizableImage(withCapInsets: caps)
    #expect(tiled.capInsets == caps && tiled.resizingMode == .tile && tiled.size == image.size)
    let stretched = tiled.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(
      stretched.resizingMode == .stretch
        && stretched.withRenderingMode(.alwaysTemplate).capInsets == caps)
    let old = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    #expect(old.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
    #expect(old.leftCapWidth == 5 && old.topCapHeight == 0)
    let aligned = image.withAlignmentRectInsets(caps)
    #expect(aligned.alignmentRectInsets == caps && image.alignmentRectInsets == .zero)
  }

  @Test func `DR-58 bytes come back as they came`() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png && UIImage().pngData() == nil)
    #if !Pictures
      #expect(image.jpegData(compressionQuality: 1) == nil && UIImage(data: gif)?.pngData() == nil)
    #endif
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #if Pictures
      #expect(UIImage(cgImage: part).pngData()?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #else
      #expect(UIImage(cgImage: part).pngData() == nil)
    #endif
  }

  @Test func `DR-41 a part of a picture is a picture`() throws {
    let image = try #require(UIImage(data: gif, scale: 2))
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 2, y: 2, width: 100, height: 2)))
    let cut = UIImage(cgImage: part, scale: image.scale, orientation: image.imageOrientation)
    #expect(cut.size == CGSize(width: 5, height: 1))
  }

  @Test func `DR-60 a view without window or context draws nothing at once`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    _ = renderer.image { _ in
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
    }
    let generator = try EventGenerator(viewController: UIViewController())
    _ = renderer.image { _ in
      #expect(generator.window.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
  }

  @Test func `DR-71 a view is found by the identifier of its picture`() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.accessibilityIdentifier == nil)
    let named: any UIAccessibilityIdentification = image
    named.accessibilityIdentifier = "picture"
    let view = UIImageView(image: image)
    let generator = try EventGenerator(view: view)
    #expect(try generator.viewWithIdentifier("picture") === view)
    view.accessibilityIdentifier = "own"
    #expect(view.accessibilityIdentifier == "own")
    view.accessibilityIdentifier = nil
    #expect(view.accessibilityIdentifier == "picture")
    view.image = nil
    #expect(view.accessibilityIdentifier == nil)
  }
}
