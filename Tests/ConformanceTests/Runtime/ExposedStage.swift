// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A pad with what the rewriter writes of it.
class ExposedPad: UIView {
  var log: [String] = []
  var title = "none"
  var level = 1
  var mode = UIView.ContentMode.center
  var other: ExposedPad?

  func tap(_ sender: UIControl) { log.append("tap \(type(of: sender))") }
  func ring() { log.append("ring") }
  func pan(_ recognizer: UIGestureRecognizer?) { log.append("pan \(recognizer == nil)") }
  func double(_ number: Int) -> Int { 2 * number }
  func join(_ one: String, _ two: String) -> String { one + two }
  func newPart() -> ExposedPart { ExposedPart() }
  func made() -> ExposedPart { ExposedPart() }
  func told(_ note: Notification) { log.append("told \(note.name.rawValue)") }
  func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "-")") }
  func step(_ link: CADisplayLink) { log.append("step") }

  override nonisolated class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .method("tap:") { (me: ExposedPad, a: ExposedArguments) in
        me.tap(a(0, as: UIControl.self))
        return nil
      },
      .method("ring") { (me: ExposedPad, _) in
        me.ring()
        return nil
      },
      .method("pan:") { (me: ExposedPad, a: ExposedArguments) in
        me.pan(a(0, as: UIGestureRecognizer?.self))
        return nil
      },
      .method("double:") { (me: ExposedPad, a: ExposedArguments) in
        me.double(a(0, as: Int.self))
      },
      .method("join:with:") { (me: ExposedPad, a: ExposedArguments) in
        me.join(a(0, as: String.self), a(1, as: String.self))
      },
      .method("newPart") { (me: ExposedPad, _) in me.newPart() },
      .method("made") { (me: ExposedPad, _) in me.made() },
      .method("told:") { (me: ExposedPad, a: ExposedArguments) in
        me.told(a(0, as: Notification.self))
        return nil
      },
      .method("tick:") { (me: ExposedPad, a: ExposedArguments) in
        me.tick(a(0, as: Timer.self))
        return nil
      },
      .method("step:") { (me: ExposedPad, a: ExposedArguments) in
        me.step(a(0, as: CADisplayLink.self))
        return nil
      },
      .property(
        "title", get: { (me: ExposedPad) in me.title }, set: { me, value in me.title = value }),
      .property(
        "level", get: { (me: ExposedPad) in me.level }, set: { me, value in me.level = value }),
      .property(
        "mode", get: { (me: ExposedPad) in me.mode }, set: { me, value in me.mode = value }),
      .property(
        "other", get: { (me: ExposedPad) in me.other }, set: { me, value in me.other = value }))
  }
}

/// A pad that rings otherwise, overriding the method and not the table.
final class LoudPad: ExposedPad {
  override func ring() { log.append("RING") }
}

/// A pad with a table of its own.
final class OwnPad: ExposedPad {
  override nonisolated class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .method("ring") { (me: OwnPad, _) in
        me.log.append("own")
        return nil
      })
  }
}

/// What counts how many of it live.
final class ExposedPart: NSObject, ExposedClass {
  var price = 0.0
  var name = ""
  var labels: [String] = []

  convenience init(_ name: String, _ price: Double, _ labels: [String] = []) {
    self.init()
    self.name = name
    self.price = price
    self.labels = labels
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("price", get: { (me: ExposedPart) in me.price }, set: { $0.price = $1 }),
      .property("name", get: { (me: ExposedPart) in me.name }, set: { $0.name = $1 }),
      .property("labels", get: { (me: ExposedPart) in me.labels }))
  }
}

/// What answers for keys and messages that it does not have.
final class Answering: NSObject, ExposedClass {
  var kept: [String: Any] = [:]

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .method("respondsToSelector:") { (me: Answering, a: ExposedArguments) in
        let selector = a(0, as: Selector.self)
        return selector.description == "anything" || me.responds(to: selector)
      },
      .method("valueForUndefinedKey:") { (me: Answering, a: ExposedArguments) in
        me.kept[a(0, as: String.self)] ?? "unknown"
      },
      .method("setValue:forUndefinedKey:") { (me: Answering, a: ExposedArguments) in
        me.kept[a(1, as: String.self)] = a(0, as: Any?.self)
        return nil
      })
  }
}
