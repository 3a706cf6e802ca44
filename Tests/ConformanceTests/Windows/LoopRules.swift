// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Counts its layouts, and can do something in them.
@MainActor
private final class CountedView: UIView {
  var layouts = 0
  var deed: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    deed?()
  }
}

@MainActor @Suite("AW the run loop without a host", .freshApplication)
struct LoopRules {
  /// Something for the loop to wait for: one that has nothing is not run at all.
  private let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }

  // Until a moment that is long past: one that is now may be a hair ahead by rounding, and then the
  // loop waits for a thread of the pool, which other tests may have taken.
  private func turnLoop() { _ = RunLoop.current.run(mode: .default, before: .distantPast) }

  @Test func `AW-98 what changed is laid out as the loop is run, once`() {
    RunLoop.current.add(timer, forMode: .default)
    defer { timer.invalidate() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = CountedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    turnLoop()
    #expect(view.layouts == 0)
    window.isHidden = false
    #expect(view.layouts == 0)
    turnLoop()
    #expect(view.layouts == 1)
    turnLoop()
    #expect(view.layouts == 1)
    view.deed = { [weak view] in
      view?.deed = nil
      view?.setNeedsLayout()
      turnLoop()
    }
    view.setNeedsLayout()
    turnLoop()
    turnLoop()
    #expect(view.layouts == 3)
  }

  @Test func `AW-98 not while an event is handled, whose end does it`() throws {
    RunLoop.current.add(timer, forMode: .default)
    defer { timer.invalidate() }
    let view = CountedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: view.bounds)
    view.addSubview(button)
    let generator = try EventGenerator(view: view, alignment: .center)
    view.layouts = 0
    var inAction = -1
    button.addAction(
      UIAction { _ in
        view.setNeedsLayout()
        turnLoop()
        inAction = view.layouts
      }, for: .touchUpInside)
    try generator.fingerTap(at: button)
    #expect(inAction == 0 && view.layouts == 1)
  }
}
