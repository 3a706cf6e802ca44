// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Something to draw, on a square that is put in the middle of where it is drawn.
enum DrawingMotif: Int, CaseIterable {
  case gradient, shadow, blend, dashes, clip, text

  /// The side of the square that motifs are drawn on, in points.
  static let side: CGFloat = 200

  var title: String {
    switch self {
    case .gradient: "Gradient"
    case .shadow: "Shadow"
    case .blend: "Blend"
    case .dashes: "Dashes"
    case .clip: "Clip"
    case .text: "Text"
    }
  }

  /// What is drawn, and what the amount does to it.
  var explanation: String {
    switch self {
    case .gradient: "A linear gradient, which turns, and a radial one over it."
    case .shadow: "Each thing has a shadow, which falls farther and is more blurred."
    case .blend: "Three discs whose colours are blended; they move apart."
    case .dashes: "Lines of several dashes, caps and joins; the dashes walk."
    case .clip: "Stripes, clipped to rings by the even-odd rule; they walk."
    case .text: "One word again and again, turned a little more each time."
    }
  }

  /// Draws with the colours of the current traits.
  ///
  /// - Parameter amount: from 0 to 1.
  @MainActor
  func draw(_ amount: CGFloat, in area: CGRect, _ context: CGContext) {
    let scale = min(area.width, area.height) / Self.side
    guard scale > 0 else { return }
    context.saveGState()
    context.translateBy(x: area.midX, y: area.midY)
    context.scaleBy(x: scale, y: scale)
    switch self {
    case .gradient: Self.drawGradient(amount, context)
    case .shadow: Self.drawShadow(amount, scale, context)
    case .blend: Self.drawBlend(amount, context)
    case .dashes: Self.drawDashes(amount, context)
    case .clip: Self.drawClip(amount, context)
    case .text: Self.drawText(amount, context)
    }
    context.restoreGState()
  }
}
