// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

// Rules: CP-1, CP-2.
/// Twelve columns of colours, a row of greys above nine rows of hues; a finger goes over them.
final class ColorGrid: UIControl {
  private static let columns = 12
  private static let rows = 10
  /// How round the corners of the board are, in points.
  private static let radius: CGFloat = 8
  /// How wide the frame around the chosen colour is, in points.
  private static let mark: CGFloat = 3

  private let frameOfChosen = ControlShapes.flat()
  /// Told of the colour under the finger, and whether the finger is still there.
  var didChoose: ((UIColor, Bool) -> Void)?
  /// The colour that is framed where the board has it.
  var chosen: ColorParts { didSet { if chosen != oldValue { setNeedsLayout() } } }

  init(_ chosen: ColorParts) {
    self.chosen = chosen
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = Self.radius
    frameOfChosen.borderColor = UIColor.white.cgColor
    frameOfChosen.borderWidth = Self.mark
    layer.addSublayer(frameOfChosen)
    isAccessibilityElement = true
    accessibilityLabel = "Colors"
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of a cell: hues go from red to red, from dark to pale.
  static func color(row: Int, column: Int) -> UIColor {
    let across = CGFloat(column) / CGFloat(columns - 1)
    guard row > 0 else { return UIColor(white: 1 - across, alpha: 1) }
    let hue = CGFloat(column) / CGFloat(columns)
    let down = CGFloat(row) / CGFloat(rows)
    return down <= 0.5
      ? UIColor(hue: hue, saturation: 1, brightness: 0.2 + 1.6 * down, alpha: 1)
      : UIColor(hue: hue, saturation: 1.9 - 1.8 * down, brightness: 1, alpha: 1)
  }

  private var cell: CGSize {
    CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
  }

  private func frame(row: Int, column: Int) -> CGRect {
    CGRect(
      x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
      height: cell.height)
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        Self.color(row: row, column: column).setFill()
        UIRectFill(frame(row: row, column: column))
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    frameOfChosen.isHidden = true
    for row in 0..<Self.rows {
      for column in 0..<Self.columns
      where ColorParts(Self.color(row: row, column: column)).hasShade(of: chosen) {
        frameOfChosen.isHidden = false
        frameOfChosen.frame = frame(row: row, column: column)
        return
      }
    }
  }

  // MARK: - A finger

  private func choose(under touch: UITouch?, continuously: Bool) {
    guard let touch, cell.width > 0, cell.height > 0 else { return }
    let place = touch.location(in: self)
    let column = Int((place.x / cell.width).rounded(.down), in: 0...Self.columns - 1)
    let row = Int((place.y / cell.height).rounded(.down), in: 0...Self.rows - 1)
    didChoose?(Self.color(row: row, column: column), continuously)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(under: touch, continuously: true)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(under: touch, continuously: true)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    choose(under: touch, continuously: false)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    didChoose?(chosen.color, false)
  }

  // Rules: GR-67, GR-69.
  /// The board follows the finger: what would pull the sheet lets it.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool { true }
}
