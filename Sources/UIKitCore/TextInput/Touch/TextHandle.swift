// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitMachines

/// What a finger can take hold of in a text.
enum TextGrip: Equatable {
  /// The handle at the beginning of the selection, and that at its end.
  case start, end
  case caret
}

/// A handle at one end of the selection: a bar along the edge of the text, and a knob.
final class TextHandle: UIView {
  /// The side of the knob, in points.
  static let knobSize: CGFloat = 10

  private let isStart: Bool
  private let bar = StillLayers.make()
  private let knob = StillLayers.make()

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    accessibilityIdentifier = isStart ? "selection start" : "selection end"
    isUserInteractionEnabled = false
    knob.cornerRadius = Self.knobSize / 2
    layer.addSublayer(bar)
    layer.addSublayer(knob)
  }

  required init?(coder: NSCoder) { nil }

  /// Where a handle is whose bar covers a rectangle: its knob is above the first character, or below
  /// the last.
  static func frame(at edge: CGRect, isStart: Bool) -> CGRect {
    CGRect(
      x: edge.midX - knobSize / 2, y: isStart ? edge.minY - knobSize : edge.minY, width: knobSize,
      height: edge.height + knobSize)
  }

  /// Shows the handle with its bar over a rectangle of the superview; hides it for nil.
  func show(at edge: CGRect?, color: CGColor) {
    guard let edge else { return isHidden = true }
    isHidden = false
    frame = Self.frame(at: edge, isStart: isStart)
    let size = Self.knobSize
    bar.frame = CGRect(
      x: (size - edge.width) / 2, y: isStart ? size / 2 : 0, width: edge.width,
      height: edge.height + size / 2)
    knob.frame = CGRect(x: 0, y: isStart ? 0 : edge.height, width: size, height: size)
    bar.backgroundColor = color
    knob.backgroundColor = color
  }
}

/// The bars of both handles, in the coordinates of the view that has the text.
@MainActor
struct TextHandlePlaces {
  /// Nil where the end of the selection is not seen.
  var start: CGRect?
  var end: CGRect?

  /// The handle that a finger at a point means: of two within reach, the one whose knob is nearer.
  func grip(at point: CGPoint) -> TextGrip? {
    let found = [(TextGrip.start, start), (.end, end)].compactMap { grip, edge in
      edge.flatMap { distance(from: point, to: $0, isStart: grip == .start) }.map { (grip, $0) }
    }
    return found.min { $0.1 < $1.1 }?.0
  }

  /// How far a point is from a knob; nil out of reach.
  private func distance(from point: CGPoint, to edge: CGRect, isStart: Bool) -> CGFloat? {
    guard TextHandle.frame(at: edge, isStart: isStart).reach.contains(point) else { return nil }
    let knob = isStart ? edge.minY - TextHandle.knobSize / 2 : edge.maxY + TextHandle.knobSize / 2
    return hypot(point.x - edge.midX, point.y - knob)
  }
}

extension CGRect {
  /// The rectangle and what a finger that means it may touch beside it.
  var reach: CGRect {
    insetBy(
      dx: min(0, (width - Thresholds.textGripSide) / 2),
      dy: min(0, (height - Thresholds.textGripSide) / 2))
  }
}
