// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

@testable import UIKitCore

/// Animations that overlap, nest, are taken over and whose views leave: each completion comes once.
enum Animations: FuzzTarget {
  static let name = "animations"
  private static let mostSteps = 40

  @MainActor
  private final class World {
    var views: [UIView] = []
    var counts: [Int] = []
    var animators: [UIViewPropertyAnimator] = []
    let content: UIView

    init(_ content: UIView) { self.content = content }

    func ticket() -> Int {
      counts.append(0)
      return counts.count - 1
    }
  }

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    try Stage.with { stage, root in
      let world = World(root.view)
      for place in 0..<3 {
        let view = UIView(frame: CGRect(x: 100 * place, y: 100, width: 80, height: 80))
        world.views.append(view)
        root.view.addSubview(view)
      }
      for _ in 0..<mostSteps where !reader.isAtEnd {
        step(&reader, world, stage)
        try require(world.counts.allSatisfy { $0 <= 1 }, "a completion came twice")
      }
      // Those that repeat end when their views leave; those of views that were out come in before.
      for view in world.views {
        root.view.addSubview(view)
        view.removeFromSuperview()
      }
      for animator in world.animators where animator.state == .active {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
      stage.settle()
      stage.settle()
      let open = world.counts.indices.filter { world.counts[$0] != 1 }
      try require(
        open.isEmpty, "completions \(open) came \(open.map { world.counts[$0] }) times")
    }
  }

  private static func step(_ reader: inout ByteReader, _ world: World, _ stage: Stage) {
    let view = world.views[reader.int(0...2)]
    switch reader.int(0...9) {
    case 0...3: animation(&reader, world, view, depth: 0)()
    case 4: view.removeFromSuperview()
    case 5: world.content.addSubview(view)
    case 6: view.layer.removeAllAnimations()
    case 7:
      let ticket = world.ticket()
      let target = change(&reader)
      let animator = UIViewPropertyAnimator(
        duration: Double(reader.int(1...20)) / 10, curve: .linear
      ) { target(view) }
      animator.addCompletion { _ in world.counts[ticket] += 1 }
      world.animators.append(animator)
      animator.startAnimation()
    case 8:
      guard let animator = world.animators.last, animator.state == .active else { return }
      if animator.isRunning { animator.pauseAnimation() } else { animator.startAnimation() }
    default: stage.advance(Double(reader.byte()) / 64)
    }
  }

  /// An animation with what it changes and, perhaps, one within it.
  private static func animation(
    _ reader: inout ByteReader, _ world: World, _ view: UIView, depth: Int
  ) -> () -> Void {
    let options: [UIView.AnimationOptions] = [
      [], .beginFromCurrentState, .allowUserInteraction, [.repeat, .autoreverse], .curveLinear,
    ]
    let ticket = world.ticket()
    let chosen = reader.pick(options)
    let (duration, delay) = (Double(reader.int(0...20)) / 10, Double(reader.int(0...5)) / 10)
    let target = change(&reader)
    let isNested = depth < 2 && reader.int(0...3) == 0
    let other = world.views[reader.int(0...2)]
    let inner = isNested ? animation(&reader, world, other, depth: depth + 1) : nil
    return {
      UIView.animate(withDuration: duration, delay: delay, options: chosen) {
        target(view)
        inner?()
      } completion: { _ in
        world.counts[ticket] += 1
      }
    }
  }

  private static func change(_ reader: inout ByteReader) -> (UIView) -> Void {
    switch reader.int(0...4) {
    case 0:
      let point = reader.point()
      return { $0.center = point }
    case 1:
      let alpha = Double(reader.byte()) / 255
      return { $0.alpha = alpha }
    case 2:
      let scale = reader.length(1...4)
      return { $0.transform = CGAffineTransform(scaleX: scale, y: scale) }
    case 3:
      let size = CGSize(width: reader.length(0...200), height: reader.length(0...200))
      return { $0.bounds.size = size }
    default: return { _ in }
    }
  }
}
