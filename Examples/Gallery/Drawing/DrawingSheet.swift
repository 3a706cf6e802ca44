// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Draws a motif as large as there is room.
final class DrawingSheet: UIView {
  var motif = DrawingMotif.gradient {
    didSet {
      accessibilityLabel = motif.title
      setNeedsDisplay()
    }
  }
  /// How much of what the motif varies, from 0 to 1.
  var amount: CGFloat = 0.5 { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityIdentifier = "drawing.sheet"
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    motif.draw(amount, in: bounds, context)
  }
}
