// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A text view in a window with a delegate that writes down what it is told.
@MainActor
final class TextViewStage {
  let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
  let delegate = TextViewLog()
  let generator: EventGenerator

  init() throws {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.delegate = delegate
    generator = try EventGenerator(viewController: controller)
  }

  var log: EventLog { delegate.log }

  /// Reports a key that goes down and up.
  func key(
    _ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = []
  ) {
    for phase in [KeyStroke.Phase.began, .ended] {
      HostInput.send(
        .key(
          KeyStroke(
            usage: UInt16(usage.rawValue), phase: phase, characters: characters,
            charactersIgnoringModifiers: characters, modifiers: modifiers, isRepeat: false,
            time: generator.now)))
    }
  }

  /// A range of offsets.
  func range(_ from: Int, _ to: Int) -> UITextRange {
    guard let start = view.position(from: view.beginningOfDocument, offset: from),
      let end = view.position(from: view.beginningOfDocument, offset: to),
      let range = view.textRange(from: start, to: end)
    else { return UITextRange() }
    return range
  }
}
