// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension CommitQueue.Batch {
    /// Writes the message that shows the commit; what went into `runs` is left out.
    func write(to text: inout JSONText, besides runs: CommitRuns? = nil) {
      text.object { text in
        text.key("t")
        text.string("commit")
        text.key("n")
        text.number(number)
        if isComplete {
          text.key("full")
          text.bool(true)
        }
        if let roots = commit.roots {
          text.key("roots")
          text.ids(roots)
        }
        text.key("layers")
        text.array { text in
          for (id, change) in commit.changes where runs == nil || !CommitRuns.holds(change) {
            text.array { text in
              text.number(id.rawValue)
              change.write(to: &text)
            }
          }
        }
        if !commit.removed.isEmpty {
          text.key("gone")
          text.ids(commit.removed)
        }
      }
    }
  }

  extension LayerChange {
    /// Writes what changed, and nothing else.
    fileprivate func write(to text: inout JSONText) {
      text.object { text in
        if let geometry {
          text.key("g")
          geometry.write(to: &text)
        }
        if let style {
          text.key("s")
          style.write(to: &text)
        }
        if let sublayers {
          text.key("sub")
          text.ids(sublayers)
        }
        if let content {
          text.key("c")
          content.write(to: &text)
        }
        if let identifier {
          text.key("id")
          text.string(identifier)
        }
      }
    }
  }

  extension LayerGeometry {
    fileprivate func write(to text: inout JSONText) {
      text.array { text in
        text.point(position)
        text.rect(bounds)
        text.point(anchorPoint)
        text.affine(transform)
        text.number(zPosition)
        space?.write(to: &text)
      }
    }
  }

  extension LayerSpace {
    fileprivate func write(to text: inout JSONText) {
      text.object { text in
        text.key("m")
        text.numbers(transform)
        if anchorZ != 0 {
          text.key("z")
          text.number(anchorZ)
        }
        if let sublayers {
          text.key("s")
          text.numbers(sublayers)
        }
        if !isDoubleSided {
          text.key("front")
          text.bool(true)
        }
        if !flattens {
          text.key("deep")
          text.bool(true)
        }
      }
    }
  }

  extension LayerStyle {
    fileprivate func write(to text: inout JSONText) {
      text.array { text in
        text.number(Double(opacity))
        text.bool(isHidden)
        text.bool(masksToBounds)
        text.number(cornerRadius)
        text.number(borderWidth)
        text.color(borderColor)
        text.color(backgroundColor)
        shadow.write(to: &text)
        effects?.write(to: &text)
      }
    }
  }

  extension LayerShadow? {
    fileprivate func write(to text: inout JSONText) {
      guard let self else { return text.null() }
      text.array { text in
        text.color(self.color)
        text.number(self.offset.x)
        text.number(self.offset.y)
        text.number(self.radius)
      }
    }
  }

  extension LayerEffects {
    fileprivate func write(to text: inout JSONText) {
      text.object { text in
        if let mask {
          text.key("mask")
          text.number(mask.rawValue)
        }
        if corners != .all {
          text.key("corners")
          text.number(UInt32(corners.rawValue))
        }
        if isSmooth {
          text.key("smooth")
          text.bool(true)
        }
        if let shadowPath {
          text.key("cast")
          text.path(shadowPath)
        }
        if blending != .normal {
          text.key("blend")
          text.string(blending.rawValue)
        }
        if isPixelated {
          text.key("pixels")
          text.bool(true)
        }
        if let backdrop {
          text.key("behind")
          text.numbers([backdrop.blur, backdrop.saturation])
        }
      }
    }
  }

  extension JSONText {
    /// Writes an array of layer names.
    mutating func ids(_ ids: some Sequence<LayerID>) {
      array { text in
        for id in ids { text.number(id.rawValue) }
      }
    }

    /// Writes x and y.
    mutating func point(_ point: CGPoint) {
      number(point.x)
      number(point.y)
    }

    /// Writes x, y, width and height.
    mutating func rect(_ rect: CGRect) {
      point(rect.origin)
      number(rect.size.width)
      number(rect.size.height)
    }

    /// Writes an array of numbers.
    mutating func numbers(_ numbers: [Double]) {
      array { text in
        for value in numbers { text.number(value) }
      }
    }

    /// Writes a, b, c, d, tx and ty.
    mutating func affine(_ numbers: AffineNumbers) {
      for value in [numbers.a, numbers.b, numbers.c, numbers.d, numbers.tx, numbers.ty] {
        number(value)
      }
    }

    /// Writes a colour as `#rrggbbaa`, or null.
    mutating func color(_ color: RGBA?) {
      guard let levels = color?.levels else { return null() }
      var digits: [UInt8] = [UInt8(ascii: "#")]
      for shift in stride(from: 28, through: 0, by: -4) {
        digits.append(Self.hexadecimal[Int(truncatingIfNeeded: levels >> shift & 15)])
      }
      string(String(decoding: digits, as: UTF8.self))
    }
  }
#endif
