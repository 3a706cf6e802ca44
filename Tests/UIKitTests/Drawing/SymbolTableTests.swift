// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@testable import UIKitCore

@Suite("Symbol tables")
struct SymbolTableTests {
  /// Every name that a program may use.
  private let names = SymbolTable.drawings.keys.filter { $0.first != SymbolTable.hidden }.sorted()

  /// A square with the room that a line may take outside of it.
  private let room = CGRect(x: 0, y: 0, width: 22, height: 22).insetBy(dx: -0.5, dy: -0.5)

  private func bounds(_ steps: [PathStep]) -> CGRect {
    let path = CGMutablePath()
    for step in steps {
      switch step {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        path.addCurve(to: end, control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path.boundingBoxOfPath
  }

  /// The boxes around what is drawn, without what is taken away.
  private func boxes(_ commands: [DrawingCommand]) -> [CGRect] {
    var cuts = [false]
    var boxes: [CGRect] = []
    for command in commands {
      switch command {
      case .beginLayer: cuts.append(false)
      case .endLayer: cuts.removeLast()
      case .composite(let mode): cuts[cuts.count - 1] = mode == .destinationOut
      case .fill(let steps, _, _) where !cuts.contains(true): boxes.append(bounds(steps))
      case .stroke(let steps, _, let style) where !cuts.contains(true):
        let half = CGFloat(style.width) / 2
        boxes.append(bounds(steps).insetBy(dx: -half, dy: -half))
      case .fill, .stroke: break
      default: Issue.record("\(command)")
      }
    }
    #expect(cuts.count == 1)
    return boxes
  }

  /// What is wrong with a symbol; nil if nothing is.
  private func mistake(_ name: String) -> String? {
    guard let commands = SymbolDrawings.commands(named: name) else { return "\(name): none" }
    let boxes = boxes(commands)
    if boxes.isEmpty { return "\(name): empty" }
    return boxes.first { !room.contains($0) }.map { "\(name): \($0)" }
  }

  @Test func `every drawing of the tables can be read and is within the square`() {
    #expect(names.count >= 700)
    #expect(names.compactMap(mistake) == [])
    let hidden = SymbolTable.drawings.keys.filter { $0.first == SymbolTable.hidden }
    #expect(hidden.filter { SymbolNotation.parts(of: $0)?.isEmpty != false } == [])
  }

  @Test func `a name is in the tables once`() {
    let signs = SymbolTable.texts.reduce(0) { $0 + $1.count { $0 == "=" } }
    #expect(signs == SymbolTable.drawings.count)
  }

  @Test func `every variant of every drawing is within the square`() {
    let ends = [".circle", ".square.fill", ".triangle", ".slash", ".badge.plus"]
    let variants = names.flatMap { name in ends.map { name + $0 } }
      .filter { SymbolDrawings.commands(named: $0) != nil }
    #expect(variants.count > 2500)
    #expect(variants.compactMap(mistake) == [])
  }

  @Test func `a plain drawing has no layer`() {
    for name in ["plus", "plus.circle", "house.fill", "gearshape", "star.circle"] {
      let commands = SymbolDrawings.commands(named: name) ?? []
      #expect(!commands.isEmpty && !commands.contains(.beginLayer), "\(name)")
    }
  }

  @Test func `what is inside of a filled shape is cut out of it`() throws {
    let filled = try #require(SymbolDrawings.commands(named: "plus.circle.fill"))
    #expect(filled.first == .beginLayer && filled.last == .endLayer)
    #expect(filled.firstIndex(of: .composite(.destinationOut)) == 3)
    #expect(filled.count == 7)
    let nested = try #require(SymbolDrawings.commands(named: "photo.circle.fill"))
    #expect(nested.count { $0 == .beginLayer } == nested.count { $0 == .endLayer })
    let slashed = try #require(SymbolDrawings.commands(named: "bell.slash"))
    let (gap, line) = (slashed[slashed.count - 4], slashed[slashed.count - 2])
    guard case .stroke(let around, _, let broad) = gap, case .stroke(let steps, _, let style) = line
    else {
      Issue.record("\(slashed)")
      return
    }
    #expect(around == steps && broad.width > style.width + 2)
    #expect(slashed[slashed.count - 3] == .composite(.blend(.normal)))
  }

  @Test func `a smaller drawing has thinner lines`() throws {
    let parts = try #require(SymbolNotation.parts(of: "gobackward.10"))
    let widths = parts.map { part -> Double in
      guard case .stroke(_, _, let style) = part.stroke else { return 0 }
      return style.width
    }
    #expect(widths.first == 1.8 && widths.dropFirst().contains { $0 < 1.8 && $0 > 1 })
  }

  @Test func `mistakes in the notation are found`() {
    let wrong = [
      "", "|", "M", "M1", "M1 2 3", "L1 2", "Z", "C1 2 3 4 5 6", "M1 2C3 4 5", "1 2", "M1 2Z3",
      "O1 2", "B1 2 3 4", "A1 2 3 4", "S1 2 3 4", "R1 2 3 4 5 6", "K1 2 3 4 5", "Q1 2 3 4",
      "M1 2 x 3", "M1 2 1-2 3", "M1 2 3 4|", "|M1 2 3 4", "f", "@", "@nosuch", "@plus 1",
      "@plus 1 2 3 4", "@plus a 2 3", "M1 2|@nosuch",
    ]
    for text in wrong {
      #expect(SymbolNotation.parts(reading: text, at: .identity) == nil, "\(text)")
    }
    let right = [
      "M1 2 3 4", "fO1 2 3", "M1 2L3 4 5 6C1 2 3 4 5 6Z", "A1 2 3 4 5", "@plus .5 1 -1",
    ]
    for text in right {
      #expect(SymbolNotation.parts(reading: text, at: .identity) != nil, "\(text)")
    }
  }

  @Test func `a drawing goes on in lines without a name`() {
    let read = SymbolTable.read(["a=@b\nb=M1 2 3 4\n  |M1 2\n", "c=M1\n"])
    #expect(read == ["a": "@b", "b": "M1 2 3 4   |M1 2", "c": "M1"])
  }
}
