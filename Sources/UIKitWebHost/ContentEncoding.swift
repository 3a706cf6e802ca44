// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension LayerContent {
    /// Writes the kind of content and what it needs.
    func write(to text: inout JSONText) {
      text.array { text in
        switch self {
        case .none: text.string("none")
        case .text(let lines):
          text.string("text")
          for line in lines { line.write(to: &text) }
        case .image(let image, let frame):
          text.string("image")
          text.number(image.id)
          text.rect(frame)
        case .drawing(let commands):
          text.string("drawing")
          for command in commands { command.write(to: &text) }
        case .figure(let commands, let extent):
          text.string("figure")
          text.rect(extent)
          for command in commands { command.write(to: &text) }
        }
      }
    }
  }

  extension TextLine {
    fileprivate func write(to text: inout JSONText) {
      text.array { text in
        text.string(string)
        text.point(origin)
        text.number(width)
        text.number(size)
        text.color(color)
        text.bool(isUnderlined)
        text.string(font.family.rawValue)
        text.number(font.weight)
        text.bool(font.isItalic)
        look?.write(to: &text)
      }
    }
  }

  extension TextLook {
    fileprivate func write(to text: inout JSONText) {
      text.array { text in
        text.number(letterSpacing)
        text.number(slant)
        text.number(stretch)
        if let shadow {
          text.array { text in
            text.color(shadow.color)
            text.point(shadow.offset)
            text.number(shadow.radius)
          }
        } else {
          text.null()
        }
        if let outline {
          text.array { text in
            text.color(outline.color)
            text.number(outline.width)
            text.bool(outline.fills)
          }
        } else {
          text.null()
        }
        for bar in bars {
          text.array { text in
            text.rect(bar.rect)
            text.color(bar.color)
            text.bool(bar.isBehind)
            for dash in bar.dashes { text.number(dash) }
          }
        }
      }
    }
  }

  extension DrawingCommand {
    fileprivate func write(to text: inout JSONText) {
      text.array { text in
        switch self {
        case .save: text.string("save")
        case .restore: text.string("restore")
        case .concatenate(let transform):
          text.string("concat")
          text.affine(transform)
        case .fill(let path, let color, let evenOdd):
          text.string("fill")
          text.path(path)
          text.color(color)
          text.bool(evenOdd)
        case .stroke(let path, let color, let style):
          text.string("stroke")
          text.path(path)
          text.color(color)
          style.write(to: &text)
        case .clip(let path, let evenOdd):
          text.string("clip")
          text.path(path)
          text.bool(evenOdd)
        case .clear(let rect):
          text.string("clear")
          text.rect(rect)
        case .text(let line):
          text.string("text")
          line.write(to: &text)
        case .image(let image, let rect):
          text.string("image")
          text.number(image.id)
          text.rect(rect)
        case .tinted(let image, let rect, let color):
          text.string("tinted")
          text.number(image.id)
          text.rect(rect)
          text.color(color)
        case .alpha(let alpha):
          text.string("alpha")
          text.number(alpha)
        case .composite(let mode):
          text.string("composite")
          text.string(mode.wireName)
        case .shadow(let shadow):
          text.string("shadow")
          shadow?.write(to: &text)
        case .smoothing(let smoothing):
          text.string("smoothing")
          text.string(smoothing.rawValue)
        case .gradient(let gradient):
          text.string("gradient")
          gradient.write(to: &text)
        case .beginLayer: text.string("begin")
        case .endLayer: text.string("end")
        case .mask(let commands):
          text.string("mask")
          text.commands(commands)
        case .tiles(let commands, let cell, let step):
          text.string("tiles")
          text.commands(commands)
          text.rect(cell)
          text.number(step.width)
          text.number(step.height)
        }
      }
    }
  }

  extension LineStyle {
    fileprivate func write(to text: inout JSONText) {
      text.number(width)
      text.string(String(describing: cap))
      text.string(String(describing: join))
      text.number(miterLimit)
      text.array { text in
        for dash in dashes { text.number(dash) }
      }
      text.number(dashPhase)
    }
  }

  extension JSONText {
    /// Writes a drawing inside another.
    fileprivate mutating func commands(_ commands: [DrawingCommand]) {
      array { text in
        for command in commands { command.write(to: &text) }
      }
    }

    /// Writes the steps of a path one after the other, each a letter and its coordinates.
    mutating func path(_ steps: [PathStep]) {
      array { text in
        for step in steps {
          switch step {
          case .move(let point):
            text.string("M")
            text.place(point)
          case .line(let point):
            text.string("L")
            text.place(point)
          case .quad(let control, let end):
            text.string("Q")
            text.place(control)
            text.place(end)
          case .cubic(let control1, let control2, let end):
            text.string("C")
            text.place(control1)
            text.place(control2)
            text.place(end)
          case .close: text.string("Z")
          }
        }
      }
    }

    /// Writes x and y in single precision: browsers draw with no more, and half of the digits of a
    /// curve are not there to wait for.
    private mutating func place(_ point: CGPoint) {
      let most = CGFloat(Float.greatestFiniteMagnitude)
      for value in [point.x, point.y] { number(Float(min(max(value, -most), most))) }
    }
  }
#endif
