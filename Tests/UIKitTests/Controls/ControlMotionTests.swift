// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Moving parts of controls", .freshApplication)
struct ControlMotionTests {
  /// Runs `body` with a clock that it moves.
  private func withClock(_ body: @MainActor (VirtualClock) throws -> Void) rethrows {
    let before = TimeSource.clock
    let clock = VirtualClock()
    TimeSource.clock = clock
    defer { TimeSource.clock = before }
    try body(clock)
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }

  @Test func `a part gets there in 12 steps of a frame, fast at first`() {
    withClock { clock in
      let motion = ControlMotion(2)
      var values: [CGFloat] = []
      #expect(motion.value == 2 && !motion.isMoving)
      motion.go(to: 2, animated: true) { values.append(motion.value) }
      #expect(!motion.isMoving)
      motion.go(to: 10, animated: true) { values.append(self.rounded(motion.value)) }
      #expect(motion.isMoving && motion.value == 2)
      clock.advance(by: 0.1005)
      #expect(values.count == 6 && values[0] == 3.838 && values[5] == 9)
      motion.go(to: 10, animated: true) { values.append(-1) }
      clock.advance(by: 0.2)
      // The last step may be a frame late, for frames are no whole number of anything.
      #expect(values.last == 10 && (12...13).contains(values.count))
      #expect(motion.value == 10 && !motion.isMoving)
      #expect(values == values.sorted() && clock.nextDeadline == nil)
    }
  }

  @Test func `a part on its way turns from where it is, or jumps and stands`() {
    withClock { clock in
      let motion = ControlMotion(0)
      var calls = ["": 0]
      motion.go(to: 8, animated: true) { calls["out", default: 0] += 1 }
      clock.advance(by: 0.1005)
      #expect(rounded(motion.value) == 7)
      motion.go(to: 0, animated: true) { calls["back", default: 0] += 1 }
      #expect(rounded(motion.value) == 7)
      clock.advance(by: 0.1005)
      #expect(rounded(motion.value) == 0.875 && calls["out"] == 6 && calls["back"] == 6)
      motion.go(to: 0, animated: false) { calls["jump", default: 0] += 1 }
      #expect(motion.value == 0 && !motion.isMoving && clock.nextDeadline == nil)
      motion.go(to: 5, animated: false) { calls["jump", default: 0] += 1 }
      clock.advance(by: 1)
      #expect(motion.value == 5 && calls == ["": 0, "out": 6, "back": 6])
    }
  }

  @Test func `a switch and a line on the screen get there in steps, others at once`() throws {
    let (lever, line) = (
      UISwitch(), UIProgressView(frame: CGRect(x: 0, y: 0, width: 51, height: 4))
    )
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(lever)
    root.addSubview(line)
    func places() -> [CGFloat] {
      root.layoutIfNeeded()
      return [lever.layer.sublayers?[1].frame.minX, line.layer.sublayers?[1].frame.width]
        .map { ($0 ?? -1).rounded() }
    }
    lever.setOn(true, animated: true)
    line.setProgress(1, animated: true)
    #expect(places() == [22, 51])
    let generator = try EventGenerator(view: root)
    lever.setOn(false, animated: true)
    line.setProgress(0, animated: true)
    #expect(places() == [22, 51] && !lever.isOn && line.progress == 0)
    generator.advance(by: 0.1)
    let under = places()
    #expect(under[0] > 2 && under[0] < 12 && under[1] > 0 && under[1] < 25)
    generator.advance(by: 0.15)
    #expect(places() == [2, 0])
    lever.setOn(true, animated: false)
    line.setProgress(0.5, animated: false)
    #expect(places() == [22, 26])
    line.setProgress(7, animated: false)
    #expect(line.progress == 1 && line.accessibilityValue == "100%")
  }

  @Test func `a line follows the changes of a progress until that is over`() {
    withClock { clock in
      let view = UIProgressView()
      let (first, second) = (Progress(totalUnitCount: 8), Progress(totalUnitCount: 8))
      first.completedUnitCount = 2
      view.observedProgress = first
      view.progress = 0.75
      clock.advance(by: 1)
      #expect(view.progress == 0.75 && clock.nextDeadline != nil)
      first.completedUnitCount = 4
      clock.advance(by: 0.02)
      #expect(view.progress == 0.5)
      view.observedProgress = second
      #expect(view.progress == 0 && view.observedProgress === second)
      first.completedUnitCount = 6
      clock.advance(by: 1)
      #expect(view.progress == 0)
      second.completedUnitCount = 8
      clock.advance(by: 1)
      #expect(view.progress == 1 && clock.nextDeadline == nil)
      view.observedProgress = first
      #expect(view.progress == 0.75 && clock.nextDeadline != nil)
      first.cancel()
      clock.advance(by: 1)
      #expect(clock.nextDeadline == nil)
      let third = Progress(totalUnitCount: 8)
      view.observedProgress = third
      view.observedProgress = nil
      #expect(clock.nextDeadline == nil && view.observedProgress == nil && view.progress == 0)
    }
  }

  // MARK: - Spinners

  /// How strong the spokes are drawn, in thousandths.
  private func spokes(_ view: UIActivityIndicatorView) -> [Int] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    return context.commands.compactMap { command in
      if case .stroke(_, let color, _) = command {
        Int((color.alpha * 1000).rounded())
      } else {
        nil
      }
    }
  }

  @Test func `a spinner turns by a spoke in a tenth of a second, however often it is started`() {
    withClock { clock in
      let view = UIActivityIndicatorView(style: .medium)
      let all = Array(repeating: 1000, count: 8)
      #expect(spokes(view) == all)
      view.startAnimating()
      view.startAnimating()
      let turned = [1000, 344, 438, 531, 625, 719, 813, 906]
      #expect(spokes(view) == turned && view.isAnimating && !view.isHidden)
      clock.advance(by: 0.11)
      #expect(spokes(view) == [906] + [1000] + turned[1...6])
      clock.advance(by: 0.7)
      #expect(spokes(view) == turned)
      view.hidesWhenStopped = true
      #expect(!view.isHidden)
      view.stopAnimating()
      #expect(spokes(view) == all && !view.isAnimating && view.isHidden)
      #expect(clock.nextDeadline == nil)
      view.hidesWhenStopped = false
      #expect(!view.isHidden)
      view.startAnimating()
      view.stopAnimating()
      #expect(!view.isHidden)
      view.hidesWhenStopped = true
      #expect(view.isHidden)
    }
  }

  @Test func `a spinner shows a part of its spokes, in its colour and of its size`() {
    let view = UIActivityIndicatorView(style: .large)
    let counts = [0, 0.06, 0.0625, 0.5, 0.94, 1].map { part in
      view.shownPart = part
      return spokes(view).count
    }
    #expect(counts == [0, 0, 1, 4, 8, 8])
    view.shownPart = 0.25
    view.color = .red
    let context = CGContext()
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    view.color = nil
    view.draw(view.bounds)
    UIGraphicsPopContext()
    let drawn = context.commands.compactMap { command -> String? in
      guard case .stroke(let steps, let color, let style) = command else { return nil }
      let places = steps.map { step in
        switch step {
        case .move(let point): "move \(EventLog.text(point))"
        case .line(let point): "line \(EventLog.text(point))"
        default: "other"
        }
      }
      return "\(places.joined(separator: " ")) \(color.red == 1) \(EventLog.text(style.width)) "
        + "\(style.cap)"
    }
    let (up, right) = (
      "move (18.5, 10.36) line (18.5, 2.96)", "move (24.256, 12.744) line (29.488, 7.512)"
    )
    #expect(
      drawn == [
        "\(up) true 3.7 round", "\(right) true 3.7 round", "\(up) false 3.7 round",
        "\(right) false 3.7 round",
      ])
    view.style = .medium
    #expect(view.bounds.size == CGSize(width: 20, height: 20) && view.style == .medium)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
  }

  // MARK: - Pictures

  @Test func `pictures follow each other 30 times a second unless a time is set`() {
    withClock { clock in
      let pictures = (1...3).map { side in
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
          $0.fill(.infinite)
        }
      }
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      @MainActor func shown() -> Int? {
        pictures.firstIndex { picture in
          view.makeContent() == picture.layerContent(in: view.bounds)
        }
      }
      view.animationImages = [pictures[0], pictures[1]]
      view.startAnimating()
      var seen = [shown()]
      for _ in 0..<3 {
        clock.advance(by: 1.0 / 30 + 1e-6)
        seen.append(shown())
      }
      #expect(seen == [0, 1, 0, 1])
      view.startAnimating()
      #expect(shown() == 0)
      clock.advance(by: 1.0 / 30 + 1e-6)
      #expect(shown() == 1)
      view.stopAnimating()
      #expect(shown() == nil && clock.nextDeadline == nil)
      view.animationDuration = 2
      view.animationRepeatCount = 1
      view.startAnimating()
      clock.advance(by: 0.99)
      #expect(shown() == 0)
      clock.advance(by: 0.02)
      #expect(shown() == 1)
      view.flags.remove(.needsDisplay)
      clock.advance(by: 1)
      #expect(!view.isAnimating && shown() == nil && view.flags.contains(.needsDisplay))
      view.isHighlighted = true
      view.startAnimating()
      #expect(shown() == 0)
      view.highlightedAnimationImages = [pictures[2]]
      #expect(!view.isAnimating)
      view.startAnimating()
      #expect(shown() == 2)
      view.isHighlighted = false
      #expect(shown() == 0)
    }
  }
}
