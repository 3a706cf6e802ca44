// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("CoreGraphics contexts")
struct ContextTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  private let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  private func steps(_ rect: CGRect) -> [PathStep] { CGPath(rect: rect, transform: nil).steps }

  @Test func `drawing is recorded in order with colours and lines`() {
    let context = CGContext()
    context.fill(unit)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setStrokeColor(gray: 1, alpha: 0.5)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setLineDash(phase: 1, lengths: [2, 4])
    context.addRect(unit)
    context.drawPath(using: .eoFillStroke)
    context.strokePath()
    context.clear(unit)
    #expect(
      context.commands == [
        .fill(steps(unit), black, evenOdd: false),
        .fill(steps(unit), RGBA(red: 1, green: 0, blue: 0, alpha: 1), evenOdd: true),
        .stroke(
          steps(unit), RGBA(red: 1, green: 1, blue: 1, alpha: 0.5),
          LineStyle(width: 3, cap: .round, join: .bevel, dashes: [2, 4], dashPhase: 1)),
        .clear(unit),
      ])
  }

  @Test func `a saved state comes back and a restore too many is ignored`() {
    let context = CGContext()
    context.restoreGState()
    context.saveGState()
    context.translateBy(x: 5, y: 6)
    context.setFillColor(gray: 1, alpha: 1)
    context.setAlpha(0.5)
    context.restoreGState()
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    context.fill(unit)
    #expect(
      context.commands == [
        .save,
        .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6)),
        .restore, .fill(steps(unit), black, evenOdd: false),
      ])
  }

  @Test func `transforms go before those that were there`() {
    let context = CGContext()
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 2))
  }

  @Test func `a path stays where it is when the transform changes`() {
    let context = CGContext()
    context.move(to: CGPoint(x: 10, y: 10))
    context.saveGState()
    context.translateBy(x: 10, y: 0)
    #expect(context.currentPointOfPath == CGPoint(x: 0, y: 10))
    context.addLine(to: CGPoint(x: 5, y: 5))
    context.restoreGState()
    #expect(context.currentPointOfPath == CGPoint(x: 15, y: 5))
    context.strokePath()
    #expect(
      context.commands.last
        == .stroke(
          [.move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 15, y: 5))], black, LineStyle()))
    #expect(context.isPathEmpty && context.path == nil)
  }

  @Test func `opacity applies to colours, texts and images`() {
    let context = CGContext()
    context.setAlpha(0.5)
    context.fill(unit)
    let line = TextLine(
      string: "a", origin: .zero, width: 1, font: FontFace(), size: 10, color: black)
    let image = ImageResource(id: 1, mediaType: "image/png", data: Data())
    context.record(.text(line))
    context.record(.image(image, unit))
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    var pale = line
    pale.color = half
    #expect(
      context.commands == [
        .fill(steps(unit), half, evenOdd: false), .text(pale), .save, .alpha(0.5),
        .image(image, unit), .restore,
      ])
  }

  @Test func `a clip narrows what can be seen until the state comes back`() {
    let context = CGContext(clip: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.saveGState()
    context.translateBy(x: 10, y: 10)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 500))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 90))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      context.commands[2]
        == .clip(steps(CGRect(x: 0, y: 0, width: 20, height: 500)), evenOdd: false))
  }

  @Test func `segments are drawn in pairs`() {
    let context = CGContext()
    let points = (0..<5).map { CGPoint(x: CGFloat($0), y: 0) }
    context.strokeLineSegments(between: points)
    #expect(
      context.commands == [
        .stroke(
          [.move(points[0]), .line(points[1]), .move(points[2]), .line(points[3])], black,
          LineStyle())
      ])
  }
}
