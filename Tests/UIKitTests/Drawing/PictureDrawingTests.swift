// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("How pictures are drawn", .freshApplication)
struct PictureDrawingTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  private let resource = ImageResource(id: 77, mediaType: "image/png", data: Data())
  private var photo: CGImage { CGImage(resource: resource, width: 12, height: 6) }

  private func commands(_ body: () -> Void) -> [DrawingCommand] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.commands
  }

  private func steps(_ rect: CGRect) -> [PathStep] { CGPath(rect: rect, transform: nil).steps }

  private func box(_ steps: [PathStep]) -> CGRect {
    steps.flatMap(\.points).reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Where a point of an image, each of its sides 1, is drawn.
  private func place(_ x: CGFloat, _ y: CGFloat, _ drawn: [DrawingCommand]) -> CGPoint? {
    var map = CGAffineTransform.identity
    for command in drawn {
      switch command {
      case .concatenate(let t):
        map = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
          .concatenating(map)
      case .image(_, let rect):
        return CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height).applying(map)
      default: break
      }
    }
    return nil
  }

  /// Where the upper left and the upper right of the pixels are seen, of a picture of each orientation.
  @Test(
    arguments: [
      (.up, [0, 0, 1, 0]), (.down, [1, 1, 0, 1]), (.left, [0, 1, 0, 0]), (.right, [1, 0, 1, 1]),
      (.upMirrored, [1, 0, 0, 0]), (.downMirrored, [0, 1, 1, 1]), (.leftMirrored, [0, 0, 0, 1]),
      (.rightMirrored, [1, 1, 1, 0]),
    ] as [(UIImage.Orientation, [CGFloat])])
  func `DR-53 a picture is turned where it is drawn`(
    _ orientation: UIImage.Orientation, _ wanted: [CGFloat]
  ) throws {
    let image = UIImage(cgImage: photo, scale: 1, orientation: orientation)
    let rect = CGRect(x: 100, y: 200, width: 30, height: 40)
    let drawn = commands { image.draw(in: rect) }
    let left = try #require(place(0, 0, drawn))
    let right = try #require(place(1, 0, drawn))
    let seen = [left, right].flatMap { (point: CGPoint) -> [CGFloat] in
      [(point.x - 100) / 30, (point.y - 200) / 40]
    }
    #expect(zip(seen, wanted).allSatisfy { abs($0 - $1) < 1e-9 }, "\(seen)")
    let view = UIImageView(image: image)
    if orientation == .up {
      #expect(view.makeContent() == .image(resource, frame: view.bounds))
    } else if case .drawing(let shown) = view.makeContent() {
      #expect(shown.images == [resource])
    } else {
      Issue.record("the view does not turn it")
    }
  }

  @Test func `DR-45 the fill colour is painted through a picture of a mask`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: true))
    let picture = UIImage(cgImage: mask)
    let file = try #require(mask.resource)
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    func painted(_ rect: CGRect) -> [DrawingCommand] {
      [
        .beginLayer, .image(file, rect), .composite(.sourceIn),
        .fill(steps(rect), red, evenOdd: false), .endLayer,
      ]
    }
    let cell = CGRect(x: 0, y: 0, width: 2, height: 1)
    let drawn = commands {
      UIGraphicsGetCurrentContext()?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      picture.draw(in: unit)
      picture.drawAsPattern(in: unit)
    }
    let tiles = DrawingCommand.tiles(painted(cell), cell: cell, step: cell.size)
    #expect(drawn.starts(with: painted(unit)) && drawn.contains(tiles))
    let blue = picture.withTintColor(.blue)
    #expect(commands { blue.draw(in: unit) } != commands { picture.draw(in: unit) })
  }

  @Test func `DR-3 a blend mode and an opacity hold for one drawing`() {
    let path = UIBezierPath(rect: unit)
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(
      commands { path.fill(with: .multiply, alpha: 0.5) } == [
        .save, .composite(.blend(.multiply)), .fill(steps(unit), half, evenOdd: false), .restore,
      ])
    #expect(
      commands { path.stroke(with: .normal, alpha: 0.5) } == [
        .save, .save, .stroke(steps(unit), half, LineStyle()), .restore, .restore,
      ])
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(
      commands { UIRectFillUsingBlendMode(unit, .copy) } == [
        .save, .composite(.copy), .fill(steps(unit), black, evenOdd: false), .restore,
      ])
    #expect(commands { UIRectFrameUsingBlendMode(unit, .copy) }.count == 4)
    #expect(commands { UIRectClip(unit) } == [.clip(steps(unit), evenOdd: false)])
    path.fill(with: .normal, alpha: 1)
    UIRectClip(unit)
  }

  @Test func `DR-54 a picture is drawn as one thing, and nothing stays`() {
    let drawing = UIGraphicsImageRenderer(size: unit.size).image { context in
      context.fill(unit)
      context.fill(unit)
    }
    let drawn = commands {
      drawing.draw(in: unit, blendMode: .screen, alpha: 0.5)
      UIRectFill(unit)
    }
    #expect(
      drawn.prefix(5) == [
        .save, .composite(.blend(.screen)), .save, .alpha(0.5), .beginLayer,
      ])
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(
      drawn.suffix(4) == [
        .endLayer, .restore, .restore, .fill(steps(unit), black, evenOdd: false),
      ])
    let image = UIImage(cgImage: photo)
    #expect(
      commands { image.draw(at: CGPoint(x: 3, y: 4), blendMode: .normal, alpha: 1) } == [
        .save, .image(resource, CGRect(x: 3, y: 4, width: 12, height: 6)), .restore,
      ])
    let cell = CGRect(x: 0, y: 0, width: 12, height: 6)
    #expect(
      commands { image.drawAsPattern(in: unit) } == [
        .save, .clip(steps(unit), evenOdd: false),
        .tiles([.image(resource, cell)], cell: cell, step: cell.size), .restore,
      ])
    #expect(commands { UIImage().drawAsPattern(in: unit) } == [])
  }

  @Test func `DR-35 a picture is a colour of contexts and of backgrounds`() {
    let color = UIColor(patternImage: UIImage(cgImage: photo))
    let cell = CGRect(x: 0, y: 0, width: 12, height: 6)
    let tiles = DrawingCommand.tiles([.image(resource, cell)], cell: cell, step: cell.size)
    let drawn = commands {
      color.setFill()
      UIRectFill(unit)
    }
    #expect(drawn.contains(tiles) && drawn.contains(.clip(steps(unit), evenOdd: false)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = color
    guard case .drawing(let shown) = view.backing.hostContent else {
      Issue.record("\(view.backing.hostContent)")
      return
    }
    #expect(shown.contains(tiles))
    view.backgroundColor = .red
    #expect(view.backing.hostContent == .none)
    #expect(commands { UIColor(patternImage: UIImage()).setFill() } == [])
  }

  @Test func `DR-57 a resizable picture keeps its edges`() {
    let caps = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    let image = UIImage(cgImage: photo).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let clips = image.commands(in: rect).compactMap { command in
      if case .clip(let path, _) = command { box(path) } else { nil }
    }
    #expect(clips.count == 9)
    #expect(clips.first == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(clips.contains(CGRect(x: 3, y: 2, width: 94, height: 56)))
    #expect(clips.last == CGRect(x: 97, y: 58, width: 3, height: 2))
    let small = CGRect(x: 0, y: 0, width: 3, height: 60)
    #expect(image.commands(in: small).images.count == 6)
    let tiled = UIImage(cgImage: photo).resizableImage(withCapInsets: caps).commands(in: rect)
    let steps = tiled.compactMap { command in
      if case .tiles(_, _, let step) = command { step } else { nil }
    }
    #expect(steps.contains(CGSize(width: 6, height: 2)) && steps.count == 5)
    let whole = CGRect(x: 5, y: 5, width: 12, height: 6)
    #expect(image.commands(in: whole) == [.image(resource, whole)])
    let view = UIImageView(image: image)
    view.frame = rect
    #expect(view.makeContent() == .drawing(image.commands(in: rect)))
  }

  @Test func `DR-57 a picture that is turned and resizable is turned first`() {
    let caps = UIEdgeInsets(top: 3, left: 2, bottom: 3, right: 2)
    let image = UIImage(cgImage: photo, scale: 1, orientation: .right)
      .resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let drawn = image.commands(in: CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(drawn.images.count == 9 && drawn.closed == drawn)
  }

  @Test func `DR-56 a template takes the tint of its view, encoded as it is`() {
    let view = UIImageView(image: UIImage(cgImage: photo).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    guard case .drawing(let shown) = view.makeContent() else {
      Issue.record("the picture keeps its colours")
      return
    }
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let all = steps(CGRect(x: 0, y: 0, width: 12, height: 6))
    #expect(shown.contains(.fill(all, red, evenOdd: false)) && shown.images == [resource])
  }

  @Test func `DR-90 a view that runs from right to left exchanges left and right`() {
    let plain = UIImage(cgImage: photo)
    let flipping = plain.imageFlippedForRightToLeftLayoutDirection()
    #expect(!plain.flipsForRightToLeftLayoutDirection)
    #expect(flipping.flipsForRightToLeftLayoutDirection && flipping.size == plain.size)
    let (view, still) = (UIImageView(image: flipping), UIImageView(image: plain))
    let shown = view.makeContent()
    #expect(shown == .image(resource, frame: view.bounds))
    for view in [view, still] { view.semanticContentAttribute = .forceRightToLeft }
    let mirrored = flipping.withHorizontallyFlippedOrientation()
    #expect(view.makeContent() == mirrored.layerContent(in: view.bounds))
    #expect(view.makeContent() != shown && still.makeContent() == shown)
    view.semanticContentAttribute = .playback
    #expect(view.makeContent() == shown)
  }

  @Test func `DR-55 a view shows the pictures of a picture in turn`() {
    let clock = VirtualClock()
    let before = TimeSource.clock
    TimeSource.clock = clock
    defer { TimeSource.clock = before }
    let frames = (0..<3).map { number in
      UIImage(
        cgImage: CGImage(
          resource: ImageResource(id: 100 + number, mediaType: "image/png", data: Data()),
          width: 5, height: 5))
    }
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 3))
    func shown() -> Int? {
      if case .image(let resource, _) = view.makeContent() { resource.id - 100 } else { nil }
    }
    var seen = [shown()]
    for _ in 0..<4 {
      clock.advance(by: 1)
      seen.append(shown())
    }
    #expect(seen == [0, 1, 2, 0, 1])
    view.image = frames[2]
    clock.advance(by: 5)
    #expect(shown() == 2)
    view.highlightedImage = UIImage.animatedImage(with: frames, duration: 3)
    view.isHighlighted = true
    clock.advance(by: 1)
    #expect(shown() == 1)
    let animated = UIImage.animatedImage(with: frames, duration: 3)
    #expect(commands { animated?.draw(in: unit) }.images.map(\.id) == [100])
  }

  @Test func `DR-60 a view is drawn with its subviews, stretched`() {
    let view = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 20))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    child.backgroundColor = .blue
    view.addSubview(child)
    let drawn = commands {
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
    }
    let colors = drawn.compactMap { if case .fill(_, let color, _) = $0 { color } else { nil } }
    #expect(colors.map(\.red) == [1, 0] && colors.map(\.blue) == [0, 1])
    #expect(drawn.contains(.concatenate(AffineNumbers(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0))))
    #expect(drawn.closed == drawn)
  }

  @Test func `DR-52 what a renderer draws lies in its bounds, opaque or not`() {
    let bounds = CGRect(x: 5, y: 5, width: 2, height: 2)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in }
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(
      commands { image.draw(at: .zero) } == [
        .save, .concatenate(.identity),
        .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: -5, ty: -5)),
        .clip(steps(bounds), evenOdd: false), .fill(steps(bounds), black, evenOdd: false),
        .restore,
      ])
  }

  @Test func `DR-40 a picture that was drawn is an image of as many pixels`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format).image {
      $0.fill(unit)
    }
    let image = try #require(drawn.cgImage)
    #expect(image.width == 6 && image.height == 8)
    let again = UIImage(cgImage: image, scale: 2, orientation: .up)
    let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(again.size == rect.size && again.commands(in: rect) == drawn.commands(in: rect))
    #expect(again.encoded == nil && UIImage().cgImage == nil)
  }

  @Test func `DR-36 a string in outline has its own colour`() {
    let drawn = commands {
      UIGraphicsGetCurrentContext()?.setTextDrawingMode(.stroke)
      UIGraphicsGetCurrentContext()?.setLineWidth(3)
      "a".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
    }
    guard case .text(let line)? = drawn.first else {
      Issue.record("no text")
      return
    }
    #expect(line.look?.outline?.width == 3 && line.look?.outline?.color.red == 1)
    #expect(line.look?.outline?.fills == false)
  }
}
