// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A view that can be first responder and has input views.
final class Typist: UIView {
  var input: UIView?
  var accessory: UIView?
  var inputController: UIInputViewController?
  var accessoryController: UIInputViewController?

  init(_ name: String, in superview: UIView) {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    accessibilityIdentifier = name
    superview.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { input }
  override var inputAccessoryView: UIView? { accessory }
  override var inputViewController: UIInputViewController? { inputController }
  override var inputAccessoryViewController: UIInputViewController? { accessoryController }
}

/// A controller whose view holds typists, and the notifications of the keyboard as lines.
@MainActor
final class InputStage {
  final class Owner: UIViewController {
    var accessory: UIView?
    var input: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
  }

  let log = EventLog()
  let owner = Owner()
  let one: Typist
  let two: Typist
  let generator: EventGenerator
  private var observers: [any NSObjectProtocol] = []

  static let height = UIScreen.main.bounds.height
  private static let names: [(NSNotification.Name, String)] = [
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
  ]

  init() {
    one = Typist("one", in: owner.view)
    two = Typist("two", in: owner.view)
    do {
      generator = try EventGenerator(viewController: owner)
    } catch {
      preconditionFailure("\(error)")
    }
    let log = log
    for (name, word) in InputStage.names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated {
            log.record(
              "\(word) \(EventLog.text(InputStage.height - (begin?.minY ?? 0)))"
                + " → \(EventLog.text(InputStage.height - (end?.minY ?? 0)))")
          }
        })
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  /// A view of a height to be shown as input.
  static func view(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 50, height: height))
  }

  /// Lets the keyboard come to rest.
  func settle() { generator.advance(by: 1) }

  /// How far a view's top edge is above the bottom of the screen.
  static func rise(of view: UIView) -> CGFloat {
    height - view.convert(view.bounds, to: UIScreen.main.coordinateSpace).minY
  }
}
