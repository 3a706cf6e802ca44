// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@MainActor @Suite("Images", .freshApplication)
struct ImageTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 20)

  private func commands(_ body: () -> Void) -> [DrawingCommand] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.commands
  }

  /// Bytes of a picture's beginning, filled up with zeros.
  private func data(_ parts: [(Int, [UInt8])], count: Int) -> Data {
    var bytes = [UInt8](repeating: 0, count: count)
    for (place, part) in parts { bytes.replaceSubrange(place..<place + part.count, with: part) }
    return Data(bytes)
  }

  private func size(_ data: Data) -> [Int]? {
    UIImage(data: data)?.cgImage.map { [$0.width, $0.height] }
  }

  @Test func `the size of a picture is in its first bytes`() {
    let png = data(
      [(0, [0x89] + Array("PNG".utf8)), (12, Array("IHDR".utf8)), (18, [1, 2]), (22, [0, 7])],
      count: 24)
    #expect(size(png) == [258, 7])
    #expect(size(data([(0, Array("GIF89a".utf8)), (6, [2, 1, 7, 0])], count: 10)) == [258, 7])
    let riff = [(0, Array("RIFF".utf8)), (8, Array("WEBP".utf8))]
    #expect(
      size(data(riff + [(12, Array("VP8X".utf8)), (24, [1, 1, 0, 6])], count: 30)) == [258, 7])
    #expect(
      size(data(riff + [(12, Array("VP8 ".utf8)), (26, [2, 0x41, 7, 0x40])], count: 30))
        == [258, 7])
    #expect(
      size(data(riff + [(12, Array("VP8L".utf8)), (21, [0x01, 0x81, 0x01, 0])], count: 30))
        == [258, 7])
    #expect(size(data(riff + [(12, Array("VP9 ".utf8))], count: 30)) == nil)
  }

  @Test func `the size of a photograph is in its first frame`() {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 5, 1, 2, 3]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 7, 1, 2, 3, 0]
    #expect(size(Data([0xFF, 0xD8] + comment + frame)) == [258, 7])
    let table: [UInt8] = [0xFF, 0xC4, 0, 4, 9, 9]
    #expect(size(Data([0xFF, 0xD8] + table + frame)) == [258, 7])
    #expect(size(Data([0xFF, 0xD8] + comment + comment + comment)) == nil)
    #expect(size(Data([0xFF, 0xD8, 0xFF, 0xFE, 0, 0, 0, 0])) == nil)
  }

  @Test(
    arguments: [
      ("<svg width=\"30\" height='20px'>", [30, 20]),
      ("<?xml version='1.0'?><svg viewBox='0 0 24 12'>", [24, 12]),
      ("<svg width='100%' height='100%' viewBox=\"0,0,24,12\">", [24, 12]),
      ("<svg>", nil), ("<svg width=30 height=20>", nil), ("<svg viewBox='0 0 24'>", nil),
      ("<svg width='2000000' height='1' viewBox='0 0 2e6 1'>", nil), ("<svg width='3", nil),
      ("<svg viewBox='0 0 -inf 5'>", nil), ("<svg viewBox='0 0 nan 5'>", nil), ("text", nil),
    ] as [(String, [Int]?)])
  func `the size of a drawing is in its first tag`(_ text: String, _ wanted: [Int]?) {
    #expect(size(Data(text.utf8)) == wanted)
  }

  @Test func `files tell their scale by their names`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gif = data([(0, Array("GIF89a".utf8)), (6, [12, 0, 6, 0])], count: 10)
    var found: [CGFloat] = []
    for name in ["a.gif", "a@2x.gif", "a@3x.gif"] {
      let file = folder.appendingPathComponent(name)
      try gif.write(to: file)
      let image = try #require(UIImage(contentsOfFile: file.path))
      found += [image.scale, image.size.width, image.size.height]
    }
    #expect(found == [1, 12, 6, 2, 6, 3, 3, 4, 2])
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.gif").path) == nil)
    #expect(UIImage(named: "no picture of this name") == nil)
  }

  @Test func `a scale that cannot be is 1`() {
    let gif = data([(0, Array("GIF89a".utf8)), (6, [12, 0, 6, 0])], count: 10)
    for scale in [0, -2, CGFloat.nan, .infinity] {
      #expect(UIImage(data: gif, scale: scale)?.size == CGSize(width: 12, height: 6))
    }
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func `a renderer keeps what is drawn, clipped, and closes what was left open`() {
    let image = UIGraphicsImageRenderer(size: box.size).image { context in
      context.cgContext.saveGState()
      context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
      context.fill(box)
      context.stroke(box)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(
      image.size == box.size && image.scale == UIScreen.main.scale
        && image.description == "UIImage(10.0 x 20.0)")
    let steps = CGPath(rect: box, transform: nil).steps
    let small = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil).steps
    let inner = CGPath(rect: box.insetBy(dx: 0.5, dy: 0.5), transform: nil).steps
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let inside: [DrawingCommand] = [
      .clip(steps, evenOdd: false), .save, .clip(small, evenOdd: false),
      .fill(steps, black, evenOdd: false), .stroke(inner, black, LineStyle()), .restore,
    ]
    let map = AffineNumbers(a: 2, b: 0, c: 0, d: 0.5, tx: 5, ty: 6)
    #expect(
      commands { image.draw(in: CGRect(x: 5, y: 6, width: 20, height: 10)) }
        == [.save, .concatenate(map)] + inside + [.restore])
    let still = AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4)
    #expect(
      commands { image.draw(at: CGPoint(x: 3, y: 4)) }
        == [.save, .concatenate(still)] + inside + [.restore])
    #expect(commands { UIImage().draw(in: box) } == [])
  }

  @Test func `a tint colours what is drawn, and keeps how strong it was`() {
    let image = UIGraphicsImageRenderer(size: box.size).image { context in
      context.cgContext.setAlpha(0.5)
      context.fill(box)
      context.stroke(box)
    }
    let tinted = image.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(tinted.renderingMode == .alwaysOriginal && tinted.size == image.size)
    let dye = RGBA(red: 1, green: 0, blue: 0, alpha: 0.25)
    let steps = CGPath(rect: box, transform: nil).steps
    let drawn = commands { tinted.draw(in: box) }
    #expect(drawn.contains(.fill(steps, dye, evenOdd: false)))
    let inner = CGPath(rect: box.insetBy(dx: 0.5, dy: 0.5), transform: nil).steps
    #expect(drawn.contains(.stroke(inner, dye, LineStyle())))
  }

  @Test func `DR-56 an encoded picture draws itself, or its opacity in a tint`() throws {
    let gif = data([(0, Array("GIF89a".utf8)), (6, [12, 0, 6, 0])], count: 10)
    let image = try #require(UIImage(data: gif))
    let drawn = commands { image.draw(in: box) }
    guard case .image(let resource, box) = drawn.first, drawn.count == 1 else {
      Issue.record("\(drawn)")
      return
    }
    #expect(resource.mediaType == "image/gif" && resource.data == gif)
    let dyed = commands { image.withTintColor(.red).draw(in: box) }
    #expect(dyed.images == [resource] && dyed.contains(.composite(.sourceIn)))
    #expect(dyed.contains(.beginLayer) && dyed.contains(.endLayer))
    let template = image.withTintColor(.blue, renderingMode: .alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && template.size == image.size)
    let other = try #require(UIImage(data: gif))
    #expect(commands { other.draw(in: box) } != drawn)
  }

  @Test func `symbols are known by their names`() throws {
    let names = [
      "chevron.left", "chevron.right", "xmark", "checkmark", "plus", "minus", "magnifyingglass",
    ]
    for name in names {
      let symbol = try #require(UIImage(systemName: name))
      #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 22, height: 22))
      #expect(symbol.renderingMode == .automatic && symbol.cgImage?.width == 22)
    }
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let original = UIImage(systemName: "plus")?.withRenderingMode(.alwaysTemplate)
    #expect(original?.renderingMode == .alwaysTemplate && original?.isSymbolImage == true)
  }
}
