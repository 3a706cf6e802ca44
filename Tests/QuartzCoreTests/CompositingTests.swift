// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("How contexts put together what is drawn")
struct CompositingTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  private let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  private let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)

  private func steps(_ rect: CGRect) -> [PathStep] { CGPath(rect: rect, transform: nil).steps }

  private var image: CGImage {
    CGImage(
      resource: ImageResource(id: 1, mediaType: "image/png", data: Data()), width: 4, height: 2)
  }

  @Test func `DR-20 a blend mode is told once, and comes back with the state`() {
    let context = CGContext()
    context.setBlendMode(.normal)
    context.saveGState()
    context.setBlendMode(.multiply)
    context.setBlendMode(.multiply)
    context.restoreGState()
    context.setBlendMode(.normal)
    context.setBlendMode(.plusLighter)
    #expect(
      context.commands == [
        .save, .composite(.blend(.multiply)), .restore, .composite(.blend(.linearDodge)),
      ])
  }

  @Test func `DR-20 clearing takes away all that is covered`() {
    let context = CGContext()
    context.setBlendMode(.clear)
    context.setAlpha(0.5)
    context.setFillColor(gray: 1, alpha: 0.25)
    context.fill(unit)
    #expect(
      context.commands.last
        == .fill(steps(unit), RGBA(red: 1, green: 1, blue: 1, alpha: 1), evenOdd: false))
  }

  @Test func `DR-20 every mode has its number and its own way`() {
    var seen: [Compositing] = []
    for number in Int32(0)..<28 {
      let context = CGContext()
      guard let mode = CGBlendMode(rawValue: number) else {
        Issue.record("no mode has the number \(number)")
        continue
      }
      context.setBlendMode(mode)
      if case .composite(let way)? = context.commands.first {
        #expect(!seen.contains(way))
        seen.append(way)
      }
    }
    #expect(seen.count == 27 && CGBlendMode(rawValue: 28) == nil)
  }

  @Test func `DR-21 a shadow has a colour, or there is none`() {
    let context = CGContext()
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: -1, color: CGColor(rgba: red))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setShadow(offset: .zero, blur: 9, color: nil)
    let third = RGBA(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    let place = CGPoint(x: 1, y: 2)
    #expect(
      context.commands == [
        .shadow(DrawingShadow(color: third, offset: place, blur: 3)),
        .shadow(DrawingShadow(color: red, offset: place, blur: 0)), .shadow(nil),
      ])
  }

  @Test func `DR-22 a transparency layer is one thing and begins afresh`() {
    let context = CGContext()
    context.setAlpha(0.5)
    context.setBlendMode(.screen)
    context.setFillColor(gray: 1, alpha: 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.setBlendMode(.normal)
    context.fill(unit)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(context.ctm.isIdentity)
    context.fill(unit)
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    var half = white
    half.alpha = 0.5
    #expect(
      context.commands == [
        .composite(.blend(.screen)), .save, .alpha(0.5), .beginLayer, .save,
        .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0)),
        .fill(steps(unit), white, evenOdd: false), .restore, .endLayer, .restore,
        .fill(steps(unit), half, evenOdd: false),
      ])
  }

  @Test func `DR-22 a layer may end at a rectangle, and keeps the path`() {
    let context = CGContext()
    context.move(to: CGPoint(x: 3, y: 3))
    context.beginTransparencyLayer(in: unit, auxiliaryInfo: nil)
    #expect(context.currentPointOfPath == CGPoint(x: 3, y: 3))
    context.endTransparencyLayer()
    #expect(context.commands == [.beginLayer, .clip(steps(unit), evenOdd: false), .endLayer])
  }

  @Test func `DR-22 an image that was drawn is one thing too`() throws {
    let drawing = [DrawingCommand.fill(steps(unit), red, evenOdd: false)]
    let image = try #require(
      CGImage(drawing: drawing, extent: CGSize(width: 1, height: 1), scale: 2))
    #expect(image.width == 2 && image.height == 2)
    let plain = CGContext()
    plain.draw(image, in: unit)
    #expect(plain.commands.contains(drawing[0]) && !plain.commands.contains(.beginLayer))
    let faded = CGContext()
    faded.setAlpha(0.25)
    faded.draw(image, in: unit)
    #expect(faded.commands.prefix(3) == [.save, .alpha(0.25), .beginLayer])
    #expect(faded.commands.suffix(2) == [.endLayer, .restore])
  }

  @Test func `DR-23 how images are smoothed is told once`() {
    let context = CGContext()
    #expect(context.interpolationQuality == .default)
    context.interpolationQuality = .none
    context.interpolationQuality = .none
    context.interpolationQuality = .high
    #expect(context.commands == [.smoothing(.none), .smoothing(.high)])
  }

  @Test func `DR-24 everything comes back with the state`() throws {
    let context = CGContext(clip: CGRect(x: 0, y: 0, width: 50, height: 50))
    func draw() -> [DrawingCommand] {
      let count = context.commands.count
      context.fill(unit)
      context.stroke(unit)
      context.draw(image, in: unit)
      context.record(
        .text(
          TextLine(
            string: "a", origin: .zero, width: 1, font: FontFace(), size: 9, color: red)))
      return Array(context.commands[count...])
    }
    let before = draw()
    context.saveGState()
    context.translateBy(x: 1, y: 2)
    context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setFillColor([1, 0, 0, 1])
    context.setStrokeColor(CGColor(rgba: red))
    context.setAlpha(0.5)
    context.setLineWidth(7)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(2)
    context.setLineDash(phase: 1, lengths: [1])
    context.setShadow(offset: .zero, blur: 4)
    context.setBlendMode(.xor)
    context.interpolationQuality = .none
    context.setTextDrawingMode(.stroke)
    #expect(draw() != before)
    context.restoreGState()
    #expect(draw() == before && context.interpolationQuality == .default)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
    context.setFillColor([1, 1])
    context.fill(unit)
    #expect(
      context.commands.last
        == .fill(steps(unit), RGBA(red: 1, green: 1, blue: 1, alpha: 1), evenOdd: false))
  }

  @Test func `DR-25 a mask lets through what is opaque, within its rectangle`() {
    let context = CGContext(clip: CGRect(x: 0, y: 0, width: 50, height: 50))
    let rect = CGRect(x: 10, y: 20, width: 4, height: 2)
    context.clip(to: rect, mask: image)
    #expect(context.boundingBoxOfClipPath == rect)
    guard case .mask(let drawing)? = context.commands.last else {
      Issue.record("no mask")
      return
    }
    #expect(drawing.images.map(\.id) == [1] && context.commands.images.map(\.id) == [1])
    #expect(context.commands.first == .clip(steps(rect), evenOdd: false))
  }

  @Test func `DR-36 letters are filled, stroked, left out, or cut what follows`() {
    let line = TextLine(
      string: "a", origin: .zero, width: 1, font: FontFace(), size: 9, color: red)
    func drawn(_ mode: CGTextDrawingMode) -> [DrawingCommand] {
      let context = CGContext()
      context.setLineWidth(2)
      context.setTextDrawingMode(mode)
      context.record(text: [line])
      return context.commands
    }
    func outline(_ command: DrawingCommand?) -> TextLook.Outline? {
      if case .text(let line)? = command { line.look?.outline } else { nil }
    }
    #expect(drawn(.fill) == [.text(line)] && drawn(.invisible) == [])
    #expect(
      outline(drawn(.stroke).first) == TextLook.Outline(color: red, width: 2, fills: false))
    #expect(
      outline(drawn(.fillStroke).first) == TextLook.Outline(color: black, width: 2, fills: true))
    #expect(drawn(.clip) == [.mask([.text(line)])])
    #expect(drawn(.fillClip) == [.text(line), .mask([.text(line)])])
    #expect(drawn(.strokeClip).count == 2 && drawn(.fillStrokeClip).count == 2)
  }

  @Test func `what is left open is closed in order`() {
    let open: [DrawingCommand] = [.save, .beginLayer, .save, .restore, .save]
    #expect(open.closed == open + [.restore, .endLayer, .restore])
  }
}
