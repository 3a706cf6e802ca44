// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PN tool tips", .freshApplication)
struct ToolTipRules {
  /// A page with a pad at (100, 100), 100 by 100 points large, that has a tip.
  @MainActor private struct Stage {
    let page = UIView(frame: UIScreen.main.bounds)
    let pad = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let interaction = UIToolTipInteraction(defaultToolTip: "Save")
    let generator: EventGenerator

    init() throws {
      page.addSubview(pad)
      pad.addInteraction(interaction)
      generator = try EventGenerator(view: page)
    }

    func hover(_ x: CGFloat, _ y: CGFloat) throws { try generator.hover(to: CGPoint(x: x, y: y)) }

    /// What stands in front of the page.
    var tips: [UIView] { generator.window.subviews.filter { $0.accessibilityLabel != nil } }
    var words: [String?] { tips.map(\.accessibilityLabel) }
  }

  /// Has a tip about the left half of a pad alone.
  private final class Halves: NSObject, UIToolTipInteractionDelegate {
    var log: [CGPoint] = []
    func toolTipInteraction(
      _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
      log.append(point)
      let left = CGRect(x: 0, y: 0, width: 50, height: 100)
      return left.contains(point) ? UIToolTipConfiguration(toolTip: "Left", in: left) : nil
    }
  }

  /// Implements nothing.
  private final class Silent: NSObject, UIToolTipInteractionDelegate {}

  @Test func `PN-50 a tip is shown while a pointer rests, until it leaves`() throws {
    let stage = try Stage()
    try stage.hover(150, 150)
    stage.generator.advance(by: 0.8)
    #expect(stage.words == [])
    try stage.hover(152, 150)
    stage.generator.advance(by: 0.8)
    #expect(stage.words == [])
    stage.generator.advance(by: 0.4)
    #expect(stage.words == ["Save"])
    try stage.hover(160, 160)
    stage.generator.advance(by: 2)
    #expect(stage.words == ["Save"])
    try stage.hover(20, 20)
    #expect(stage.words == [])
    stage.generator.advance(by: 2)
    #expect(stage.words == [])
  }

  @Test func `PN-51 a delegate says what is shown of a point`() throws {
    let stage = try Stage()
    let halves = Halves()
    stage.interaction.delegate = halves
    try stage.hover(120, 150)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Left"])
    try stage.hover(130, 150)
    #expect(stage.words == ["Left"])
    try stage.hover(170, 150)
    #expect(stage.words == [])
    stage.generator.advance(by: 1.2)
    #expect(stage.words == [])
    #expect(halves.log == [CGPoint(x: 20, y: 50), CGPoint(x: 70, y: 50)])
    let silent = Silent()
    stage.interaction.delegate = silent
    try stage.hover(171, 150)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Save"])
    let whole = UIToolTipConfiguration(toolTip: "All")
    #expect(whole.toolTip == "All" && whole.sourceRect == nil)
  }

  @Test func `PN-52 a tip stands below the pointer, in the window`() throws {
    let stage = try Stage()
    let window = stage.generator.window.bounds
    try stage.hover(150, 150)
    stage.generator.advance(by: 1.2)
    let tip = try #require(stage.tips.first)
    #expect(tip.frame.origin == CGPoint(x: 150, y: 170) && tip.bounds.width > 20)
    #expect(!tip.isUserInteractionEnabled)
    stage.pad.frame.origin = CGPoint(x: window.maxX - 100, y: window.maxY - 100)
    try stage.hover(20, 20)
    try stage.hover(window.maxX - 2, window.maxY - 10)
    stage.generator.advance(by: 1.2)
    let other = try #require(stage.tips.first)
    #expect(other.frame.maxX == window.maxX && other.frame.maxY == window.maxY - 30)
  }

  @Test func `PN-53 a tip goes with its interaction and its view`() throws {
    let stage = try Stage()
    try stage.hover(150, 150)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Save"] && stage.interaction.view === stage.pad)
    stage.interaction.isEnabled = false
    #expect(stage.words == [])
    try stage.hover(152, 150)
    stage.generator.advance(by: 2)
    #expect(stage.words == [])
    stage.interaction.isEnabled = true
    try stage.hover(154, 150)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Save"])
    stage.pad.removeFromSuperview()
    #expect(stage.words == [])
    stage.pad.removeInteraction(stage.interaction)
    #expect(stage.interaction.view == nil && (stage.pad.gestureRecognizers ?? []).isEmpty)
  }

  @Test func `PN-53 a button that is pressed takes a tip away, and one that waits`() throws {
    let stage = try Stage()
    try stage.hover(150, 150)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Save"])
    try stage.generator.pointerDown(at: CGPoint(x: 150, y: 150))
    #expect(stage.words == [])
    try stage.generator.pointerUp()
    try stage.hover(20, 20)
    try stage.hover(150, 150)
    stage.generator.advance(by: 0.5)
    try stage.generator.pointerDown(at: CGPoint(x: 150, y: 150))
    stage.generator.advance(by: 1)
    #expect(stage.words == [])
    try stage.generator.pointerUp()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.addInteraction(UIToolTipInteraction(defaultToolTip: "Inner"))
    stage.pad.addSubview(inner)
    for rest in [1.2, 0.5] {
      try stage.hover(20, 20)
      try stage.hover(120, 120)
      stage.generator.advance(by: rest)
      let waiting: [String?] = rest < 1 ? [] : ["Inner"]
      #expect(stage.words == waiting)
      try stage.generator.pointerDown(at: CGPoint(x: 120, y: 120))
      stage.generator.advance(by: 1)
      #expect(stage.words == [])
      try stage.generator.pointerUp()
    }
  }

  @Test func `PN-54 of nested views the innermost shows its tip, and none that is covered`() throws
  {
    let stage = try Stage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.addInteraction(UIToolTipInteraction(defaultToolTip: "Inner"))
    stage.pad.addSubview(inner)
    try stage.hover(120, 120)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Inner"])
    try stage.hover(180, 180)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Save"])
    try stage.hover(20, 20)
    try stage.hover(180, 180)
    stage.page.addSubview(UIView(frame: stage.page.bounds))
    stage.generator.advance(by: 1.2)
    #expect(stage.words == [])
  }

  @Test func `PN-53 a control has a tip by a property`() throws {
    let stage = try Stage()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    stage.page.addSubview(button)
    #expect(button.toolTip == nil && button.toolTipInteraction == nil)
    button.toolTip = "Press"
    button.toolTip = "Push"
    #expect(button.interactions.count { $0 is UIToolTipInteraction } == 1)
    try stage.hover(150, 320)
    stage.generator.advance(by: 1.2)
    #expect(stage.words == ["Push"])
    button.toolTip = nil
    #expect(stage.words == [] && button.toolTipInteraction == nil)
  }

  @Test func `PN-55 a tip grows with the text that a person wants`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try Stage()
    try stage.hover(150, 150)
    stage.generator.advance(by: 1.2)
    let tip = try #require(stage.tips.first)
    let ordinary = tip.frame
    TextSize.prefer(TextSize.largest)
    #expect(stage.words == ["Save"] && stage.tips.first === tip)
    #expect(tip.frame.height > 3 * (ordinary.height - 8) && tip.frame.minY == ordinary.minY)
    #expect(tip.frame.width > 2 * ordinary.width)
    TextSize.prefer(TextSize.ordinary)
    #expect(tip.frame == ordinary)
  }
}
