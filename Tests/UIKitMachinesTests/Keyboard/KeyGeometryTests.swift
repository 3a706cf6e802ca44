// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Keys and their places")
struct KeyGeometryTests {
  private let rows = [
    KeySpec.letters("ab"), [KeySpec(.shift, .rest), KeySpec(.text("c")), KeySpec(.delete, .rest)],
  ]

  @Test func `keys of a width stand in the middle, others share the rest of their row`() {
    let geometry = KeyGeometry(
      rows: rows, columns: 4, in: CGSize(width: 400, height: 100))
    #expect(
      geometry.places.map(\.area) == [
        CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 200, y: 0, width: 200, height: 50),
        CGRect(x: 0, y: 50, width: 150, height: 50), CGRect(x: 150, y: 50, width: 100, height: 50),
        CGRect(x: 250, y: 50, width: 150, height: 50),
      ])
    #expect(
      geometry.places.map(\.cap) == [
        CGRect(x: 103, y: 5, width: 94, height: 40), CGRect(x: 203, y: 5, width: 94, height: 40),
        CGRect(x: 3, y: 55, width: 144, height: 40), CGRect(x: 153, y: 55, width: 94, height: 40),
        CGRect(x: 253, y: 55, width: 144, height: 40),
      ])
    let points = [(0.0, 0.0), (199, 49), (200, 0), (149, 50), (150, 99), (399, 99), (400, 0)]
    #expect(
      points.map { geometry.index(at: CGPoint(x: $0.0, y: $0.1)) } == [0, 0, 1, 2, 3, 4, nil])
  }

  @Test func `no rows, no columns and too little room make no wrong keys`() {
    let size = CGSize(width: 100, height: 100)
    #expect(KeyGeometry(rows: [], columns: 0, in: size).places.isEmpty)
    let one = KeyGeometry(rows: [KeySpec.letters("a")], columns: 0, in: size)
    #expect(one.places.map(\.area) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    let narrow = KeyGeometry(rows: rows, columns: 0.5, in: size)
    #expect(narrow.places.map(\.area.width) == [50, 50, 0, 100, 0])
  }

  @Test func `what types, and how it is called`() {
    let plan = KeyboardPlan()
    #expect(plan.kind == .default && plan.language == nil && !plan.hasModeKey && !plan.isPad)
    #expect(plan.home == .letters && plan.columns(.letters) == 10 && plan.columns(.symbols) == 10)
    #expect(KeyboardPlan(kind: .numberPad).columns(.letters) == 3)
    #expect(KeyboardPlan(language: "de").columns(.letters) == 11)
    let pads = KeyboardPlan.Kind.allCases.filter { KeyboardPlan(kind: $0).isPad }
    #expect(pads == [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad])
    let actions: [KeyAction] = [
      .text("a"), .space, .enter, .delete, .shift, .plane(.letters), .plane(.symbols),
      .plane(.moreSymbols), .nextMode, .blank,
    ]
    #expect(
      actions.prefix(3).allSatisfy(\.isTyping) && !actions.dropFirst(3).contains(where: \.isTyping))
    #expect(
      actions.map { KeyTitle.identifier(of: KeySpec($0)) } == [
        "key a", "key space", "key return", "key delete", "key shift", "key letters",
        "key symbols", "key more symbols", "key next keyboard", nil,
      ])
    #expect(KeySpec(.space).width == .letters(1))
    #expect(KeySpec.letters("ab", width: 2).map(\.width) == [.letters(2), .letters(2)])
  }

  @Test func `the last row has wide keys around its space`() {
    func widths(_ kind: KeyboardPlan.Kind, hasModeKey: Bool) -> [KeySpec.Width] {
      KeyboardPlan(kind: kind, hasModeKey: hasModeKey).rows(.letters)[3].map(\.width)
    }
    #expect(widths(.default, hasModeKey: false) == [.letters(2.5), .rest, .letters(2.5)])
    #expect(
      widths(.default, hasModeKey: true)
        == [.letters(1.25), .letters(1.25), .rest, .letters(2.5)])
    #expect(
      widths(.emailAddress, hasModeKey: false)
        == [.letters(2.5), .rest, .letters(1), .letters(1), .letters(2.5)])
    #expect(
      KeyboardPlan().rows(.symbols)[2].map(\.width)
        == [.rest] + Array(repeating: .letters(1.4), count: 5) + [.rest])
  }

  @Test func `sizes that views ask for`() {
    #expect(PopoverGeometry.contentSize == CGSize(width: 320, height: 480))
    #expect(PopoverGeometry.margin == 10 && PopoverGeometry.arrowLength == 13)
    #expect(PopoverGeometry.arrowInset == 26 && SheetGeometry.mediumPart == 0.55)
    #expect(LoupePlace.size == CGSize(width: 128, height: 54))
    #expect(SplitGeometry.standardWidth == 320 && SplitGeometry.standardPart == 0.4)
  }
}
