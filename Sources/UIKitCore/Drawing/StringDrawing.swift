// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import UIKitHost
import UIKitText

/// Draws and measures strings with attributes.
enum StringDrawing {
  /// The style of text without attributes: Apple's documented 12 points, black.
  private static var style: TextStyle {
    TextStyle(font: .systemFont(ofSize: 12), color: .black)
  }

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

  @MainActor static func draw(_ text: MeasuredText, in rect: CGRect) {
    var options = TextLayout.Options(width: rect.width)
    options.keepsParagraphsOnLines = true
    let whole = TextLayout(text, options)
    let count = rect.height.isFinite ? whole.lineCount(fitting: rect.height) : whole.lines.count
    record(whole, in: rect, count: count)
  }

  // Rules: TS-33.
  @MainActor static func draw(
    _ text: MeasuredText, with rect: CGRect, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    let box = StringBox(text, rect.size, options, context)
    record(box.layout, in: box.place(in: rect), count: .max)
  }

  @MainActor static func record(_ layout: TextLayout, in rect: CGRect, count: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.record(text: layout.textLines(in: rect, count: count))
    for command in layout.pictures(in: rect, count: count) { context.record(command) }
  }

  /// A rectangle to the right and down of a point without an end.
  static func endless(from point: CGPoint) -> CGRect {
    CGRect(x: point.x, y: point.y, width: .infinity, height: .infinity)
  }
}

extension String {
  /// The size of the text in points when it is drawn in one piece.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.size(StringDrawing.text(self, attrs))
  }

  // Rules: TS-30 to TS-32.
  /// Where the text is when it is drawn at the origin.
  ///
  /// - Parameters:
  ///   - size: the room in points; 0 is no limit.
  ///   - options: whether it has lines, and how these end.
  ///   - attributes: font, colour and the like; nil for none.
  ///   - context: says how small it may become, and is told how small it became; nil keeps its size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { StringBox(StringDrawing.text(self, attributes), size, options, context).bounds }

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

  // Rules: TS-33.
  /// Draws the text in the current context by options.
  ///
  /// - Parameters:
  ///   - rect: the room for it, or where its baseline begins.
  ///   - options: whether it has lines, and how these end.
  ///   - attributes: font, colour and the like; nil for none.
  ///   - context: says how small it may become, and is told how small it became; nil keeps its size.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { StringDrawing.draw(StringDrawing.text(self, attributes), with: rect, options, context) }
}

extension NSString {
  /// The size of the text in points when it is drawn in one piece.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.size(StringDrawing.text(String(describing: self), attrs))
  }

  // Rules: TS-30 to TS-32.
  /// Where the text is when it is drawn at the origin.
  ///
  /// - Parameters:
  ///   - size: the room in points; 0 is no limit.
  ///   - options: whether it has lines, and how these end.
  ///   - attributes: font, colour and the like; nil for none.
  ///   - context: says how small it may become, and is told how small it became; nil keeps its size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringBox(StringDrawing.text(String(describing: self), attributes), size, options, context)
      .bounds
  }

  /// Draws the text in the current context, its upper left corner at a point.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - attrs: font, colour and the like; nil for none.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(
      StringDrawing.text(String(describing: self), attrs), in: StringDrawing.endless(from: point))
  }

  /// Draws the text in the current context, broken into lines; lines without room are left out.
  ///
  /// - Parameters:
  ///   - rect: the room for it.
  ///   - attrs: font, colour and the like; nil for none.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(StringDrawing.text(String(describing: self), attrs), in: rect)
  }

  // Rules: TS-33.
  /// Draws the text in the current context by options.
  ///
  /// - Parameters:
  ///   - rect: the room for it, or where its baseline begins.
  ///   - options: whether it has lines, and how these end.
  ///   - attributes: font, colour and the like; nil for none.
  ///   - context: says how small it may become, and is told how small it became; nil keeps its size.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing.draw(
      StringDrawing.text(String(describing: self), attributes), with: rect, options, context)
  }
}

extension NSAttributedString {
  /// The size of the text in points when it is drawn in one piece.
  public func size() -> CGSize { StringDrawing.size(StringDrawing.text(self)) }

  // Rules: TS-30 to TS-32.
  /// Where the text is when it is drawn at the origin.
  ///
  /// - Parameters:
  ///   - size: the room in points; 0 is no limit.
  ///   - options: whether it has lines, and how these end.
  ///   - context: says how small it may become, and is told how small it became; nil keeps its size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { StringBox(StringDrawing.text(self), size, options, context).bounds }

  /// Draws the text in the current context, its upper left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    StringDrawing.draw(StringDrawing.text(self), in: StringDrawing.endless(from: point))
  }

  /// Draws the text in the current context, broken into lines; lines without room are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { StringDrawing.draw(StringDrawing.text(self), in: rect) }

  // Rules: TS-33.
  /// Draws the text in the current context by options.
  ///
  /// - Parameters:
  ///   - rect: the room for it, or where its baseline begins.
  ///   - options: whether it has lines, and how these end.
  ///   - context: says how small it may become, and is told how small it became; nil keeps its size.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { StringDrawing.draw(StringDrawing.text(self), with: rect, options, context) }
}
