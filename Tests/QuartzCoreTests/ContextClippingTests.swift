// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("Clipping that is taken back, and the text matrix")
struct ContextClippingTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  private let sheet = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func steps(_ rect: CGRect) -> [PathStep] { CGPath(rect: rect, transform: nil).steps }
  private func clip(_ rect: CGRect) -> DrawingCommand { .clip(steps(rect), evenOdd: false) }
  private var filled: DrawingCommand {
    .fill(steps(unit), RGBA(red: 0, green: 0, blue: 0, alpha: 1), evenOdd: false)
  }

  @Test func `DR-26 clipping ends, and comes back with the state that had it`() {
    let context = CGContext(clip: sheet)
    let half = CGRect(x: 0, y: 0, width: 2, height: 2)
    context.clip(to: unit)
    context.saveGState()
    context.translateBy(x: 5, y: 6)
    context.setBlendMode(.multiply)
    context.clip(to: half)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: -5, y: -6, width: 100, height: 100))
    context.fill(unit)
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == unit && context.ctm.isIdentity)
    context.fill(unit)
    let moved: [DrawingCommand] = [
      .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6)),
      .composite(.blend(.multiply)),
    ]
    let before: [DrawingCommand] = [.save, clip(unit), .save] + moved + [clip(half)]
    let reset: [DrawingCommand] = [.restore, .restore, .save] + moved + [filled]
    let back: [DrawingCommand] = [.restore, .save, clip(unit), filled]
    #expect(context.commands == before + reset + back)
  }

  @Test func `DR-26 clipping ends where the transparency layer began`() {
    let context = CGContext(clip: sheet)
    context.clip(to: unit)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.resetClip()
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == unit)
    context.endTransparencyLayer()
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == sheet)
    let layer: [DrawingCommand] = [
      .beginLayer, .save, .save, clip(CGRect(x: 0, y: 0, width: 2, height: 2)), .restore, .restore,
      .save, .restore, .save, .restore,
      .endLayer,
    ]
    #expect(context.commands == [.save, clip(unit)] + layer + [.restore, .save])
  }

  @Test func `DR-26 many clips in each other end and come back, each with its state`() {
    let context = CGContext(clip: sheet)
    let rects = (1...20).map { CGRect(x: 0, y: 0, width: CGFloat(100 - $0), height: 100) }
    for rect in rects {
      context.saveGState()
      context.clip(to: rect)
    }
    let begun = context.commands
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == sheet)
    let restores = Array(repeating: DrawingCommand.restore, count: rects.count + 1)
    let whole: [DrawingCommand] = [.save] + begun + restores + [.save]
    #expect(context.commands == whole)
    for place in rects.indices.reversed().dropLast() {
      let before = context.commands.count
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == rects[place - 1])
      let back: [DrawingCommand] = [.restore, .save] + rects[..<place].map { clip($0) }
      #expect(Array(context.commands[before...]) == back)
    }
  }

  @Test func `clips in each other, as many as there may be, end one after another`() {
    let context = CGContext(clip: sheet)
    for _ in 0..<50_000 {
      context.saveGState()
      context.clip(to: unit)
    }
    #expect(context.boundingBoxOfClipPath == unit)
  }

  @Test func `DR-38 a text matrix stays when a state comes back`() {
    let context = CGContext(clip: sheet)
    #expect(context.textMatrix.isIdentity && context.textPosition == .zero)
    context.saveGState()
    context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 4)
    #expect(context.textPosition == CGPoint(x: 3, y: 4))
    context.textPosition = CGPoint(x: 7, y: 8)
    context.restoreGState()
    #expect(context.textMatrix == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 7, ty: 8))
  }
}
