// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PC taps and squeezes of a pencil", .freshApplication)
struct PencilRules {
  /// Writes down what it is told.
  private final class Newer: NSObject, UIPencilInteractionDelegate {
    var lines: [String] = []
    var name = ""
    var onCall: () -> Void = {}
    private(set) var pose: UIPencilHoverPose?
    private(set) var time: TimeInterval = 0

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { lines.append("older") }

    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
    ) {
      lines.append("\(name)tap")
      (pose, time) = (tap.hoverPose, tap.timestamp)
      onCall()
    }

    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {
      lines.append("\(name)\(squeeze.phase)")
      (pose, time) = (squeeze.hoverPose, squeeze.timestamp)
      onCall()
    }
  }

  private final class Older: NSObject, UIPencilInteractionDelegate {
    var taps = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
  }

  private let page = UIView(frame: UIScreen.main.bounds)
  private let log = Newer()
  private let interaction: UIPencilInteraction
  private let generator: EventGenerator

  init() throws {
    interaction = UIPencilInteraction(delegate: log)
    page.addInteraction(interaction)
    generator = try EventGenerator(view: page)
  }

  @Test func `PC-1 every enabled interaction in a shown window hears of a tap`() throws {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = Newer()
    let added = UIPencilInteraction()
    added.delegate = second
    other.addInteraction(added)
    #expect(added.view === other && added.isEnabled)
    try generator.pencilTap()
    #expect(log.take() == ["tap"] && second.take() == [])
    page.addSubview(other)
    try generator.pencilTap()
    #expect(log.take() == ["tap"] && second.take() == ["tap"])
    interaction.isEnabled = false
    try generator.pencilTap()
    #expect(log.take() == [] && second.take() == ["tap"])
    interaction.isEnabled = true
    log.onCall = { other.removeInteraction(added) }
    try generator.pencilTap()
    #expect(log.take() == ["tap"] && second.take() == [] && added.view == nil)
    page.window?.isHidden = true
    try generator.pencilTap()
    #expect(log.take() == [])
  }

  @Test func `PC-2 a delegate without the newer method gets the older one`() throws {
    let older = Older()
    interaction.delegate = older
    try generator.pencilTap()
    #expect(older.taps == 1)
    interaction.delegate = log
    try generator.pencilTap()
    #expect(log.take() == ["tap"] && older.taps == 1)
  }

  @Test func `PC-3 a squeeze goes to those who were told of its beginning`() throws {
    try generator.pencilSqueeze()
    #expect(log.take() == ["began", "ended"])
    try generator.pencilSqueeze(.began)
    try generator.pencilSqueeze(.changed, above: page)
    try generator.pencilSqueeze(.cancelled)
    #expect(log.take() == ["began", "changed", "cancelled"])
    try generator.pencilSqueeze(.began)
    let late = Newer()
    let added = UIPencilInteraction(delegate: late)
    page.addInteraction(added)
    interaction.isEnabled = false
    try generator.pencilSqueeze(.changed)
    try generator.pencilSqueeze(.ended)
    #expect(log.take() == ["began", "cancelled"] && late.take() == [])
  }

  @Test func `PC-4 a tap says how the pencil hovered above the view`() throws {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    page.addSubview(view)
    let inner = Newer()
    let added = UIPencilInteraction(delegate: inner)
    view.addInteraction(added)
    generator.advance(by: 1)
    try generator.pencilTap(
      above: CGPoint(x: 100, y: 60),
      pose: .init(zOffset: 0.5, azimuth: .pi / 2, altitude: 1, roll: 0.25))
    #expect(inner.time == generator.now)
    let (outer, pose) = try (#require(log.pose), #require(inner.pose))
    #expect(outer.location == CGPoint(x: 100, y: 60) && outer.zOffset == 0.5)
    #expect(abs(outer.azimuthAngle - .pi / 2) < 1e-9 && outer.altitudeAngle == 1)
    #expect(abs(outer.azimuthUnitVector.dy - 1) < 1e-9 && outer.rollAngle == 0.25)
    #expect(abs(pose.location.x) < 1e-9 && abs(pose.location.y - 50) < 1e-9)
    #expect(abs(pose.azimuthAngle) < 1e-9)
    try generator.pencilTap()
    #expect(log.pose == nil)
  }

  @Test func `PC-5 what the person wants comes with their preferences`() {
    #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
    #expect(UIPencilInteraction.preferredSqueezeAction == .showContextualPalette)
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    #expect(UIPencilInteraction.prefersHoverToolPreview)
    generator.preferPencil(
      tap: .switchPrevious, squeeze: .runSystemShortcut, pencilOnly: true, hoverPreview: false)
    #expect(UIPencilInteraction.preferredTapAction == .switchPrevious)
    #expect(UIPencilInteraction.preferredSqueezeAction == .runSystemShortcut)
    #expect(UIPencilInteraction.prefersPencilOnlyDrawing)
    #expect(!UIPencilInteraction.prefersHoverToolPreview)
    for raw in 0...6 {
      let action = UIPencilPreferredAction(rawValue: raw)
      generator.preferPencil(tap: action ?? .ignore)
      #expect(UIPencilInteraction.preferredTapAction == action)
    }
    generator.preferPencil()
    #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
  }

  @Test func `PC-6 what cannot be is dropped, and what comes between cancels`() throws {
    try generator.pencilSqueeze(.ended)
    try generator.pencilSqueeze(.changed)
    #expect(log.take() == [])
    try generator.pencilSqueeze(.began)
    try generator.pencilSqueeze(.began)
    #expect(log.take() == ["began", "cancelled", "began"])
    HostInput.send(.cancelContacts(at: generator.now))
    try generator.pencilSqueeze(.ended)
    #expect(log.take() == ["cancelled"])
    HostInput.send(
      .pencil(
        PencilSample(
          time: generator.now, gesture: .tap,
          pose: .init(location: CGPoint(x: CGFloat.nan, y: 0), height: 7))))
    #expect(log.take() == ["tap"] && log.pose == nil)
    HostInput.send(.lifecycle(.deactivate, at: generator.now))
    try generator.pencilTap()
    try generator.pencilSqueeze(.began)
    #expect(log.take() == [])
    HostInput.send(.lifecycle(.activate, at: generator.now))
    UIApplication.shared.beginIgnoringInteractionEvents()
    try generator.pencilTap()
    #expect(log.take() == [])
    UIApplication.shared.endIgnoringInteractionEvents()
    try generator.pencilTap()
    #expect(log.take() == ["tap"])
  }

  @Test func `PC-6 a recording of a pencil replays`() throws {
    let run = try generator.recording {
      try generator.pencilTap(above: page)
      try generator.pencilSqueeze()
    }
    #expect(log.take() == ["tap", "began", "ended"])
    generator.replay(try EventRecording(data: run.data()))
    #expect(log.take() == ["tap", "began", "ended"])
  }
}
