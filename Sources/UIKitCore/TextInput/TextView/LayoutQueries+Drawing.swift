// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitText

// Rules: FR-104.
extension LayoutQueries {
  /// Draws the lines of a range, without what is behind the letters.
  func draw(_ range: NSRange, at origin: CGPoint) {
    let shown = lines(of: range)
    guard let context = UIGraphicsGetCurrentContext(), let top = shown.first?.rect.minY,
      let bottom = shown.last?.rect.maxY
    else { return }
    let inside = LineBreaker.tolerance
    document.forEachParagraph(from: top, to: bottom) { _, layout, y in
      guard y < bottom else { return }
      let corner = CGPoint(x: origin.x + padding, y: origin.y + y)
      let visible = top - y + inside...max(top - y + inside, bottom - y - inside)
      let drawing = layout.drawing(at: corner, marked: nil, visible: visible, links: nil)
      for command in drawing.commands { context.record(command.withoutBackground) }
    }
  }

  /// Fills the rectangles of those parts of a range that have a background.
  func drawBackground(of range: NSRange, in storage: NSAttributedString, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let wanted = Range(named: range) else {
      return
    }
    let all = NSRange(wanted.clamped(to: 0..<storage.length))
    guard all.length > 0 else { return }
    storage.enumerateAttribute(.backgroundColor, in: all) { value, part, _ in
      guard let color = value as? UIColor else { return }
      context.saveGState()
      context.setFillColor(color.cgColor)
      for rect in rects(of: part, isSelection: false) {
        context.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
      }
      context.restoreGState()
    }
  }
}

extension DrawingCommand {
  /// The line without the bar that reaches above its baseline, behind the letters.
  fileprivate var withoutBackground: DrawingCommand {
    guard case .text(var line) = self, let look = line.look,
      look.bars.contains(where: \.isBackground)
    else { return self }
    line.look = TextLook(
      letterSpacing: look.letterSpacing, slant: look.slant, stretch: look.stretch,
      shadow: look.shadow, outline: look.outline, bars: look.bars.filter { !$0.isBackground })
    return .text(line)
  }
}

extension TextLook.Bar {
  /// Lines below the text begin below the baseline, and those through it are drawn over it.
  fileprivate var isBackground: Bool { isBehind && rect.minY < 0 }
}
