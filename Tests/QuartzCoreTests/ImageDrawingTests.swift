// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost

@Suite("Images that are drawn and cut")
struct ImageDrawingTests {
  private let resource = ImageResource(id: 1, mediaType: "image/jpeg", data: Data())
  private var photo: CGImage { CGImage(resource: resource, width: 100, height: 50) }

  @Test func `DR-41 a part of a picture has whole pixels of it`() throws {
    let part = try #require(photo.cropping(to: CGRect(x: 10.4, y: 20, width: 20, height: 10)))
    #expect(part.width == 21 && part.height == 10 && part.resource == nil)
    let half = try #require(part.cropping(to: CGRect(x: 1, y: 0, width: 10, height: 100)))
    #expect(half.width == 10 && half.height == 10)
    let drawn = half.commands(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(drawn.contains(.image(resource, CGRect(x: -11, y: -20, width: 100, height: 50))))
    #expect(photo.cropping(to: CGRect(x: 200, y: 0, width: 5, height: 5)) == nil)
    #expect(photo.cropping(to: CGRect(x: -5, y: -5, width: 10, height: 10))?.width == 5)
    #expect(photo.cropping(to: .null) == nil)
    #expect(photo.cropping(to: CGRect(x: 0, y: 0, width: 100, height: 50))?.resource == resource)
  }

  @Test func `DR-42 an image lies with its upper edge where y is largest`() {
    let context = CGContext()
    let rect = CGRect(x: 5, y: 10, width: 20, height: 10)
    context.draw(photo, in: rect)
    let flip = DrawingCommand.concatenate(
      AffineNumbers(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 30))
    #expect(context.commands == [.save, flip, .image(resource, rect), .restore])
    let tiled = CGContext()
    tiled.draw(photo, in: rect, byTiling: true)
    #expect(
      tiled.commands == [
        .tiles([.save, flip, .image(resource, rect), .restore], cell: rect, step: rect.size)
      ])
    let none = CGContext()
    none.draw(photo, in: CGRect(x: 0, y: 0, width: 0, height: 5))
    #expect(none.commands == [])
  }

  private func bitmap(_ width: Int, _ height: Int, _ data: UnsafeMutableRawPointer? = nil)
    -> CGContext?
  {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test func `DR-43 a context of pixels has its origin below, and makes an image`() throws {
    let context = try #require(bitmap(20, 10))
    #expect(context.width == 20 && context.height == 10)
    #expect(context.colorSpace == CGColorSpaceCreateDeviceRGB())
    context.saveGState()
    context.draw(photo, in: CGRect(x: 0, y: 0, width: 20, height: 10))
    let image = try #require(context.makeImage())
    #expect(image.width == 20 && image.height == 10 && image.alphaInfo == .premultipliedLast)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // The two turns against each other leave the picture upright.
    var map = CGAffineTransform.identity
    let drawn = image.commands(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    for case .concatenate(let t) in drawn {
      map = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
        .concatenating(map)
    }
    #expect(map.isIdentity)
    #expect(
      drawn.images == [resource] && !drawn.contains { if case .fill = $0 { true } else { false } })
    #if !Pictures
      var byte: UInt8 = 0
      #expect(bitmap(4, 4, &byte) == nil)
    #endif
    #expect(bitmap(0, 4) == nil)
    #expect(CGContext().makeImage() == nil && CGContext().width == 0)
  }

  @Test func `DR-44 a layer is drawn again and again`() throws {
    let context = CGContext()
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 4, height: 2), auxiliaryInfo: nil))
    layer.context?.saveGState()
    layer.context?.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.draw(layer, at: CGPoint(x: 7, y: 8))
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    context.draw(layer, in: .zero)
    let maps = context.commands.compactMap { command in
      if case .concatenate(let map) = command { [map.a, map.d, map.tx, map.ty] } else { nil }
    }
    #expect(maps == [[1, 1, 7, 8], [2, 4, 0, 0]] && context.commands.closed == context.commands)
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }

  @MainActor @Test func `DR-40 a layer shows an image that was drawn`() throws {
    let drawing = [
      DrawingCommand.fill(
        CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).steps,
        RGBA(red: 1, green: 0, blue: 0, alpha: 1), evenOdd: false)
    ]
    let image = try #require(
      CGImage(drawing: drawing, extent: CGSize(width: 2, height: 2), scale: 1))
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.contents = image
    guard case .drawing(let shown) = layer.hostContent else {
      Issue.record("\(layer.hostContent)")
      return
    }
    #expect(
      shown == [
        .save, .concatenate(AffineNumbers(a: 5, b: 0, c: 0, d: 5, tx: 0, ty: 0)), drawing[0],
        .restore,
      ])
    #expect(CGImage(drawing: [], extent: .zero, scale: 1) == nil)
    #expect(CGImage(drawing: [], extent: CGSize(width: CGFloat.nan, height: 1), scale: 1) == nil)
    #expect(
      CGImage(drawing: [], extent: CGSize(width: CGFloat.infinity, height: 1), scale: 1) == nil)
  }

  @MainActor @Test func `DR-35 a layer shows a pattern below its content`() throws {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    let cell = CGRect(x: 0, y: 0, width: 2, height: 2)
    let pattern = CGPattern([.clear(cell)], cell: cell)
    layer.backgroundColor = CGColor(pattern: pattern)
    layer.contents = photo
    guard case .drawing(let shown) = layer.hostContent else {
      Issue.record("\(layer.hostContent)")
      return
    }
    #expect(shown.contains(.tiles([.clear(cell)], cell: cell, step: cell.size)))
    #expect(shown.last == .image(resource, layer.bounds))
    let context = CGContext()
    layer.render(in: context)
    #expect(!context.commands.contains { if case .fill = $0 { true } else { false } })
    layer.backgroundColor = nil
    #expect(layer.hostContent == .image(resource, frame: layer.bounds))
  }

  @MainActor @Test func `LA-51 rendering lets through what a mask shows, be it no shape`() {
    let (root, mask) = (CALayer(), CALayer())
    root.bounds.size = CGSize(width: 10, height: 10)
    mask.bounds.size = root.bounds.size
    mask.contents = photo
    root.mask = mask
    let context = CGContext()
    root.render(in: context)
    #expect(context.commands.images == [resource])
    #expect(context.commands.contains { if case .mask = $0 { true } else { false } })
  }
}
