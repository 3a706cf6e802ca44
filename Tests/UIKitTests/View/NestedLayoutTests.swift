// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor @Suite("Layout inside of layout", .freshApplication)
struct NestedLayoutTests {
  /// A view whose layout does what a test wants.
  private final class Asking: UIView {
    var count = 0
    var deed: (() -> Void)?
    override func layoutSubviews() {
      count += 1
      deed?()
    }
  }

  /// Two windows, the first behind the second, each with a view that fills it.
  private let windows = [
    UIWindow(frame: UIScreen.main.bounds), UIWindow(frame: UIScreen.main.bounds),
  ]
  private let views = [Asking(frame: UIScreen.main.bounds), Asking(frame: UIScreen.main.bounds)]

  private func show() {
    for (window, view) in zip(windows, views) {
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    UIApplication.shared.turn.end()
    for view in views { view.count = 0 }
  }

  @Test func `AW-20 a turn that ends inside of layout lays out what was asked for there`() {
    show()
    let (inner, outer) = (views[0], views[1])
    var atEnd: Int?
    outer.deed = {
      outer.deed = nil
      inner.setNeedsLayout()
      UIApplication.shared.turn.end()
      atEnd = inner.count
    }
    outer.setNeedsLayout()
    UIApplication.shared.turn.end()
    #expect(atEnd == 1 && inner.count == 1)
    for window in windows { window.isHidden = true }
  }

  @Test func `AW-20 windows that ask each other for ever are stopped, and that is told`() throws {
    let generator = try EventGenerator(window: windows[1])
    show()
    generator.traceTopics = [.anomaly]
    _ = generator.trace
    views[0].deed = { views[1].setNeedsLayout() }
    views[1].deed = { views[0].setNeedsLayout() }
    views[0].setNeedsLayout()
    UIApplication.shared.turn.end()
    #expect(
      generator.trace == ["anomaly: windows ask each other for layout for ever; stopped"])
    for view in views { view.deed = nil }
    UIApplication.shared.turn.end()
    for view in views { view.count = 0 }
    UIApplication.shared.turn.end()
    #expect(views.map(\.count) == [0, 0])
    for window in windows { window.isHidden = true }
  }
}
