// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost

// Layout and drawing, both put off until they are needed. A layer that waits marks the layers
// above it, so that a pass walks only where something waits.

extension CALayer {
  /// How often one call starts over because layout asked for layout again.
  ///
  /// A layout that never settles must not hang the application: what still waits is done in the
  /// next turn.
  static let layoutRounds = 16

  /// Notes that the layer waits for layout.
  final func noteNeedForLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markAbove(.layoutBelow, from: carrier)
  }

  /// Notes that the layer waits for display, with its owner if that sees to it.
  final func noteNeedForDisplay() {
    if let owner, owner.layerAsksForDisplay(self) { return }
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    markAbove(.displayBelow, from: carrier)
  }

  /// What the layer waits for, or its owner for it.
  final var waits: (forLayout: Bool, forDisplay: Bool) {
    let owned = owner?.layerWaits(self) ?? (forLayout: false, forDisplay: false)
    return (
      flags.contains(.needsLayout) || owned.forLayout,
      flags.contains(.needsDisplay) || owned.forDisplay
    )
  }

  /// Supplies the content, whether it waits or not.
  package final func displayNow() {
    flags.remove(.needsDisplay)
    display()
  }

  /// Arranges the sublayers, whether they wait or not.
  package final func layoutNow() {
    flags.remove(.needsLayout)
    layoutSublayers()
  }

  /// Asks for layout because something of the layer changed; whoever owns it knows that already.
  final func changeNeedsLayout() {
    if owner == nil { setNeedsLayout() } else { noteNeedForLayout() }
  }

  /// Lays out and draws what waits for it below some roots; a host's commit begins with it.
  package static func layoutAndDisplay(_ roots: [CALayer]) {
    for root in roots { root.layoutTree() }
    for root in roots { root.displayTree() }
  }

  /// Lays out from the highest layer of the unbroken line of waiting superlayers.
  func layoutFromTop() {
    LastRelease.settle()
    var top = self
    while let above = top.parent, above.flags.contains(.needsLayout) { top = above }
    top.layoutTree()
  }

  /// Lays out what waits here and below, superlayers first, until nothing waits.
  func layoutTree() {
    for _ in 0..<Self.layoutRounds {
      guard !flags.isDisjoint(with: .anyLayout) else { return }
      layoutPass()
    }
  }

  private func layoutPass() {
    flags.remove(.layoutBelow)
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    for child in children where !child.flags.isDisjoint(with: .anyLayout) { child.layoutPass() }
    if let mask = rare?.values.beyond?.looks.mask, !mask.flags.isDisjoint(with: .anyLayout) {
      mask.layoutPass()
    }
  }

  private func displayTree() {
    guard !flags.isDisjoint(with: .anyDisplay) else { return }
    flags.remove(.displayBelow)
    displayIfNeeded()
    for child in children { child.displayTree() }
    rare?.values.beyond?.looks.mask?.displayTree()
  }

  // Rules: CA-22.
  /// The layer itself or, where an animation moves what it draws by, a copy with what is shown now.
  private var layerToDraw: CALayer {
    let animator = LayerAnimator.shared
    guard animator.live(self)?.isDrawn ?? false else { return self }
    let copy = animator.copyShown(self)
    copy.setModel(self)
    copy.delegate = delegate
    return copy
  }

  /// Lets `draw(in:)` draw and keeps what it drew as the content.
  package final func recordDrawing() {
    guard !flags.contains(.suppliesContent) else { return }
    let context = CGContext(clip: rawBounds)
    delegate?.layerWillDraw(self)
    layerToDraw.draw(in: context)
    // An image that a program put there stays when nothing is drawn.
    if context.commands.isEmpty, contentBox == nil { return }
    hostContent = context.commands.isEmpty ? .none : .drawing(context.commands)
  }
}
