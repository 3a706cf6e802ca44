// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The events of controls by name.
@MainActor
enum ControlEvents {
  static let all: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
  ]

  /// Calls `body` with the name of every event that `control` sends.
  static func listen(to control: UIControl, _ body: @escaping (String) -> Void) {
    for (event, name) in all {
      control.addAction(UIAction { _ in body(name) }, for: event)
    }
  }
}
