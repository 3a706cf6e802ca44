// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private func text(_ traits: UITraitCollection?) -> String {
  guard let traits else { return "nothing" }
  return "\(traits.horizontalSizeClass) \(traits.verticalSizeClass) \(traits.displayScale)"
}

/// A controller that writes down how its traits change, as its view does.
private final class TraitController: UIViewController {
  let log: EventLog
  init(_ log: EventLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = TraitView(log) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.record("controller will be \(text(newCollection))")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.record("controller was \(text(previousTraitCollection))")
  }
}

private final class TraitView: UIView {
  let log: EventLog
  init(_ log: EventLog) {
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.record("view was \(text(previousTraitCollection)), is \(text(traitCollection))")
  }
}

@MainActor @Suite("AW traits", .freshApplication)
struct TraitRules {
  @Test func `AW-21 size classes follow the window, and changes are told from outside in`() {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    HostInput.send(.screen(.headless, at: 0))
    let log = EventLog()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TraitController(log)
    window.isHidden = false
    defer { window.isHidden = true }
    #expect(text(window.traitCollection) == "compact regular 2.0")
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 500, height: 900), scale: 2), at: 0))
    #expect(log.take() == [])
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 1024, height: 400), scale: 3), at: 0))
    #expect(
      log.take() == [
        "controller will be regular compact 3.0", "controller was compact regular 2.0",
        "view was compact regular 2.0, is regular compact 3.0",
      ])
    #expect(text(UIScreen.main.traitCollection) == "regular compact 3.0")
  }

  @Test func `AW-21 collections compare and combine what they say`() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [
      wide, UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(text(both) == "compact unspecified 2.0")
    #expect(!both.containsTraits(in: wide))
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(wide == UITraitCollection(horizontalSizeClass: .regular))
    #expect(wide != both)
  }
}
