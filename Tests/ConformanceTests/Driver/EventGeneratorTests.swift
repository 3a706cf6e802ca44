// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The test driver", .freshApplication)
struct EventGeneratorTests {
  let log = EventLog()

  func probe(_ name: String, _ frame: CGRect) -> ProbeView {
    ProbeView(name, log: log, frame: frame)
  }

  func full() -> ProbeView { probe("full", UIScreen.main.bounds) }

  @Test func `a tap is down and up 50 milliseconds apart`() throws {
    let view = probe("red", CGRect(x: 0, y: 0, width: 100, height: 100))
    var times: [TimeInterval] = []
    view.onTouches = { _, touches, _ in times += touches.map(\.timestamp) }
    let generator = try EventGenerator(view: view)
    try generator.fingerTap()
    #expect(log.take() == ["red began (50, 50)", "red ended (50, 50)"])
    #expect(times == [0, 0.05])
    #expect(generator.now == 0.05)
  }

  @Test func `a drag of half a second delivers 30 moves with exact timestamps`() throws {
    let view = full()
    var times: [TimeInterval] = []
    var places: [CGFloat] = []
    view.onTouches = { phase, touches, _ in
      guard phase == .moved, let touch = touches.first else { return }
      times.append(touch.timestamp)
      places.append(touch.location(in: nil).x)
    }
    let generator = try EventGenerator(view: view)
    try generator.fingerDrag(
      from: CGPoint(x: 10, y: 10), to: CGPoint(x: 310, y: 10), duration: 0.5)
    let wantedTimes: [TimeInterval] = (1...30).map { step in 0.5 * (Double(step) / 30) }
    let wantedPlaces: [Int] = (1...30).map { step in 10 + 10 * step }
    #expect(times == wantedTimes)
    #expect(places.map { place in Int(place.rounded()) } == wantedPlaces)
    #expect(generator.now == 0.5)
  }

  @Test func `fingers are taken in order, and moving one leaves the others resting`() throws {
    let view = full()
    view.isMultipleTouchEnabled = true
    var phases: [String] = []
    view.onTouches = { _, _, event in
      phases.append(
        (event?.allTouches ?? []).sorted { $0.location(in: nil).x < $1.location(in: nil).x }
          .map { "\($0.phase)" }.joined(separator: " "))
    }
    let generator = try EventGenerator(view: view)
    try generator.fingerDown(at: CGPoint(x: 50, y: 50))
    try generator.fingerDown(at: CGPoint(x: 90, y: 50))
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 60, y: 50))
    try generator.fingerUp(.rightMiddle)
    try generator.fingerUp()
    #expect(
      phases == ["began", "stationary began", "moved stationary", "stationary ended", "ended"])
    #expect(
      log.take() == [
        "full began (50, 50)", "full began (90, 50)", "full moved (60, 50)", "full ended (90, 50)",
        "full ended (60, 50)",
      ])
  }

  @Test func `two fingers come down, pinch and turn together`() throws {
    let view = full()
    view.isMultipleTouchEnabled = true
    let generator = try EventGenerator(view: view)
    let middle = CGPoint(x: 200, y: 200)
    try generator.twoFingerTap(at: middle)
    #expect(
      log.take() == ["full began (190, 200) (210, 200)", "full ended (190, 200) (210, 200)"])
    try generator.fingerPinch(
      at: middle, fromDistance: 20, toDistance: 40, duration: 2 * EventGenerator.fingerMoveInterval)
    #expect(
      log.take() == [
        "full began (190, 200) (210, 200)", "full moved (185, 200) (215, 200)",
        "full moved (180, 200) (220, 200)", "full ended (180, 200) (220, 200)",
      ])
    try generator.fingerRotate(
      at: middle, angle: .pi / 2, duration: EventGenerator.fingerMoveInterval)
    #expect(
      log.take() == [
        "full began (150, 200) (250, 200)", "full moved (200, 150) (200, 250)",
        "full ended (200, 150) (200, 250)",
      ])
  }

  @Test func `incoherent sequences are refused and nothing is sent`() throws {
    let view = full()
    let generator = try EventGenerator(view: view)
    #expect { try generator.fingerUp() } throws: { error in
      if case HammerError.touchForFingerDoesNotExist = error { true } else { false }
    }
    try generator.fingerDown(.rightThumb)
    _ = log.take()
    #expect { try generator.fingerDown(.rightThumb) } throws: { error in
      if case HammerError.touchForFingerAlreadyExists(index: .rightThumb) = error {
        true
      } else {
        false
      }
    }
    #expect { try generator.fingerUp(.leftThumb) } throws: { error in
      if case HammerError.touchForFingerDoesNotExist(index: .leftThumb) = error {
        true
      } else {
        false
      }
    }
    #expect { try generator.twoFingerUp() } throws: { error in
      if case HammerError.invalidFingerCount(count: 1, expected: 2) = error { true } else { false }
    }
    #expect(log.take() == [])
    for _ in 1..<10 { try generator.fingerDown() }
    #expect { try generator.fingerDown() } throws: { error in
      if case HammerError.fingerLimitReached(limit: 10) = error { true } else { false }
    }
  }

  @Test func `what a person could not touch is refused`() throws {
    let root = full()
    let target = probe("target", CGRect(x: 50, y: 50, width: 100, height: 100))
    let cover = probe("cover", CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(target)
    let generator = try EventGenerator(view: root)
    func refusal(_ location: any HammerLocatable) -> String {
      do {
        try generator.fingerTap(at: location)
        return "none"
      } catch let error as HammerError {
        return switch error {
        case .viewIsNotInHierarchy: "not in hierarchy"
        case .viewIsNotVisible: "not visible"
        case .viewIsNotHittable: "not hittable"
        case .pointIsNotHittable: "no view there"
        case .unableToFindView: "not found"
        default: "\(error)"
        }
      } catch { return "\(error)" }
    }
    #expect(refusal("target") == "none")
    _ = log.take()
    target.isHidden = true
    #expect(refusal(target) == "not visible")
    target.isHidden = false
    root.alpha = 0
    #expect(refusal(target) == "not visible")
    root.alpha = 1
    root.addSubview(cover)
    #expect(refusal(target) == "not hittable")
    #expect(!generator.viewIsHittable("target"))
    #expect(generator.viewIsVisible("target"))
    cover.removeFromSuperview()
    target.isUserInteractionEnabled = false
    #expect(refusal(target) == "not hittable")
    target.isUserInteractionEnabled = true
    target.frame.origin.x = 1000
    #expect(refusal(target) == "not visible")
    #expect(refusal(CGPoint(x: 1000, y: 10)) == "no view there")
    target.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    #expect(refusal(target) == "not visible")
    target.removeFromSuperview()
    #expect(refusal(target) == "not in hierarchy")
    #expect(refusal("target") == "not found")
    #expect(log.take() == [])
  }
}
