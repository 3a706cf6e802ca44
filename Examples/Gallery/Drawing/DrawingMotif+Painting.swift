// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

// How the motifs are drawn, around the origin.

extension DrawingMotif {
  @MainActor
  static func drawGradient(_ amount: CGFloat, _ context: CGContext) {
    let box = CGRect(x: -90, y: -90, width: 180, height: 180)
    UIBezierPath(roundedRect: box, cornerRadius: 28).addClip()
    let colors = [UIColor.systemIndigo, .systemPink, .systemOrange].map { $0.cgColor }
    let light = [UIColor.white.withAlphaComponent(0.7), UIColor.white.withAlphaComponent(0)]
    guard
      let line = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil),
      let round = CGGradient(
        colorsSpace: nil, colors: light.map { $0.cgColor } as CFArray, locations: nil)
    else { return }
    let (x, y) = (90 * cos(amount * 2 * .pi), 90 * sin(amount * 2 * .pi))
    context.drawLinearGradient(
      line, start: CGPoint(x: -x, y: -y), end: CGPoint(x: x, y: y),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.drawRadialGradient(
      round, startCenter: CGPoint(x: -30, y: -36), startRadius: 0,
      endCenter: CGPoint(x: -20, y: -24), endRadius: 80, options: [])
  }

  @MainActor
  static func drawShadow(_ amount: CGFloat, _ scale: CGFloat, _ context: CGContext) {
    // Transforms do not change shadows, so a small picture asks for small ones.
    context.setShadow(
      offset: CGSize(width: 0, height: 14 * amount * scale), blur: 28 * amount * scale,
      color: UIColor.black.withAlphaComponent(0.55).cgColor)
    UIColor.systemTeal.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: -70, y: -70, width: 100, height: 120), cornerRadius: 18
    ).fill()
    UIColor.systemYellow.setFill()
    context.fillEllipse(in: CGRect(x: -20, y: -20, width: 90, height: 90))
  }

  @MainActor
  static func drawBlend(_ amount: CGFloat, _ context: CGContext) {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    // In a layer of its own the first disc does not blend with what is below the drawing.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setBlendMode(isDark ? .screen : .multiply)
    let colors =
      isDark
      ? [UIColor.red, UIColor.green, UIColor.blue]
      : [UIColor.cyan, UIColor.magenta, UIColor.yellow]
    for (index, color) in colors.enumerated() {
      let angle = (CGFloat(index) / 3 * 2 - 0.5) * .pi
      let distance = 52 * amount
      color.setFill()
      context.fillEllipse(
        in: CGRect(
          x: distance * cos(angle) - 46, y: distance * sin(angle) - 46, width: 92, height: 92))
    }
    context.endTransparencyLayer()
  }

  @MainActor
  static func drawDashes(_ amount: CGFloat, _ context: CGContext) {
    let lines: [([CGFloat], CGLineCap, UIColor)] = [
      ([18, 12], .butt, .systemRed), ([1, 16], .round, .systemGreen),
      ([24, 14, 2, 14], .round, .systemBlue), ([6, 14], .square, .systemPurple),
    ]
    context.setLineWidth(8)
    context.setLineJoin(.round)
    for (index, (lengths, cap, color)) in lines.enumerated() {
      let half = 88 - CGFloat(index) * 22
      color.setStroke()
      context.setLineCap(cap)
      context.setLineDash(phase: amount * lengths.reduce(0, +), lengths: lengths)
      context.stroke(CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half))
    }
  }

  @MainActor
  static func drawClip(_ amount: CGFloat, _ context: CGContext) {
    for radius in stride(from: CGFloat(90), to: 0, by: -20) {
      context.addEllipse(
        in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }
    context.clip(using: .evenOdd)
    let colors: [UIColor] = [.systemIndigo, .systemTeal]
    let width: CGFloat = 20
    for index in -6...6 {
      colors[abs(index) % colors.count].setFill()
      let x = (CGFloat(index) + 2 * amount - 1) * width
      context.fill(CGRect(x: x, y: -90, width: width, height: 180))
    }
  }

  @MainActor
  static func drawText(_ amount: CGFloat, _ context: CGContext) {
    let count = 7
    for index in 0..<count {
      let part = CGFloat(index + 1) / CGFloat(count)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 30, weight: .bold),
        .foregroundColor: UIColor.label.withAlphaComponent(part * part),
      ]
      let word = NSAttributedString(string: "Responder", attributes: attributes)
      let size = word.size()
      context.saveGState()
      context.rotate(by: (part - 1) * amount * .pi)
      word.draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2))
      context.restoreGState()
    }
  }
}
