// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PN bands", .freshApplication)
struct BandSelectionRules {
  /// A page with a pad at (100, 100), 200 by 200 points large, on which bands are drawn.
  @MainActor private final class Stage {
    let page = UIView(frame: UIScreen.main.bounds)
    let pad = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let log = EventLog()
    let interaction: UIBandSelectionInteraction
    let generator: EventGenerator

    init() throws {
      let log = log
      interaction = UIBandSelectionInteraction { interaction in
        let rect = interaction.selectionRect ?? .zero
        let size = CGPoint(x: rect.width, y: rect.height)
        log.record("\(interaction.state) \(EventLog.text(rect.origin)) \(EventLog.text(size))")
      }
      pad.contentSize = CGSize(width: 200, height: 800)
      pad.addInteraction(interaction)
      page.addSubview(pad)
      generator = try EventGenerator(view: page)
    }

    func drag(button: UIEvent.ButtonMask = .primary) throws {
      try generator.pointerDown(at: CGPoint(x: 120, y: 180), button: button)
      try generator.pointerMove(to: CGPoint(x: 150, y: 150))
    }

    /// What is drawn of a band.
    var bands: [CGRect] {
      pad.subviews.filter { $0.frame == interaction.selectionRect }.map(\.frame)
    }
  }

  @Test func `PN-60 PN-61 a pointer that drags draws a band`() throws {
    let stage = try Stage()
    #expect(stage.interaction.state == .possible && stage.interaction.selectionRect == nil)
    try stage.generator.pointerDown(at: CGPoint(x: 120, y: 180), modifiers: .shift)
    try stage.generator.pointerMove(to: CGPoint(x: 123, y: 180), modifiers: .shift)
    #expect(stage.log.take() == [])
    try stage.generator.pointerMove(to: CGPoint(x: 150, y: 190), modifiers: .shift)
    #expect(stage.log.take() == ["began (20, 80) (30, 10)"])
    #expect(stage.interaction.initialModifierFlags == .shift)
    #expect(stage.bands == [CGRect(x: 20, y: 80, width: 30, height: 10)])
    try stage.generator.pointerMove(to: CGPoint(x: 110, y: 130))
    #expect(stage.log.take() == ["selecting (10, 30) (10, 50)"])
    #expect(stage.interaction.initialModifierFlags == .shift)
    try stage.generator.pointerUp()
    #expect(stage.log.take() == ["ended (10, 30) (10, 50)"])
    #expect(stage.interaction.state == .possible && stage.interaction.selectionRect == nil)
    #expect(stage.pad.contentOffset == .zero)
  }

  @Test func `PN-60 fingers and other buttons draw none`() throws {
    let stage = try Stage()
    try stage.generator.fingerDown(at: CGPoint(x: 120, y: 280))
    try stage.generator.fingerMove(to: CGPoint(x: 120, y: 250))
    try stage.generator.fingerMove(to: CGPoint(x: 120, y: 200))
    #expect(stage.pad.contentOffset.y > 0)
    try stage.generator.fingerUp()
    try stage.drag(button: .secondary)
    try stage.generator.pointerUp()
    #expect(stage.log.take() == [])
  }

  @Test func `PN-62 the program says where bands begin`() throws {
    let stage = try Stage()
    var asked: [CGPoint] = []
    stage.interaction.shouldBeginHandler = { _, point in
      asked.append(point)
      return false
    }
    try stage.drag()
    try stage.generator.pointerMove(to: CGPoint(x: 150, y: 110))
    try stage.generator.pointerUp()
    #expect(asked == [CGPoint(x: 20, y: 80)] && stage.log.take() == [])
    #expect(stage.pad.contentOffset.y > 0)
  }

  @Test func `PN-63 what is disabled or removed ends its band`() throws {
    for isRemoved in [true, false] {
      let stage = try Stage()
      try stage.drag()
      #expect(stage.log.take() == ["began (20, 50) (30, 30)"])
      if isRemoved {
        stage.pad.removeInteraction(stage.interaction)
      } else {
        stage.interaction.isEnabled = false
      }
      #expect(stage.log.take() == ["ended (20, 50) (30, 30)"])
      #expect(stage.interaction.state == .possible)
      try stage.generator.pointerMove(to: CGPoint(x: 160, y: 160))
      try stage.generator.pointerUp()
      try stage.drag()
      try stage.generator.pointerUp()
      #expect(stage.log.take() == [])
    }
  }
}
