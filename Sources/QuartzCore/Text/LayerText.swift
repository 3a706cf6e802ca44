// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitText

/// What a text layer keeps, and the lines that it makes.
struct LayerText {
  var string: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural
  var isQuantized = false

  // Rules: LA-75, LA-76.
  /// The lines in some bounds, cut where they do not fit.
  func content(in bounds: CGRect) -> LayerContent {
    guard bounds.width > 0, bounds.height > 0, let text = measured else { return .none }
    let layout = self.layout(of: text, in: bounds.size)
    let lines = layout.textLines(in: bounds)
    let pictures = layout.pictures(in: bounds)
    guard !lines.isEmpty || !pictures.isEmpty else { return .none }
    let fits =
      layout.width <= bounds.width + Self.tolerance
      && layout.height <= bounds.height + Self.tolerance
    // Lines alone are not cut at the bounds, a drawing is.
    return fits && pictures.isEmpty
      ? .text(lines) : .drawing(lines.map(DrawingCommand.text) + pictures)
  }

  /// By how much lines may be larger than the bounds without a cut, in points.
  private static let tolerance: CGFloat = 0.5

  private func layout(of text: MeasuredText, in size: CGSize) -> TextLayout {
    let breaking = truncationMode.breaking
    var options = TextLayout.Options(
      width: size.width, breaking: isWrapped ? .byWordWrapping : breaking ?? .byClipping,
      alignment: alignmentMode.alignment)
    options.forcesAlignment = alignmentMode != .natural
    options.forcesBreaking = true
    options.keepsParagraphsOnLines = !isWrapped
    let whole = TextLayout(text, options)
    guard isWrapped, let breaking, whole.height > size.height else { return whole }
    options.lineLimit = whole.lineCount(fitting: size.height)
    options.breaking = breaking
    return TextLayout(text, options)
  }

  /// The text in its fonts; nil for what is no text.
  private var measured: MeasuredText? {
    if let text = string as? NSAttributedString {
      return MeasuredText(text, style: TextStyle(font: TextFont(size: 12), color: InkColor(.black)))
    }
    guard let plain = string as? String ?? (string as? NSString).map({ String(describing: $0) }),
      let ink = foregroundColor?.rgba
    else { return nil }
    let size = fontSize.isFinite ? min(max(fontSize, 0), Self.largest) : 0
    guard size > 0 else { return nil }
    return MeasuredText(
      plain, style: TextStyle(font: TextFont(face, size: size), color: InkColor(ink)))
  }

  /// The largest font, in points.
  private static let largest: CGFloat = 10000

  private var face: FontFace {
    if let source = font as? any TextFontSource { return source.textFont.face }
    let name = font as? String ?? (font as? NSString).map { String(describing: $0) }
    return name.flatMap { FontNames.face($0) } ?? FontFace()
  }
}

/// A colour of text that never changes.
private final class InkColor: TextColor {
  let rgba: RGBA

  init(_ rgba: RGBA) { self.rgba = rgba }

  func isEqual(_ object: Any?) -> Bool { (object as? InkColor)?.rgba == rgba }
}

extension RGBA {
  fileprivate static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
}
