// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Gives a menu, and previews of its view.
private final class Lifter: NSObject, UIContextMenuInteractionDelegate {
  let log: EventLog
  var highlight: () -> UITargetedPreview? = { nil }
  var dismissal: () -> UITargetedPreview? = { nil }
  var preview: UIContextMenuContentPreviewProvider?

  init(_ log: EventLog) { self.log = log }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "it" as NSString, previewProvider: preview) { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.record("lifts \(configuration.identifier)")
    return highlight()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.record("lowers \(configuration.identifier)")
    return dismissal()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("displays") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("ends") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.record("commits \(animator.previewViewController != nil)") }
}

@MainActor @Suite("AC highlights of menus", .freshApplication)
struct MenuHighlightRules {
  private let stage: MenuStage
  private let lifter: Lifter
  private let card = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 60))
  private let interaction: UIContextMenuInteraction

  init() throws {
    stage = try MenuStage()
    lifter = Lifter(stage.log)
    interaction = UIContextMenuInteraction(delegate: lifter)
    card.addInteraction(interaction)
    stage.root.addSubview(card)
    let card = card
    lifter.highlight = { UITargetedPreview(view: card) }
  }

  private var lifted: UIView? { try? stage.generator.viewWithIdentifier("menu highlight") }

  private func press() throws {
    try stage.generator.fingerLongPress(at: CGPoint(x: 120, y: 320), duration: 1)
    try stage.generator.wait(0.5)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) throws {
    try stage.generator.fingerTap(at: CGPoint(x: x, y: y))
  }

  @Test func `AC-38 what is highlighted is lifted, and the menu stands beside it`() throws {
    try press()
    #expect(stage.log.take() == ["lifts it", "displays"])
    let lifted = try #require(lifted)
    #expect(lifted.center == CGPoint(x: 160, y: 330) && lifted.bounds.size == card.bounds.size)
    #expect(lifted.transform.a > 1 && lifted.layer.shadowOpacity > 0)
    #expect(interaction.menuAppearance == .rich)
    let row = try stage.row("One")
    let panel = row.convert(row.bounds, to: nil)
    #expect(panel.minY >= 360 || panel.maxY <= 300)
    try tap(5, 5)
    #expect(stage.log.take() == ["lowers it", "ends"])
    #expect(lifted.transform == .identity && lifted.layer.shadowOpacity == 0)
    try stage.generator.wait(0.5)
    #expect(self.lifted == nil && interaction.menuAppearance == .unknown)
  }

  @Test func `AC-38 it goes where the preview for dismissing says`() throws {
    let (card, root) = (card, stage.root)
    lifter.dismissal = {
      UITargetedPreview(
        view: card, parameters: UIPreviewParameters(),
        target: UIPreviewTarget(
          container: root, center: CGPoint(x: 50, y: 500),
          transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
    }
    try press()
    let lifted = try #require(lifted)
    try tap(5, 5)
    #expect(lifted.center == CGPoint(x: 50, y: 500) && lifted.transform.a == 0.5)
  }

  @Test func `AC-38 a tap on it is one on a preview`() throws {
    try press()
    _ = stage.log.take()
    try tap(160, 330)
    #expect(stage.log.take() == ["commits false", "lowers it", "ends"])
  }

  @Test func `AC-38 without one, and with a controller to preview, nothing is lifted`() throws {
    lifter.highlight = { nil }
    try press()
    #expect(lifted == nil && interaction.menuAppearance == .compact)
    try tap(5, 5)
    try stage.generator.wait(0.5)
    #expect(stage.log.take() == ["lifts it", "displays", "ends"])
    lifter.preview = { UIViewController() }
    try press()
    #expect(stage.log.take() == ["displays"])
  }

  @Test func `AC-38 what is nowhere is not seen`() throws {
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    lifter.highlight = { UITargetedPreview(view: loose) }
    try press()
    #expect(lifted?.alpha == 0 && stage.shown == ["One"])
  }

  @Test func `AC-38 a control says what of it is lifted`() throws {
    final class Lifted: UIControl {
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Control") { _ in }])
        })
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? { UITargetedPreview(view: self) }
    }
    let control = Lifted(frame: card.frame)
    control.isContextMenuInteractionEnabled = true
    stage.root.addSubview(control)
    try press()
    #expect(stage.shown == ["Control"] && lifted?.center == card.center)
    try tap(5, 5)
    #expect(lifted?.center == card.center)
  }
}
