// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// How the events of a control reach what is registered for them.
extension UIControl {
  // Rules: CT-27, CT-28, CT-30, CT-31, CT-32, CT-33.
  /// Calls what is registered for any of `events`, in the order of registering.
  ///
  /// What handlers add or remove counts from the next event on.
  func send(_ events: Event, _ event: UIEvent?) {
    let entries = actionList.entries(on: events)
    if !entries.isEmpty { Trace.record(.action, "\(Trace.name(self)) sends \(events)") }
    for entry in entries {
      switch entry.handler {
      case .action(let action): sendAction(action)
      case .method(.chain, let action): sendAction(action, to: nil, for: event)
      case .method(let target, let action):
        if let object = target.object { sendAction(action, to: object, for: event) }
      }
    }
    guard let primaryEvent, events.contains(primaryEvent), !showsMenuAsPrimaryAction,
      !events.contains(.primaryActionTriggered)
    else { return }
    send(.primaryActionTriggered, event)
  }
}

extension UIControl.Event: CustomStringConvertible {
  /// The names of the events, or the bits of those without a name.
  public var description: String {
    var left = self
    var names: [String] = []
    for (event, name) in Self.named where left.contains(event) {
      names.append(name)
      left.remove(event)
    }
    if !left.isEmpty { names.append("0x" + String(left.rawValue, radix: 16)) }
    return names.joined(separator: " + ")
  }

  private static let named: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
