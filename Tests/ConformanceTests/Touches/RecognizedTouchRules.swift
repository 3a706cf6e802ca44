// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKitTesting

/// Recognises at the first movement, and notes how many touches each event has.
private final class Grab: UIGestureRecognizer {
  let log: EventLog
  init(_ log: EventLog) {
    self.log = log
    super.init(target: nil, action: nil)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .began : .changed
    log.record("grab moved, event has \(event.allTouches?.count ?? 0)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

@MainActor @Suite("TE touches that a recognizer took", .freshApplication)
struct RecognizedTouchRules {
  @Test func `TE-38 TE-43 a recognizer takes the touch from the view, and the event keeps it`()
    throws
  {
    let log = EventLog()
    let view = ProbeView("view", log: log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addGestureRecognizer(Grab(log))
    let generator = try EventGenerator(view: view)
    let start = view.convert(CGPoint(x: 50, y: 50), to: nil)
    try generator.fingerDown(.rightIndex, at: start)
    try generator.fingerMove(.rightIndex, to: CGPoint(x: start.x + 20, y: start.y))
    try generator.fingerMove(.rightIndex, to: CGPoint(x: start.x + 40, y: start.y))
    try generator.fingerUp(.rightIndex)
    #expect(
      log.take() == [
        "view began (50, 50)", "grab moved, event has 1", "view cancelled (70, 50)",
        "grab moved, event has 1",
      ])
  }

  @Test func `TE-38 without cancelsTouchesInView the view keeps its touch`() throws {
    let log = EventLog()
    let view = ProbeView("view", log: log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let grab = Grab(log)
    grab.cancelsTouchesInView = false
    view.addGestureRecognizer(grab)
    let generator = try EventGenerator(view: view)
    let start = view.convert(CGPoint(x: 50, y: 50), to: nil)
    try generator.fingerDown(.rightIndex, at: start)
    try generator.fingerMove(.rightIndex, to: CGPoint(x: start.x + 20, y: start.y))
    try generator.fingerUp(.rightIndex)
    #expect(
      log.take() == [
        "view began (50, 50)", "grab moved, event has 1", "view moved (70, 50)",
        "view ended (70, 50)",
      ])
  }
}
