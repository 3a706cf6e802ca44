// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW scenes that fingers and menus open", .freshApplication)
struct SceneActivationRules {
  private static let taken: [String] = ["view began 2", "asks 200 300", "view cancelled 2"]
  private static let left: [String] = ["view began 2", "view moved 2", "view ended 2"]

  /// An interaction on the view of a stage.
  private func interaction(
    on stage: GestureStage, _ answers: @escaping () -> Bool
  ) -> UIWindowScene.ActivationInteraction {
    let options = UIWindowScene.ActivationRequestOptions()
    options.preferredPresentationStyle = .prominent
    let interaction = UIWindowScene.ActivationInteraction { interaction, point in
      stage.note("asks \(Int(point.x.rounded())) \(Int(point.y.rounded()))")
      guard answers(), let view = interaction.view else { return nil }
      return UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "page"), options: options,
        preview: UITargetedPreview(view: view))
    } errorHandler: { error in
      let code = (error as? UISceneError)?.code
      stage.note("fails \(code == .multipleScenesNotSupported)")
    }
    stage.view.addInteraction(interaction)
    return interaction
  }

  @Test func `AW-99 fingers that spread request the scene that is said for their middle`() {
    let application = ManyScenes()
    let stage = GestureStage()
    application.note = { stage.note($0) }
    var answers = true
    let interaction = interaction(on: stage) { answers }
    stage.spread([60, 100, 200], around: 200, 300)
    #expect(stage.takeLog() == Self.taken + ["requests page prominent", "fails true"])
    stage.spread([60, 100, 120], around: 200, 300)
    #expect(stage.takeLog() == Self.taken)
    stage.spread([200, 100], around: 200, 300)
    #expect(stage.takeLog() == Self.left)
    answers = false
    stage.spread([60, 100], around: 200, 300)
    #expect(
      stage.takeLog() == ["view began 2", "asks 200 300", "view moved 2", "view ended 2"])
    stage.view.removeInteraction(interaction)
    stage.spread([60, 100], around: 200, 300)
    #expect(stage.takeLog() == Self.left && interaction.view == nil)
  }

  @Test func `AW-99 a pinch of the program's own comes first`() {
    _ = ManyScenes()
    let stage = GestureStage()
    let interaction = interaction(on: stage) { true }
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    stage.spread([60, 100, 200], around: 200, 300)
    #expect(
      stage.takeLog() == [
        "view began 2", "view cancelled 2", "pinch began", "pinch changed", "pinch ended",
      ])
    pinch.isEnabled = false
    stage.spread([60, 100, 120], around: 200, 300)
    #expect(stage.takeLog() == Self.taken && interaction.view === stage.view)
  }

  @Test func `AW-100 an application that shows one scene is not asked`() {
    let stage = GestureStage()
    let interaction = interaction(on: stage) { true }
    stage.spread([60, 100], around: 200, 300)
    #expect(stage.takeLog() == Self.left && interaction.view === stage.view)
  }

  @Test(arguments: [true, false])
  func `AW-101 an action of a menu opens a scene, or gives way to its alternate`(
    showsMany: Bool
  ) throws {
    let application = showsMany ? ManyScenes() : nil
    let stage = try MenuStage()
    let log = stage.log
    application?.note = { log.record($0) }
    let alternate = UIAction(title: "Open Here") { _ in log.record("opens here") }
    let opening = UIWindowScene.ActivationAction(alternate: alternate) { action in
      log.record("asks \(action.title)")
      return UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "page"))
    }
    let other = UIWindowScene.ActivationAction(identifier: UIAction.Identifier("other")) { _ in
      log.record("asks other")
      return nil
    }
    other.title = "Other"
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [opening, other])
    button.showsMenuAsPrimaryAction = true
    stage.root.addSubview(button)
    try stage.generator.fingerTap(at: button)
    try stage.generator.wait(0.5)
    #expect(stage.shown == (showsMany ? ["Open in New Window", "Other"] : ["Open Here"]))
    try stage.generator.fingerTap(
      at: stage.row(showsMany ? "Open in New Window" : "Open Here"))
    let scene: [String] = ["asks Open in New Window", "requests page anyhow"]
    let chosen = log.take().filter { $0 != "clip builds" }
    #expect(chosen == (showsMany ? scene : ["opens here"]))
    opening.performWithSender(nil, target: nil)
    other.performWithSender(nil, target: nil)
    #expect(log.take() == (showsMany ? scene + ["asks other"] : ["opens here"]))
  }
}
