// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor
private final class AccessStage {
  let root = UIView(frame: UIScreen.main.bounds)
  let generator: EventGenerator
  var log: [String] = []

  init() throws { generator = try EventGenerator(view: root) }

  func add<Kind: UIView>(_ view: Kind, _ name: String, y: CGFloat) -> Kind {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    view.accessibilityIdentifier = name
    root.addSubview(view)
    if let control = view as? UIControl {
      control.addAction(
        UIAction { [weak self] _ in self?.log.append("\(name): valueChanged") }, for: .valueChanged)
    }
    return view
  }

  func play(_ script: String) throws {
    let player = ScriptPlayer(host: HeadlessHost()) { [weak self] in self?.log.append($0) }
    for line in try ScriptParser.parse(script) { try player.play(line) }
  }
}

@MainActor @Suite("AW scripts without touches", .freshApplication)
struct AccessScriptTests {
  @Test func `AW-42 a view is activated by itself, or else touched at its activation point`() throws
  {
    let stage = try AccessStage()
    final class Own: UIView {
      var count = 0
      override func accessibilityActivate() -> Bool {
        count += 1
        return true
      }
    }
    let own = stage.add(Own(), "own", y: 100)
    try stage.play("activate own")
    #expect(own.count == 1)
    #expect(own.accessibilityActivationPoint == own.convert(CGPoint(x: 100, y: 20), to: nil))
    own.accessibilityActivationPoint = CGPoint(x: 7, y: 8)
    #expect(own.accessibilityActivationPoint == CGPoint(x: 7, y: 8))
  }

  @Test func `AW-43 values go by steps, and are told`() throws {
    let stage = try AccessStage()
    let slider = stage.add(UISlider(), "slider", y: 100)
    let stepper = stage.add(UIStepper(), "stepper", y: 200)
    let pages = stage.add(UIPageControl(), "pages", y: 300)
    pages.numberOfPages = 2
    slider.value = 0.95
    try stage.play(
      """
      increment slider
      increment slider
      decrement stepper
      increment stepper
      increment pages
      increment pages
      """)
    #expect(slider.value == 1 && stepper.value == 1 && pages.currentPage == 1)
    #expect(
      stage.log == ["slider: valueChanged", "stepper: valueChanged", "pages: valueChanged"])
    for control in [slider, stepper, pages] as [UIControl] { control.isEnabled = false }
    try stage.play("decrement slider\ndecrement stepper\ndecrement pages")
    #expect(stage.log.count == 3 && slider.value == 1)
    let plain = stage.add(UIView(), "plain", y: 400)
    plain.accessibilityIncrement()
    plain.accessibilityDecrement()
    #expect(stage.log.count == 3)
  }

  @Test func `AW-44 a custom action calls its handler or its target`() throws {
    let stage = try AccessStage()
    @MainActor
    final class Target {
      var names: [String] = []
      func archive(_ action: UIAccessibilityCustomAction) { names.append(action.name) }
    }
    let view = stage.add(UIView(), "mail", y: 100)
    let target = Target()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { [weak stage] action in
        stage?.log.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(
        name: "Archive", target: target, selector: Selector("archive:", Target.archive)),
      UIAccessibilityCustomAction(name: "Refuse") { _ in false },
    ]
    try stage.play("perform Delete on mail\nperform Archive on mail")
    #expect(stage.log == ["Delete"] && target.names == ["Archive"])
    #expect(throws: ScriptError.self) { try stage.play("perform Refuse on mail") }
    #expect(throws: ScriptError.self) { try stage.play("perform Fly on mail") }
    #expect(throws: ScriptError.self) { try stage.play("perform Delete mail") }
  }
}
