// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The sleeve of a record: a coloured square with a picture of what its track is named for.
final class SleeveView: UIView {
  /// What is drawn on a sleeve.
  enum Motif {
    /// Responders, each linked to the next.
    case chain
    /// Rings around a point.
    case target
    /// The prints of a finger that moves away.
    case touches
  }

  var color = UIColor.systemBlue { didSet { setNeedsDisplay() } }
  var motif = Motif.chain { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityIdentifier = "player.sleeve"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: Theme.cornerRadius).fill()
    // The motifs are drawn on a square of 100 units.
    let unit = bounds.width / 100
    switch motif {
    case .chain: drawChain(unit)
    case .target: drawTarget(unit)
    case .touches: drawTouches(unit)
    }
  }

  private func drawChain(_ unit: CGFloat) {
    UIColor.white.setStroke()
    for step in 0..<4 {
      let origin = CGPoint(x: (16 + 14 * CGFloat(step)) * unit, y: (58 - 14 * CGFloat(step)) * unit)
      let link = UIBezierPath(
        roundedRect: CGRect(origin: origin, size: CGSize(width: 26 * unit, height: 26 * unit)),
        cornerRadius: 8 * unit)
      link.lineWidth = 4 * unit
      link.stroke()
    }
  }

  private func drawTarget(_ unit: CGFloat) {
    let center = CGPoint(x: 50 * unit, y: 50 * unit)
    for radius: CGFloat in [34, 23, 12] {
      UIColor(white: 1, alpha: 1.2 - radius / 40).setStroke()
      let ring = disc(center, radius * unit)
      ring.lineWidth = 4 * unit
      ring.stroke()
    }
    UIColor.white.setFill()
    disc(center, 4.5 * unit).fill()
  }

  private func drawTouches(_ unit: CGFloat) {
    for step in 0..<5 {
      let part = CGFloat(step)
      UIColor(white: 1, alpha: 0.2 + 0.2 * part).setFill()
      let place = CGPoint(
        x: (20 + 15 * part) * unit, y: (72 - 16 * part + 2 * part * part) * unit)
      disc(place, (4 + 1.2 * part) * unit).fill()
    }
  }

  private func disc(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
  }
}
