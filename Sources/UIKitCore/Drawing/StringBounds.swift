// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitText

// Rules: TS-30 to TS-34, TS-62.
/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text has lines, the first of which is at the top of the rectangle.
  ///
  /// Without it there is one line, whose baseline begins at the rectangle's corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the leading of their font between them, which is 0 here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// What is measured is the ink of the letters, not the room of their lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that has room ends in an ellipsis if more follow.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Says how small text may become to fit, and how small it became.
///
/// [Apple: NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext)
open class NSStringDrawingContext: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// How small text may become, in parts of its size; 0, at first, and 1 keep the size.
  open var minimumScaleFactor: CGFloat = 0

  fileprivate(set) final var scale: CGFloat = 1
  fileprivate(set) final var bounds = CGRect.zero

  /// Makes a context that keeps sizes.
  public override init() { super.init() }

  /// How small the text became that was measured or drawn last, in parts of its size.
  open var actualScaleFactor: CGFloat { scale }

  /// Where the text is that was measured or drawn last.
  open var totalBounds: CGRect { bounds }
}

/// Text laid out for a rectangle by options.
struct StringBox {
  let layout: TextLayout
  /// Around the lines, the width being that of the widest, or around the ink of their letters.
  let bounds: CGRect
  /// The top of the first line.
  private let top: CGFloat
  private let hasLines: Bool

  /// - Parameter size: the room; 0 is no limit.
  init(
    _ text: MeasuredText, _ size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    hasLines = options.contains(.usesLineFragmentOrigin)
    var scale: CGFloat = 1
    var layout = Self.layout(text, size, options)
    let least = context?.minimumScaleFactor ?? 0
    if least > 0, least < 1, size.width > 0 || size.height > 0 {
      while scale > least, !Self.fits(layout, size) {
        scale = max(least, scale - Self.step)
        layout = Self.layout(text.scaled(by: scale), size, options)
      }
    }
    if hasLines, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let count = layout.lineCount(fitting: size.height)
      if count < layout.lines.count {
        layout = Self.layout(scale < 1 ? text.scaled(by: scale) : text, size, options, count)
      }
    }
    self.layout = layout
    let top = hasLines ? 0 : -(layout.lines.first?.ascent ?? 0)
    self.top = top
    if options.contains(.usesDeviceMetrics) {
      let width = Self.width(of: size, hasLines)
      let room = CGRect(x: 0, y: top, width: width, height: layout.height)
      bounds = layout.ink(in: room) ?? .zero
    } else {
      bounds = CGRect(x: 0, y: top, width: layout.width, height: layout.height)
    }
    context?.scale = scale
    context?.bounds = bounds
  }

  /// The rectangle its lines are drawn into, for one that the program gave.
  func place(in rect: CGRect) -> CGRect {
    let width = Self.width(of: rect.size, hasLines)
    return CGRect(x: rect.minX, y: rect.minY + top, width: width, height: layout.height)
  }

  /// The room for lines.
  private static func width(of size: CGSize, _ hasLines: Bool) -> CGFloat {
    hasLines && size.width > 0 ? size.width : .infinity
  }

  /// How far text is made smaller at once.
  private static let step: CGFloat = 0.01

  private static func layout(
    _ text: MeasuredText, _ size: CGSize, _ drawing: NSStringDrawingOptions, _ limit: Int = 0
  ) -> TextLayout {
    let hasLines = drawing.contains(.usesLineFragmentOrigin)
    var options = TextLayout.Options(
      width: width(of: size, hasLines),
      lineLimit: limit > 0 ? limit : hasLines ? 0 : 1,
      breaking: limit > 0 ? .byTruncatingTail : .byWordWrapping)
    options.forcesBreaking = limit > 0
    options.keepsParagraphsOnLines =
      limit == 0
      && !drawing.contains(.truncatesLastVisibleLine)
    return TextLayout(text, options)
  }

  private static func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
    (size.width <= 0 || layout.width <= size.width + LineBreaker.tolerance)
      && (size.height <= 0 || layout.height <= size.height + LineBreaker.tolerance)
  }
}
