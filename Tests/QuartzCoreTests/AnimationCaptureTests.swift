// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import QuartzCore

/// Which changes a block animates: its own, and nothing that was on its way already.
@MainActor @Suite("What a block of animations changes", .freshRuntime)
struct AnimationCaptureTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private let clock = VirtualClock()
  private let log = Log()
  private let layer = CALayer()
  private var capture: AnimationCapture { .shared }

  init() { TimeSource.clock = clock }

  private func group(_ name: String, _ duration: Double = 1) -> AnimationGroup {
    AnimationGroup(start: clock.now, duration: duration, timing: .linear) { [log, clock] in
      log.lines.append("\(clock.now) \(name) \($0)")
    }
  }

  private var shown: CALayer { layer.presentation() ?? CALayer() }

  @Test func `another property leaves what is on its way alone`() {
    _ = capture.animate(group("moves", 1)) { layer.position.x = 100 }
    clock.advance(to: 0.25)
    _ = capture.animate(group("fades", 2)) { layer.opacity = 0 }
    clock.advance(to: 0.5)
    #expect(shown.position.x == 50 && shown.opacity == 0.875 && log.lines == [])
    clock.advance(to: 3)
    #expect(log.lines == ["1.0 moves true", "2.25 fades true"])
  }

  @Test func `the same property goes on from what is shown, and the first runs to its end`() {
    _ = capture.animate(group("there")) { layer.position.x = 100 }
    clock.advance(to: 0.5)
    _ = capture.animate(group("back")) { layer.position.x = 0 }
    #expect(log.lines == [] && shown.position.x == 50)
    clock.advance(to: 1)
    #expect(shown.position.x == 50)
    clock.advance(to: 2)
    #expect(log.lines.first == "1.0 there true" && log.lines.last == "1.5 back true")
  }

  @Test func `what is set to what it is animates nothing`() {
    _ = capture.animate(group("moves")) { layer.position.x = 100 }
    clock.advance(to: 0.5)
    let animated = capture.animate(group("again")) {
      layer.position.x = 7
      layer.position.x = 100
    }
    #expect(animated == [] && shown.position.x == 50)
    clock.advance(to: 2)
    #expect(log.lines == ["1.0 moves true"])
  }

  @Test func `what is changed in a pause is not animated, before and after other changes`() {
    let animated = capture.animate(group("moves")) {
      layer.position.x = 100
      capture.pause {
        #expect(!capture.isCapturing && capture.isOn)
        layer.opacity = 0.5
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      }
      #expect(capture.isCapturing)
      capture.pause { layer.cornerRadius = 4 }
      layer.cornerRadius = 8
    }
    #expect(animated == [layer])
    clock.advance(to: 0.5)
    #expect(shown.position.x == 50 && shown.opacity == 0.5 && shown.cornerRadius == 6)
    #expect(shown.affineTransform() == layer.affineTransform())
    #expect(capture.animate(group("none")) { capture.pause { layer.opacity = 1 } } == [])
    capture.pause { #expect(!capture.isOn) }
  }

  @Test func `a block within another one animates its own changes alone`() {
    let other = CALayer()
    _ = capture.animate(group("outer", 4)) {
      layer.position.x = 100
      _ = capture.animate(group("inner", 1)) {
        layer.opacity = 0
        other.opacity = 0
      }
      layer.cornerRadius = 8
    }
    clock.advance(to: 0.5)
    #expect(shown.opacity == 0.5 && shown.position.x == 12.5 && shown.cornerRadius == 1)
    clock.advance(to: 5)
    #expect(log.lines == ["1.0 inner true", "4.0 outer true"])
  }

  @Test func `key frames leave what is on its way alone`() {
    _ = capture.animate(group("moves")) { layer.position.x = 100 }
    clock.advance(to: 0.5)
    _ = KeyframeCapture.shared.animate(group("frames", 1)) {
      KeyframeCapture.shared.add(from: 0, for: 0.5) { layer.opacity = 0.5 }
      KeyframeCapture.shared.add(from: 0.5, for: 0.5) { layer.opacity = 0 }
    }
    clock.advance(to: 0.75)
    #expect(shown.position.x == 75 && shown.opacity == 0.75)
    clock.advance(to: 2)
    #expect(log.lines == ["1.0 moves true", "1.5 frames true"])
  }
}
