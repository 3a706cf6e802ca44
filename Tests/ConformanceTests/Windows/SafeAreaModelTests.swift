// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Safe areas of trees in which anything moves, against what is computed for each view by itself.
@MainActor @Suite("AW safe areas against a model", .freshApplication)
struct SafeAreaModelTests {
  private static let steps = 600
  private static let count = 14

  /// Remembers what it was told, and may move another view when it is.
  private final class Listener: UIView {
    var told = UIEdgeInsets.zero
    weak var moved: UIView?
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      told = safeAreaInsets
      moved?.frame.origin.y += 1
      moved = nil
    }
  }

  private final class Controller: UIViewController {
    override func loadView() { view = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if let shifted { shifted.frame.origin.y = 7 }
    }
    /// What its layout puts in its place.
    weak var shifted: UIView?
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let root = Controller()

  /// What nothing covers, from the top down through all superviews: lines at the top and the left.
  private func expected(_ view: UIView) -> UIEdgeInsets {
    var chain: [UIView] = []
    var step: UIView? = view
    while let next = step, next !== window {
      chain.append(next)
      step = next.superview
    }
    var top = -CGFloat.infinity
    var left = -CGFloat.infinity
    for next in chain.reversed() {
      guard let insets = (next.next as? UIViewController)?.additionalSafeAreaInsets else {
        continue
      }
      let box = next.convert(next.bounds, to: nil)
      if insets.top > 0 { top = max(top, box.minY) + insets.top }
      if insets.left > 0 { left = max(left, box.minX) + insets.left }
    }
    let box = view.convert(view.bounds, to: nil)
    return UIEdgeInsets(
      top: max(0, top - box.minY), left: max(0, left - box.minX), bottom: 0, right: 0)
  }

  @Test func `AW-22 random moves leave every view with what the superviews leave it`() {
    var state: UInt64 = 22
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.additionalSafeAreaInsets.top = 50
    var controllers: [Controller] = [root]
    var views: [UIView] = [root.view]
    for number in 1..<Self.count {
      let parent = views[below(views.count)]
      let frame = CGRect(x: below(20), y: below(30), width: 200, height: 200)
      let view: UIView
      if number.isMultiple(of: 3) {
        let controller = Controller()
        root.addChild(controller)
        controllers.append(controller)
        view = controller.view
        view.frame = frame
      } else {
        view = Listener(frame: frame)
      }
      parent.addSubview(view)
      views.append(view)
    }
    for step in 0..<Self.steps {
      for _ in 0...below(3) {
        let view = views[1 + below(views.count - 1)]
        switch below(8) {
        case 0...2: view.frame.origin = CGPoint(x: below(20), y: below(60))
        case 3:
          let parent = views[below(views.count)]
          if !parent.isDescendant(of: view) { parent.addSubview(view) }
        case 4:
          let insets = UIEdgeInsets(
            top: CGFloat(below(3) * 20), left: CGFloat(below(2) * 9), bottom: 0, right: 0)
          controllers[below(controllers.count)].additionalSafeAreaInsets = insets
        case 5: view.transform = CGAffineTransform(translationX: 0, y: CGFloat(below(20)))
        case 6: (view as? Listener)?.moved = views[1 + below(views.count - 1)]
        default:
          let controller = controllers[below(controllers.count)]
          controller.shifted = controller.view.subviews.first
          controller.view.setNeedsLayout()
        }
      }
      // Who is told may move what was laid out before.
      for _ in 0..<8 { window.layoutIfNeeded() }
      for (number, view) in views.enumerated() {
        let expected = expected(view)
        let told = (view as? Listener)?.told ?? expected
        guard view.safeAreaInsets == expected, told == expected else {
          let found = "\(view.safeAreaInsets), told \(told), model \(expected)"
          Issue.record("step \(step), view \(number): \(found)")
          return
        }
      }
    }
    window.isHidden = true
  }

  @Test func `AW-22 a controller knows the insets of what its layout moved`() {
    final class Telling: UIViewController {
      let inner = Listener(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      var told: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(inner)
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        inner.frame.origin.y = 20
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        told.append(inner.told.top)
      }
    }
    let controller = Telling()
    controller.additionalSafeAreaInsets.top = 50
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.told == [30])
    window.isHidden = true
  }
}
