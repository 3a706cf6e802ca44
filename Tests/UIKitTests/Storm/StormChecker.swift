// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
@testable import UIKitCore

/// Checks every touch: who was told that it began, and that it is over.
@MainActor
final class StormChecker {
  private var open: [ObjectIdentifier: (touch: UITouch, receiver: ObjectIdentifier)] = [:]
  private(set) var faults: [String] = []
  private(set) var begun = 0
  private(set) var ended = 0
  private(set) var cancelled = 0

  /// The touches that began and are not over.
  var openCount: Int { open.count }

  /// Notes what a view was told.
  func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, at view: UIView) {
    for touch in touches {
      let key = ObjectIdentifier(touch)
      let receiver = ObjectIdentifier(view)
      if touch.phase != phase { fault("told \(phase) of a touch in phase \(touch.phase)") }
      switch phase {
      case .began:
        if open[key] != nil { fault("a touch began twice") }
        open[key] = (touch, receiver)
        begun += 1
      case .moved: if open[key]?.receiver != receiver { fault("a touch moved elsewhere") }
      case .ended, .cancelled:
        if open.removeValue(forKey: key)?.receiver != receiver {
          fault("a touch \(phase) that did not begin there, or twice")
        }
        if phase == .ended { ended += 1 } else { cancelled += 1 }
      default: fault("told \(phase)")
      }
    }
  }

  func fault(_ text: String) { if faults.count < 20 { faults.append(text) } }
}

/// A view that notes what it is told and then may do something rash.
final class StormView: UIView {
  unowned let world: StormWorld

  init(_ world: StormWorld, frame: CGRect) {
    self.world = world
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world.checker.note(.began, touches, at: self)
    world.actRashly(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world.checker.note(.moved, touches, at: self)
    world.actRashly(self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world.checker.note(.ended, touches, at: self)
    world.actRashly(self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    world.checker.note(.cancelled, touches, at: self)
    world.actRashly(self)
  }
}
