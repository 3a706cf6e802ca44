// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import CoreGraphics
import UIKitHost
import UIKitText

/// Draws and measures strings with attributes.
@MainActor
enum StringDrawing {
  /// The style of text without attributes: Apple's documented 12 points, black.
  private static let style = TextStyle(font: .systemFont(ofSize: 12), color: .black)

  static func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]?
  ) -> MeasuredText {
    MeasuredText(string, style: attributes.map(style.applying) ?? style)
  }

  static func text(_ string: NSAttributedString) -> MeasuredText {
    MeasuredText(string, style: style)
  }

  static func size(_ text: MeasuredText) -> CGSize {
    let layout = TextLayout(text, TextLayout.Options())
    return CGSize(width: layout.width, height: layout.height)
  }

  static func draw(_ text: MeasuredText, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let whole = TextLayout(text, TextLayout.Options(width: rect.width))
    let count = rect.height.isFinite ? whole.lineCount(fitting: rect.height) : whole.lines.count
    for line in whole.textLines(in: rect, count: count) { context.record(.text(line)) }
  }

  /// A rectangle to the right and down of a point without an end.
  static func endless(from point: CGPoint) -> CGRect {
    CGRect(x: point.x, y: point.y, width: .infinity, height: .infinity)
  }
}

extension String {
  /// The size of the text in points when it is drawn in one piece.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.size(StringDrawing.text(self, attrs))
  }

  /// Draws the text in the current context, its upper left corner at a point.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - attrs: font, colour and the like; nil for none.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(StringDrawing.text(self, attrs), in: StringDrawing.endless(from: point))
  }

  /// Draws the text in the current context, broken into lines; lines without room are left out.
  ///
  /// - Parameters:
  ///   - rect: the room for it.
  ///   - attrs: font, colour and the like; nil for none.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(StringDrawing.text(self, attrs), in: rect)
  }
}

extension NSAttributedString {
  /// The size of the text in points when it is drawn in one piece.
  @preconcurrency @MainActor
  public func size() -> CGSize { StringDrawing.size(StringDrawing.text(self)) }

  /// Draws the text in the current context, its upper left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    StringDrawing.draw(StringDrawing.text(self), in: StringDrawing.endless(from: point))
  }

  /// Draws the text in the current context, broken into lines; lines without room are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { StringDrawing.draw(StringDrawing.text(self), in: rect) }
}
