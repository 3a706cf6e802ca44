// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// Multiplies the colours of what a layer shows with one colour.
struct LayerTint: Equatable {
  private let factor: RGBA

  init(_ factor: RGBA) { self.factor = factor }

  func applied(to color: CGColor?) -> CGColor? {
    color.map {
      let color = applied(to: $0.rgba)
      return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  func applied(to color: RGBA) -> RGBA {
    RGBA(
      red: color.red * factor.red, green: color.green * factor.green,
      blue: color.blue * factor.blue, alpha: color.alpha * factor.alpha)
  }

  func applied(to content: LayerContent) -> LayerContent {
    switch content {
    case .none: .none
    case .text(let lines): .text(lines.map { applied(to: $0) })
    case .image(let image, let frame):
      .figure([.tinted(image, frame, factor)], extent: frame)
    case .drawing(let commands): .drawing(applied(to: commands))
    case .figure(let commands, let extent): .figure(applied(to: commands), extent: extent)
    }
  }

  func applied(to commands: [DrawingCommand]) -> [DrawingCommand] {
    commands.map { applied(to: $0) }
  }

  private func applied(to line: TextLine) -> TextLine {
    var line = line
    line.color = applied(to: line.color)
    return line
  }

  private func applied(to command: DrawingCommand) -> DrawingCommand {
    switch command {
    case .fill(let path, let color, let evenOdd):
      return .fill(path, applied(to: color), evenOdd: evenOdd)
    case .stroke(let path, let color, let style): return .stroke(path, applied(to: color), style)
    case .text(let line): return .text(applied(to: line))
    case .image(let image, let rect): return .tinted(image, rect, factor)
    case .tinted(let image, let rect, let color):
      return .tinted(image, rect, applied(to: color))
    case .gradient(var paint):
      paint.stops = paint.stops.map {
        GradientPaint.Stop(location: $0.location, color: applied(to: $0.color))
      }
      return .gradient(paint)
    case .shadow(var shadow?):
      shadow.color = applied(to: shadow.color)
      return .shadow(shadow)
    case .tiles(let commands, let cell, let step):
      return .tiles(applied(to: commands), cell: cell, step: step)
    default: return command
    }
  }
}
