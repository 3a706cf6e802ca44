// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Animations that wait, are paused or over", .freshApplication)
struct RestingAnimationTests {
  /// Views that are animated at random, and what a host and the program hear of it.
  @MainActor
  private final class World {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let views = (0..<5).map {
      UIView(frame: CGRect(x: $0 * 60, y: 0, width: 50, height: 50))
    }
    private let clock = VirtualClock()
    private let committer = LayerCommitter()
    private var shown: [LayerID: LayerChange] = [:]
    private var animators: [UIViewPropertyAnimator] = []
    private var random: SeededRandom
    private var frame = 0
    private(set) var lines: [String] = []

    /// - Parameter looksAtAll: whether some layer has a time of its own, for then every frame looks at
    ///   all that is animated.
    init(seed: UInt64, looksAtAll: Bool) {
      renewApplication()
      random = SeededRandom(seed: seed)
      TimeSource.clock = clock
      if looksAtAll { CALayer().speed = 0.5 }
      for view in views { window.addSubview(view) }
      window.makeKeyAndVisible()
    }

    func run() -> [String] {
      for number in 0..<60 {
        for _ in 0..<random.int(0..<3) { deed(number) }
        // What is shown is what a frame finds; deeds come between frames too.
        for _ in 0..<[0, 1, 1, 15, 30][random.int(0..<5)] {
          frame += 1
          clock.advance(to: Double(frame) / 60)
          show()
        }
        if random.chance(0.3) { clock.advance(by: 0.007) }
      }
      for animator in animators where animator.state == .active { animator.stopAnimation(true) }
      return lines
    }

    private func note(_ name: String) { lines.append("\(name) at \(clock.now)") }

    /// Writes down what the host shows.
    private func show() {
      if let commit = committer.commit(roots: [window.layer]) {
        for (id, change) in commit.changes { shown[id, default: LayerChange()].merge(change) }
        for id in commit.removed { shown[id] = nil }
      }
      for view in views {
        guard let change = shown[view.layer.id] else { continue }
        lines.append(
          "\(change.geometry.map { "\($0)" } ?? "") \(change.style.map { "\($0)" } ?? "")")
      }
    }

    private func change(_ view: UIView) {
      if random.chance(0.5) {
        view.alpha = CGFloat(random.int(0..<5)) / 4
      } else {
        view.center.y = CGFloat(random.int(0..<300))
      }
    }

    private func deed(_ number: Int) {
      let view = views[random.int(0..<views.count)]
      // None begins or ends with a frame, for a layer's own time is the other's but for its last bit.
      let delay = [0, 0, 0.1037, 0.2531, 0.5019, 1.0043][random.int(0..<6)]
      let duration = [0, 0.1029, 0.2511, 1.0071][random.int(0..<4)]
      let animator = animators.isEmpty ? nil : animators[random.int(0..<animators.count)]
      switch random.int(0..<12) {
      case 0, 1:
        let options: [UIView.AnimationOptions] = [
          [], .repeat, .beginFromCurrentState, .autoreverse,
        ]
        UIView.animate(
          withDuration: duration, delay: delay, options: options[random.int(0..<4)]
        ) {
          self.change(view)
          if self.random.chance(0.3) { self.change(self.views[0]) }
        } completion: {
          self.note("block \(number) \($0)")
        }
      case 2, 3:
        let made = UIViewPropertyAnimator(duration: duration, curve: .easeIn) { self.change(view) }
        made.addCompletion { self.note("animator \(number) \($0.rawValue)") }
        animators.append(made)
        if random.chance(0.5) { made.pauseAnimation() }
      case 4: animator?.startAnimation(afterDelay: delay)
      case 5: animator?.pauseAnimation()
      case 6:
        if let animator, animator.state != .stopped {
          animator.fractionComplete = CGFloat(random.int(0..<5)) / 4
        }
      case 7:
        guard let animator, animator.state == .active else { return }
        animator.stopAnimation(random.chance(0.5))
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
      case 8: view.layer.removeAllAnimations()
      case 9: change(view)
      case 10:
        let added = CABasicAnimation(keyPath: "opacity")
        (added.fromValue, added.toValue, added.duration) = (0.25, 0.75, max(duration, 0.01))
        added.beginTime = delay == 0 ? 0 : clock.now + delay
        added.fillMode = random.chance(0.5) ? .both : .removed
        added.isRemovedOnCompletion = random.chance(0.5)
        added.delegate = Listener { self.note("own \(number) \($0)") }
        view.layer.add(added, forKey: ["a", "b"][random.int(0..<2)])
      default: view.layer.removeAnimation(forKey: "a")
      }
    }
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }
    func animationDidStart(_ anim: CAAnimation) { tell("began") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell("\(flag)") }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `AN-35 what no frame looks at is shown and told as if each did`(seed: UInt64) {
    let fast = World(seed: seed, looksAtAll: false).run()
    let plain = World(seed: seed, looksAtAll: true).run()
    #expect(fast.count > 200)
    #expect(zip(fast, plain).first { $0 != $1 }.map { "\($0)\n\($1)" } == nil)
    #expect(fast.count == plain.count)
  }

  @Test func `AN-35 no frame comes while all animations wait or are paused`() {
    let clock = VirtualClock()
    TimeSource.clock = clock
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let views = [UIView(), UIView()]
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].alpha = 0 }
    animator.fractionComplete = 0.25
    UIView.animate(withDuration: 0.5, delay: 10, options: .curveLinear) { views[0].alpha = 0 }
    clock.advance(by: 1)
    let committer = LayerCommitter()
    _ = committer.commit(roots: [window.layer])
    var shown: [String] = []
    for _ in 0..<14 {
      clock.advance(by: 1)
      if let commit = committer.commit(roots: [window.layer]) {
        shown.append("\(clock.now) \(commit.changes.count)")
      }
      if clock.now == 12 { animator.fractionComplete = 0.5 }
    }
    #expect(shown == ["11.0 1", "13.0 1"])
    #expect(animator.state == .active)
    animator.stopAnimation(true)
  }
}
