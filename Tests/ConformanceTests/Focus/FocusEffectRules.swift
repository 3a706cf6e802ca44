// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that can have focus.
private final class Tile: UIView {
  var deferral = UIFocusItemDeferralMode.automatic
  var isGlass = false
  override var isTransparentFocusItem: Bool { isGlass }
  override var canBecomeFocused: Bool { true }
  override var focusItemDeferralMode: UIFocusItemDeferralMode { deferral }
}

/// A window whose views can have focus; made within a test, for another suite's may run before it.
@MainActor
private struct EffectStage {
  let root = UIView(frame: UIScreen.main.bounds)
  let generator: EventGenerator

  init() throws { generator = try EventGenerator(view: root) }

  func tile(_ name: String, x: Double = 20, y: Double) -> Tile {
    let tile = Tile(frame: CGRect(x: x, y: y, width: 100, height: 50))
    tile.accessibilityIdentifier = name
    root.addSubview(tile)
    return tile
  }

  func focus(_ view: UIView) {
    let system = UIFocusSystem.focusSystem(for: view)
    system?.requestFocusUpdate(to: view)
    system?.updateFocusIfNeeded()
  }

  /// An event that changes nothing, and with it a turn of the loop.
  func endTurn() { HostInput.send(.cancelContacts(at: 0)) }

  /// The line in a view: its place, the width of its border and its corners; nil without a line.
  func halo(_ view: UIView) -> (frame: CGRect, border: CGFloat, radius: CGFloat)? {
    view.layer.sublayers?.last.map { ($0.frame, $0.borderWidth, $0.cornerRadius) }
  }
}

@MainActor @Suite("FO effects of focus", .freshApplication)
struct FocusEffectRules {
  @Test func `FO-15 a halo marks the view that has focus, and follows it`() throws {
    let stage = try EffectStage()
    let (a, b) = (stage.tile("a", y: 100), stage.tile("b", y: 200))
    a.layer.cornerRadius = 8
    #expect(stage.halo(a) == nil)
    stage.focus(a)
    let around = try #require(stage.halo(a))
    #expect(around.frame == CGRect(x: -5, y: -5, width: 110, height: 60))
    #expect(around.border == 3 && around.radius == 13)
    #expect(a.layer.sublayers?.last?.borderColor == UIColor.systemBlue.cgColor)
    #expect(a.subviews == [])
    a.frame.size.width = 200
    stage.endTurn()
    #expect(stage.halo(a)?.frame.width == 210)
    stage.focus(b)
    #expect(stage.halo(a) == nil && stage.halo(b) != nil)
    b.removeFromSuperview()
    stage.endTurn()
    #expect(stage.halo(b) == nil && stage.halo(a) != nil)
  }

  @Test func `FO-15 a view that clips has it inside; one without effect has none`() throws {
    let stage = try EffectStage()
    let (a, b) = (stage.tile("a", y: 100), stage.tile("b", y: 200))
    a.clipsToBounds = true
    stage.focus(a)
    #expect(stage.halo(a)?.frame == a.bounds)
    b.focusEffect = nil
    stage.focus(b)
    #expect(b.isFocused && b.focusEffect == nil && stage.halo(b) == nil && stage.halo(a) == nil)
    b.focusEffect = UIFocusEffect()
    #expect(stage.halo(b)?.frame == b.bounds.insetBy(dx: -5, dy: -5))
  }

  @Test func `FO-16 a halo lies along its shape, in its container, above its reference`() throws {
    let stage = try EffectStage()
    let a = stage.tile("a", y: 100)
    let content = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    let parts = [UIView(frame: content.bounds), UIView(frame: content.bounds)]
    a.addSubview(content)
    for part in parts { content.addSubview(part) }
    let effect = UIFocusHaloEffect(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 4, curve: .circular)
    effect.containerView = content
    effect.referenceView = parts[0]
    effect.position = .inside
    a.focusEffect = effect
    stage.focus(a)
    let layers = try #require(content.layer.sublayers)
    #expect(layers.count == 3 && layers[0] === parts[0].layer && layers[2] === parts[1].layer)
    #expect(layers[1].frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(layers[1].cornerRadius == 4 && layers[1].borderWidth == 3)
    effect.position = .outside
    stage.endTurn()
    #expect(layers[1].frame == CGRect(x: -5, y: -5, width: 50, height: 30))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30))
    a.focusEffect = UIFocusHaloEffect(path: oval)
    #expect(content.layer.sublayers?.count == 2)
    #expect(
      stage.halo(a)?.border == 0
        && stage.halo(a)?.frame == CGRect(x: -3, y: -3, width: 36, height: 36))
    a.focusEffect = UIFocusHaloEffect(
      roundedRect: a.bounds, cornerRadius: 10, curve: .continuous)
    #expect(stage.halo(a)?.border == 0 && stage.halo(a)?.frame.contains(a.bounds) == true)
    a.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(stage.halo(a)?.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
  }

  @Test func `FO-17 an item that defers gets focus when keys are used`() throws {
    let stage = try EffectStage()
    let (a, b) = (stage.tile("a", y: 100), stage.tile("b", y: 200))
    stage.focus(a)
    b.deferral = .always
    stage.focus(b)
    #expect(!a.isFocused && !b.isFocused)
    try stage.generator.keyPress(.arrowDown)
    #expect(b.isFocused)
    stage.focus(a)
    b.deferral = .never
    stage.focus(b)
    #expect(b.isFocused)
  }

  @Test func `FO-18 Tab comes back to the item of a group that had focus last`() throws {
    let stage = try EffectStage()
    let left = [stage.tile("a", y: 100), stage.tile("b", y: 200)]
    let right = stage.tile("c", x: 200, y: 150)
    for tile in left { tile.focusGroupIdentifier = "left" }
    right.focusGroupIdentifier = "right"
    stage.focus(left[1])
    try stage.generator.keyPress(.tab)
    #expect(right.isFocused)
    try stage.generator.keyPress(.tab)
    #expect(left[1].isFocused)
    left[0].focusGroupPriority = .prioritized
    try stage.generator.keyPress(.tab)
    try stage.generator.keyPress(.tab)
    #expect(left[0].isFocused)
  }

  @Test func `FO-20 keys do not go to an item that another one covers`() throws {
    let stage = try EffectStage()
    let (a, hidden) = (stage.tile("a", y: 100), stage.tile("hidden", y: 200))
    let (cover, last) = (stage.tile("cover", y: 195), stage.tile("last", y: 300))
    cover.frame.size = CGSize(width: 120, height: 60)
    let inner = Tile(frame: a.bounds)
    a.addSubview(inner)
    func visits(_ count: Int) throws -> [Tile?] {
      try (0..<count).map { _ in
        try stage.generator.keyPress(.tab)
        return UIFocusSystem.focusSystem(for: stage.root)?.focusedItem as? Tile
      }
    }
    #expect(try visits(5) == [a, inner, cover, last, a])
    cover.isGlass = true
    #expect(try visits(4) == [inner, cover, hidden, last])
    cover.isGlass = false
    stage.root.sendSubviewToBack(cover)
    #expect(try visits(4) == [a, inner, cover, hidden])
  }
}
