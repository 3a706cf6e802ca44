// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Makes what a host draws of the extras of a style.
struct LookMaker {
  let style: TextStyle
  let extras: TextExtras
  /// The colour of the text as it is drawn.
  let color: RGBA
  /// The part of the line above the text's own baseline, and the part below.
  let ascent: CGFloat
  let descent: CGFloat
  let width: CGFloat
  /// Stretches of the text without spaces, from its left.
  var words: [(start: CGFloat, width: CGFloat)] = []

  var look: TextLook {
    var bars: [TextLook.Bar] = []
    if let background = extras.background {
      bars.append(
        TextLook.Bar(
          rect: CGRect(x: 0, y: -ascent, width: width, height: ascent + descent),
          color: background.rgba))
    }
    if extras.hasOwnUnderline {
      let color = extras.underlineColor?.rgba ?? color
      bars += lines(extras.underline, top: size * Self.underlineTop, color, isBehind: true)
    }
    if !extras.strikethrough.isEmpty {
      let color = extras.strikethroughColor?.rgba ?? color
      let top = -style.font.xHeight / 2 - thickness / 2
      bars += lines(extras.strikethrough, top: top, color, isBehind: false)
    }
    return TextLook(
      letterSpacing: Double(extras.kern), slant: Double(style.slant),
      stretch: Double(style.stretch), shadow: shadow, outline: outline, bars: bars)
  }

  // Rules: TS-15, TS-42.
  private var shadow: TextLook.Shadow? {
    guard let shadow = extras.shadow else { return extras.isPressed ? Self.pressedEdge : nil }
    guard let color = shadow.color else { return nil }
    return TextLook.Shadow(
      color: color.rgba, offset: CGPoint(x: shadow.offset.width, y: shadow.offset.height),
      radius: Double(shadow.radius))
  }

  /// The light on the lower edges of letters that are pressed into their ground.
  private static let pressedEdge = TextLook.Shadow(
    color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.6), offset: CGPoint(x: 0, y: 1), radius: 0)

  private var outline: TextLook.Outline? {
    guard extras.strokeWidth != 0 else { return nil }
    return TextLook.Outline(
      color: extras.strokeColor?.rgba ?? color,
      width: Double(style.strokeWidth),
      fills: extras.strokeWidth < 0)
  }

  // MARK: Lines

  private var size: CGFloat { style.font.letterSize }
  /// Where a line below the text begins, in parts of the size.
  private static let underlineTop: CGFloat = 0.1
  /// As thick as the page draws a plain line.
  private var thickness: CGFloat { max(size / 18, 0.5) }

  // Rules: TS-13.
  private func lines(
    _ kind: NSUnderlineStyle, top: CGFloat, _ color: RGBA, isBehind: Bool
  ) -> [TextLook.Bar] {
    let isDouble = kind.contains(.double)
    let height = kind.contains(.thick) && !isDouble ? thickness * 2 : thickness
    let tops = isDouble ? [top, top + thickness * 2] : [top]
    let parts = kind.contains(.byWord) ? words : [(start: 0, width: width)]
    let dashes = dashes(kind)
    return parts.flatMap { part in
      tops.map {
        TextLook.Bar(
          rect: CGRect(x: part.start, y: $0, width: part.width, height: height), color: color,
          dashes: dashes, isBehind: isBehind)
      }
    }
  }

  private func dashes(_ kind: NSUnderlineStyle) -> [Double] {
    let dot = Double(thickness)
    let gap = dot * 2
    let dash = dot * 4
    switch kind.rawValue & 0x700 {
    case 0x100: return [dot, dot]
    case 0x200: return [dash, gap]
    case 0x300: return [dash, gap, dot, gap]
    case 0x400: return [dash, gap, dot, gap, dot, gap]
    default: return []
    }
  }
}

extension Sequence<MeasuredText.Cluster> {
  /// Where there are no spaces, from the left of the first.
  var words: [(start: CGFloat, width: CGFloat)] {
    var result: [(start: CGFloat, width: CGFloat)] = []
    var x: CGFloat = 0
    var isInside = false
    for cluster in self {
      if cluster.isSpace {
        isInside = false
      } else if isInside {
        result[result.count - 1].width += cluster.advance
      } else {
        isInside = true
        result.append((start: x, width: cluster.advance))
      }
      x += cluster.advance
    }
    return result
  }
}
