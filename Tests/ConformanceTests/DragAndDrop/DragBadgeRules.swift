// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD the badge of what is dragged", .freshApplication)
struct DragBadgeRules {
  private let inBox = CGPoint(x: 150, y: 350)

  /// What the badge of each preview says: its name and the number on it.
  private func badges(_ stage: DragStage) -> [String] {
    stage.previews.map { preview in
      preview.subviews.dropFirst().map {
        "\($0.accessibilityIdentifier ?? "?") \($0.accessibilityValue ?? "?")"
      }.joined(separator: ", ")
    }
  }

  @Test func `DD-103 a badge says what a drop would do`() throws {
    let stage = try DragStage()
    try stage.begin()
    var seen = badges(stage)
    for (step, operation) in [UIDropOperation.copy, .move, .forbidden, .cancel].enumerated() {
      stage.taker.operation = operation
      try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 150 + CGFloat(step), y: 350))
      seen += badges(stage)
    }
    #expect(seen == ["", "drag badge copy ", "", "drag badge forbidden ", ""])
    stage.taker.operation = .copy
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    let badge = try #require(stage.previews.first?.subviews.last)
    // A green behind white letters, darker than Apple's (AW-97).
    var (red, green): (CGFloat, CGFloat) = (1, 0)
    badge.backgroundColor?.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(red < 0.3 && green > 0.4 && badge.center == CGPoint(x: 80, y: 0))
    #expect(badge.bounds.size == CGSize(width: 22, height: 22))
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 151, y: 350))
    #expect(stage.previews.first?.subviews.last === badge)
    stage.box.removeInteraction(stage.drop)
    #expect(badges(stage) == [""])
    stage.box.addInteraction(stage.drop)
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    #expect(badges(stage) == ["drag badge copy "])
    try stage.generator.fingerUp(.rightIndex)
    #expect(badges(stage) == [""])
  }

  @Test func `DD-103 a badge says how many items are dragged`() throws {
    let stage = try DragStage()
    stage.source.items = ["one", "two", "three"]
    stage.source.added = ["four"]
    try stage.begin()
    #expect(badges(stage) == ["", "", "drag badge 3"])
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    #expect(badges(stage) == ["", "", "drag badge copy 3"])
    try stage.generator.fingerTap(.leftIndex, at: stage.card)
    #expect(badges(stage) == ["", "", "", "drag badge copy 4"])
    try stage.generator.cancelTouches()
    #expect(badges(stage) == ["", "", "", ""])
  }

  @Test func `DD-103 a badge is as large on a preview that is shown smaller`() throws {
    let stage = try DragStage(CGSize(width: 480, height: 60))
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    let preview = try #require(stage.previews.first)
    let badge = try #require(preview.subviews.last)
    #expect(preview.transform.a == 0.5 && badge.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(badge.center == CGPoint(x: 480, y: 0))
    try stage.generator.fingerUp(.rightIndex)
  }
}
