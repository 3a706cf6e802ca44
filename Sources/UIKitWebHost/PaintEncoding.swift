// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension Compositing {
    /// What a canvas calls the mode; the page knows what to do where it has no name for it.
    var wireName: String {
      switch self {
      case .blend(.normal): "source-over"
      case .blend(.linearDodge): "lighter"
      case .blend(let mode): Self.hyphened(mode.rawValue)
      default: Self.hyphened(String(describing: self))
      }
    }

    /// `colorDodge` as `color-dodge`.
    private static func hyphened(_ name: String) -> String {
      name.reduce(into: "") { text, letter in
        text += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
      }
    }
  }

  extension DrawingShadow {
    /// Writes colour, offset and blur one after the other.
    func write(to text: inout JSONText) {
      text.color(color)
      text.point(offset)
      text.number(blur)
    }
  }

  extension GradientPaint {
    /// Writes the way, whether it goes on before and after, and the stops one after the other.
    func write(to text: inout JSONText) {
      text.array { text in
        switch shape {
        case .linear(let start, let end):
          text.point(start)
          text.point(end)
        case .radial(let start, let startRadius, let end, let endRadius):
          text.point(start)
          text.number(startRadius)
          text.point(end)
          text.number(endRadius)
        case .conic(let center, let angle):
          text.point(center)
          text.number(angle)
        }
      }
      text.bool(extendsBefore)
      text.bool(extendsAfter)
      for stop in stops {
        text.number(stop.location)
        text.color(stop.color)
      }
    }
  }
#endif
