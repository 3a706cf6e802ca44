// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Decides what an edit menu shows.
private final class Decider: NSObject, UIEditMenuInteractionDelegate {
  let log: EventLog
  var rect = CGRect.null
  var extra: [UIMenuElement] = []

  init(_ log: EventLog) { self.log = log }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.record("menu for \(configuration.identifier)")
    return UIMenu(children: suggestedActions + extra)
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { rect }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { note("presents", animator) }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { note("dismisses", animator) }

  private func note(_ word: String, _ animator: any UIEditMenuInteractionAnimating) {
    log.record(word)
    animator.addAnimations { [log] in log.record("\(word) beside") }
    animator.addCompletion { [log] in log.record("\(word) done") }
  }
}

@MainActor @Suite("AC the edit menu interaction", .freshApplication)
struct EditMenuInteractionRules {
  @Test func `AC-29 commands are sought from the first responder in the view, else from the view`()
    throws
  {
    let stage = try MenuStage()
    let interaction = UIEditMenuInteraction(delegate: nil)
    stage.root.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: 100, y: 200))
    interaction.presentEditMenu(with: configuration)
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
    stage.clip.becomeFirstResponder()
    interaction.presentEditMenu(with: configuration)
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["Cut", "Copy", "Select All"])
    #expect(interaction.location(in: stage.clip) == CGPoint(x: 50, y: 0))
    _ = stage.log.take()
    try stage.generator.fingerTap(at: stage.row("Cut"))
    #expect(stage.log.take() == ["clip validates cut:", "clip cut by UICommand"])
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
  }

  @Test func `AC-18 AC-20 the delegate decides what is shown, and is told`() throws {
    let stage = try MenuStage()
    let decider = Decider(stage.log)
    let interaction = UIEditMenuInteraction(delegate: decider)
    stage.clip.addInteraction(interaction)
    decider.extra = [
      UIAction(title: "Tint") { [log = stage.log] action in
        log.record("tint from \((action.presentationSourceItem as? Clip)?.name ?? "nil")")
      }
    ]
    stage.clip.refused = ["cut:"]
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "word", sourcePoint: CGPoint(x: 10, y: 10)))
    #expect(
      stage.log.take() == [
        "clip builds", "menu for word", "clip validates copy:", "clip validates selectAll:",
        "presents", "clip validates copy:", "clip validates selectAll:", "presents beside",
      ])
    try stage.generator.wait(0.5)
    #expect(stage.log.take() == ["presents done"])
    stage.clip.refused = ["copy:", "cut:"]
    decider.extra.append(UIAction(title: "More") { _ in })
    interaction.reloadVisibleMenu()
    #expect(stage.shown == ["Select All", "Tint", "More"])
    let before = try stage.generator.viewWithIdentifier("menu").frame
    decider.rect = CGRect(x: 0, y: 100, width: 10, height: 10)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(try stage.generator.viewWithIdentifier("menu").frame.minY == before.minY + 90)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: stage.row("Tint"))
    try stage.generator.wait(0.5)
    #expect(
      stage.log.take() == ["tint from clip", "dismisses", "dismisses beside", "dismisses done"])
    interaction.dismissMenu()
    #expect(stage.log.take() == [])
  }

  @Test func `AC-18 a bar that is too narrow shows the rest after a tap`() throws {
    let stage = try MenuStage()
    let decider = Decider(stage.log)
    let interaction = UIEditMenuInteraction(delegate: decider)
    stage.clip.addInteraction(interaction)
    decider.extra = (1...12).map { UIAction(title: "Command \($0)") { _ in } }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    try stage.generator.wait(0.5)
    let first = try #require(stage.shown)
    #expect(first.prefix(3) == ["Cut", "Copy", "Select All"])
    #expect(first.last == "more")
    var seen = first
    while seen.last == "more", seen.count < 40 {
      seen.removeLast()
      try stage.generator.fingerTap(at: stage.row("more"))
      let next = try #require(stage.shown)
      if next == first { break }
      seen += next
    }
    #expect(
      seen == ["Cut", "Copy", "Select All"] + (1...12).map { "Command \($0)" })
  }
}
