// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import UIKitHost

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their insides.
  case fill
  /// Their edges, in the colour of the text and the width of lines.
  case stroke
  /// Their insides, then their edges in the colour of lines.
  case fillStroke
  /// Not at all.
  case invisible
  /// Their insides, which what follows is restricted to.
  case fillClip
  /// Their edges; what follows is restricted to their insides.
  case strokeClip
  /// Both; what follows is restricted to their insides.
  case fillStrokeClip
  /// Not at all; what follows is restricted to their insides.
  case clip

  private var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
  private var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  private var strokes: Bool {
    [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self)
  }

  /// What is drawn of lines of text.
  fileprivate func drawn(_ lines: [TextLine], _ state: GraphicsState) -> [TextLine] {
    guard fills || strokes else { return [] }
    guard strokes, state.line.width > 0 else { return fills ? lines : [] }
    return lines.map { line in
      var line = line
      let look = line.look
      line.look = TextLook(
        letterSpacing: look?.letterSpacing ?? 0, slant: look?.slant ?? 0,
        stretch: look?.stretch ?? 1, shadow: look?.shadow,
        outline: TextLook.Outline(
          color: fills ? state.stroke : line.color, width: state.line.width, fills: fills),
        bars: look?.bars ?? [])
      return line
    }
  }

  /// The lines whose insides restrict what follows.
  fileprivate func clipping(_ lines: [TextLine]) -> [DrawingCommand]? {
    guard clips else { return nil }
    return lines.map { line in
      var line = line
      line.color.alpha = 1
      return .text(line)
    }
  }
}

extension CGContext {
  // Rules: DR-36.
  /// Sets how letters are drawn that are drawn as strings; `fill` at first.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  // Rules: DR-36.
  /// Draws lines of text, all at once.
  package func record(text lines: [TextLine]) {
    for line in state.textMode.drawn(lines, state) { record(plain: .text(line)) }
    if let clip = state.textMode.clipping(lines) { keepClip(.mask(clip)) }
  }
}
