// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A screen with a probe that fills it, and a generator to touch it.
@MainActor
struct TouchBench {
  let log = EventLog()
  let root: ProbeView
  let generator: EventGenerator

  /// A bench for a suite to keep in a lazy property.
  ///
  /// A property cannot throw: a bench that cannot be made stops the test instead.
  static func ready(multiTouch: Bool = true) -> TouchBench {
    do {
      return try TouchBench(multiTouch: multiTouch)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  init(multiTouch: Bool = true) throws {
    root = ProbeView("root", log: log, frame: UIScreen.main.bounds)
    root.isMultipleTouchEnabled = multiTouch
    generator = try EventGenerator(view: root)
  }

  /// A probe in the root view.
  @discardableResult
  func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 50, to parent: UIView? = nil
  )
    -> ProbeView
  {
    let view = ProbeView(name, log: log, frame: CGRect(x: x, y: y, width: size, height: size))
    (parent ?? root).addSubview(view)
    return view
  }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Sends contacts in one frame, below the level of fingers.
  func send(_ contacts: [Contact]) {
    HostInput.send(.contacts(ContactFrame(time: TimeSource.clock.now, contacts: contacts)))
  }

  func contact(
    _ id: Int, _ phase: Contact.Phase, _ x: CGFloat, _ y: CGFloat, detail: ContactDetail? = nil
  ) -> Contact {
    Contact(id: id, phase: phase, location: CGPoint(x: x, y: y), detail: detail)
  }
}

/// A recognizer that writes what it is told and recognizes nothing.
final class ProbeRecognizer: UIGestureRecognizer {
  var log: EventLog?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.record("\(name ?? "recognizer") began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.record("\(name ?? "recognizer") moved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.record("\(name ?? "recognizer") ended \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.record("\(name ?? "recognizer") cancelled \(touches.count)")
  }
}
