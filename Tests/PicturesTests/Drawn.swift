// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKitHost
  import UIKitPictures

  /// What is drawn for a test, and ways to look at single pixels.
  struct Drawn {
    let picture: Picture

    /// Draws commands on a transparent square of so many points, one pixel a point.
    init(
      _ commands: [DrawingCommand], side: Double = 20, scale: Double = 1, background: RGBA? = nil
    ) throws {
      let rect = CGRect(x: 0, y: 0, width: side, height: side)
      picture = try #require(
        PictureRenderer(fonts: .named).picture(
          of: commands, in: rect, scale: scale, background: background))
    }

    /// Draws layers on a square, the first of them at the root.
    init(
      layers: [UInt32: LayerChange], roots: [UInt32] = [1], side: Double = 40, scale: Double = 1,
      background: RGBA? = .white
    ) throws {
      let renderer = PictureRenderer(fonts: .named)
      var changes: [LayerID: LayerChange] = [:]
      for (id, change) in layers { changes[LayerID(rawValue: id)] = change }
      renderer.take(
        LayerCommit(
          number: 1, roots: roots.map { LayerID(rawValue: $0) }, changes: changes))
      picture = try #require(
        renderer.picture(
          size: CGSize(width: side, height: side), scale: scale, background: background))
    }

    /// Red, green, blue and alpha of a pixel, the colours multiplied by alpha, 0 to 255; empty outside.
    func levels(_ x: Int, _ y: Int) -> [Int] {
      guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return [] }
      let start = picture.bytes.startIndex + 4 * (y * picture.width + x)
      let bytes = picture.bytes[start..<start + 4].map { Int($0) }
      return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    /// The alpha of a pixel, 0 to 255.
    func alpha(_ x: Int, _ y: Int) -> Int { levels(x, y)[3] }

    /// Whether a pixel has a colour, to so many of 255.
    func isAbout(_ color: RGBA, _ x: Int, _ y: Int, within tolerance: Int = 1) -> Bool {
      let wanted = (color.parts.map { $0 * color.alpha } + [color.alpha])
        .map { Int(($0 * 255).rounded()) }
      let found = levels(x, y)
      return found.count == 4 && zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance }
    }
  }

  extension RGBA {
    static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    static let redInk = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    static let greenInk = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
    static let blueInk = RGBA(red: 0, green: 0, blue: 1, alpha: 1)

    /// Red, green and blue.
    var parts: [Double] { [red, green, blue] }

    func with(alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }
  }

  /// The path of a rectangle.
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [PathStep] {
    [
      .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + width, y: y)),
      .line(CGPoint(x: x + width, y: y + height)), .line(CGPoint(x: x, y: y + height)), .close,
    ]
  }

  extension LayerChange {
    /// A layer of a colour with a frame.
    static func box(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA? = nil,
      sublayers: [UInt32] = [], z: Double = 0, space: LayerSpace? = nil,
      content: LayerContent = .none, _ change: (inout LayerStyle) -> Void = { _ in }
    ) -> LayerChange {
      var style = LayerStyle(backgroundColor: color)
      change(&style)
      return LayerChange(
        geometry: LayerGeometry(
          position: CGPoint(x: x + width / 2, y: y + height / 2),
          bounds: CGRect(x: 0, y: 0, width: width, height: height), zPosition: z, space: space),
        style: style, sublayers: sublayers.map { LayerID(rawValue: $0) }, content: content)
    }
  }
#endif
