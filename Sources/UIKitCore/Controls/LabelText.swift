// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost
import UIKitText

/// What a label was told about its text.
struct LabelLook {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// How strong the text of a disabled label is.
  static let disabledAlpha: CGFloat = 0.5

  var text: String?
  var attributed: NSAttributedString?
  var font: UIFont = LabelLook.defaultFont
  var color: UIColor = .label
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var alignment = NSTextAlignment.natural
  /// Whether the alignment was set after the text, and so counts for all of it.
  var forcesAlignment = false
  /// The same of the way lines end.
  var forcesBreaking = false
  var breaking = NSLineBreakMode.byTruncatingTail
  var lineLimit = 1
  /// Whether there is no limit only because text is very large.
  var isOpened = false
  var shrinks = false
  var leastScale: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var tightens = false
  var strategy: NSParagraphStyle.LineBreakStrategy = []
  var preferredWidth: CGFloat = 0
  var isHighlighted = false
  var isEnabled = true

  /// The style of text without attributes.
  var style: TextStyle {
    let color = isHighlighted ? highlightedColor ?? color : color
    return TextStyle(font: font, color: isEnabled ? color : color.weakened(to: Self.disabledAlpha))
  }
}

extension LabelLook {
  // Rules: CT-78.
  /// The plain text with the way in which its words are shared; nil where that is nothing special.
  var sharedOut: NSAttributedString? {
    guard strategy != [], let text else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakStrategy = strategy
    paragraph.lineBreakMode = breaking
    paragraph.alignment = alignment
    return NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])
  }
}

/// The text of a label, measured.
struct LabelCache {
  let generation: Int
  let text: MeasuredText
  /// The last layout, which drawing finds as sizing made it.
  var layout: TextLayout?
}

/// Measures, places and draws the text of labels.
extension UILabel {
  /// The text as it is measured now.
  private func measuredText() -> MeasuredText {
    let generation = FontTable.shared.generation
    if let cache = self.cache, cache.generation == generation { return cache.text }
    let look = self.look
    let text =
      (look.attributed ?? look.sharedOut).map { MeasuredText($0, style: look.style) }
      ?? MeasuredText(look.text ?? "", style: look.style)
    self.cache = LabelCache(generation: generation, text: text)
    return text
  }

  // Rules: LY-30.
  /// Where lines lie; natural is right in a mirrored label.
  private var shownAlignment: NSTextAlignment {
    look.alignment == .natural && isMirrored ? .right : look.alignment
  }

  // Rules: TS-2.
  private func options(width: CGFloat, lineLimit: Int) -> TextLayout.Options {
    var options = TextLayout.Options(
      width: width, lineLimit: lineLimit, breaking: look.breaking, alignment: shownAlignment)
    options.forcesAlignment = look.forcesAlignment
    options.forcesBreaking = look.forcesBreaking
    return options
  }

  private func textLayout(width: CGFloat, lineLimit: Int, text: MeasuredText) -> TextLayout {
    let options = options(width: width > 0 ? width : .infinity, lineLimit: lineLimit)
    if let known = cache?.layout, known.options == options { return known }
    let layout = TextLayout(text, options)
    cache?.layout = layout
    return layout
  }

  /// The size of the text in lines of at most a width, 0 for any; rounded up to whole pixels.
  func textSize(width: CGFloat) -> CGSize {
    let text = measuredText()
    let layout = textLayout(width: width, lineLimit: look.lineLimit, text: text)
    return CGSize(
      width: roundUp(layout.width), height: roundUp(layout.height))
  }

  // Rules: LY-12.
  /// Where the first or last line stands: the text is in the middle of the label's height.
  func lineBaseline(
    isFirst: Bool, forWidth width: CGFloat
  ) -> (fraction: CGFloat, offset: CGFloat) {
    let font = look.font
    let isSingle = look.lineLimit == 1
    let wide = look.preferredWidth > 0 ? look.preferredWidth : width
    let height = isSingle ? font.lineHeight : textSize(width: wide).height
    return (0.5, isFirst ? font.ascender - height / 2 : height / 2 + font.descender)
  }

  /// The rectangle around the text at the upper left of `bounds`.
  func lineRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
    let layout = textLayout(width: bounds.width, lineLimit: lineLimit, text: measuredText())
    let size = CGSize(
      width: min(roundUp(layout.width), bounds.width),
      height: min(roundUp(layout.height), bounds.height))
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the lines that fit a rectangle into the current context.
  func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    let layout = fittingLayout(in: rect.size)
    // Whole pixels keep the letters sharp; text that is too high begins at the top.
    let free = max(0, rect.height - layout.height)
    let top = free / 2 + baselineShift(of: layout, free: free)
    let y = rect.minY + (top * contentScaleFactor).rounded(.down) / contentScaleFactor
    let place = CGRect(x: rect.minX, y: y, width: rect.width, height: layout.height)
    let lines = layout.textLines(in: place)
    if let shadow = look.shadowColor {
      for var line in lines {
        line.color = shadow.cgColor.rgba
        line.origin.x += look.shadowOffset.width
        line.origin.y += look.shadowOffset.height
        context.record(.text(line))
      }
    }
    context.record(text: lines)
    for picture in layout.pictures(in: place) { context.record(picture) }
  }

  // Rules: CT-76.
  /// How far a line that was made smaller is moved down from the middle.
  private func baselineShift(of layout: TextLayout, free: CGFloat) -> CGFloat {
    let font = look.font
    guard look.shrinks, look.lineLimit == 1, layout.height > 0, layout.height < font.lineHeight
    else { return 0 }
    let scale = layout.height / font.lineHeight
    switch look.baselineAdjustment {
    case .alignCenters: return 0
    case .none: return -free / 2
    case .alignBaselines:
      let middle = layout.height / 2 - font.ascender * scale
      return (font.ascender - font.lineHeight / 2) + middle
    }
  }

  // Rules: CT-77.
  /// The text with its letters moved together so far that a line fits; nil where it would be too far.
  private func tightened(_ text: MeasuredText, to width: CGFloat, from natural: CGFloat)
    -> TextLayout?
  {
    let said = attributedText ?? NSAttributedString(string: "")
    let letters = said.string.count
    let own = look.forcesBreaking ? nil : text.styles.first?.paragraph?.format.breaking
    guard look.breaking.truncates || own?.truncates ?? false, letters > 1 else { return nil }
    let kern = (natural - width) / CGFloat(letters - 1)
    guard kern <= look.font.pointSize * Self.mostTightening else { return nil }
    let closer = NSMutableAttributedString(attributedString: said)
    closer.addAttributes([.kern: -kern], range: NSRange(location: 0, length: closer.length))
    let layout = TextLayout(
      MeasuredText(closer, style: look.style), options(width: .infinity, lineLimit: 1))
    return layout.width <= width + LineBreaker.tolerance ? layout : nil
  }

  /// How much closer letters may stand, in parts of the font's size.
  private static let mostTightening: CGFloat = 0.05

  /// The layout with as many lines as fit, smaller if the label may shrink it.
  private func fittingLayout(in size: CGSize) -> TextLayout {
    let text = measuredText()
    let look = self.look
    let isTight = look.tightens || text.styles.first?.paragraph?.format.tightens ?? false
    if isTight, look.lineLimit == 1 {
      let natural = textLayout(width: 0, lineLimit: 1, text: text).width
      if natural > size.width + LineBreaker.tolerance,
        let layout = tightened(text, to: size.width, from: natural)
      {
        return layout
      }
    }
    if look.shrinks, look.lineLimit == 1 {
      let natural = textLayout(width: 0, lineLimit: 1, text: text).width
      if natural > size.width + LineBreaker.tolerance {
        let scale = max(look.leastScale, size.width / natural)
        return TextLayout(
          text.scaled(by: scale), options(width: size.width, lineLimit: 1))
      }
    }
    let whole = textLayout(width: size.width, lineLimit: look.lineLimit, text: text)
    let count = whole.lineCount(fitting: size.height)
    guard count < whole.lines.count else { return whole }
    return textLayout(width: size.width, lineLimit: count, text: text)
  }

  // Rules: CV-134.
  /// Whether there is no room for all of the text.
  var leavesTextOut: Bool { !bounds.isEmpty && fittingLayout(in: bounds.size).isTruncated }

  /// What drawing the label gives: plain lines as text, anything else as a drawing.
  func textContent() -> LayerContent {
    guard !bounds.isEmpty else { return .none }
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) { draw(bounds) }
    return LayerContent(context.commands)
  }

  private func roundUp(_ length: CGFloat) -> CGFloat {
    let scale = contentScaleFactor
    return ((length - LineBreaker.tolerance / 2) * scale).rounded(.up) / scale
  }
}
