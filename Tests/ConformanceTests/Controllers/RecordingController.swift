// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// What controllers were told, in order, as `name: callback`.
@MainActor
final class CallbackLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension CallbackLog {
  /// A stack of recording controllers in a window of a driver; what they were told so far is taken.
  func stack(
    _ names: [String], delegate: (any UINavigationControllerDelegate)? = nil
  ) throws -> (UINavigationController, EventGenerator) {
    let stack = UINavigationController()
    stack.setViewControllers(names.map { RecordingController($0, self) }, animated: false)
    stack.delegate = delegate
    let generator = try EventGenerator(viewController: stack)
    _ = take()
    return (stack, generator)
  }
}

/// Writes every callback into a log.
class RecordingController: UIViewController {
  let name: String
  let log: CallbackLog
  var notesLayout = false

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private var flags: String {
    (isMovingToParent ? " movingTo" : "") + (isMovingFromParent ? " movingFrom" : "")
      + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : "")
  }

  private func note(_ what: String) { log.note("\(name): \(what)\(flags)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name): didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func viewWillLayoutSubviews() { if notesLayout { log.note("\(name): willLayout") } }
  override func viewDidLayoutSubviews() { if notesLayout { log.note("\(name): didLayout") } }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name): willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(name): didMove \(parent == nil ? "out" : "in")")
  }
}

/// A key window of the screen's size with a root controller, closed when the test lets it go.
@MainActor
func makeWindow(root: UIViewController?, isVisible: Bool = true) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  if isVisible { window.makeKeyAndVisible() }
  return window
}

/// A tap of one finger at a point of the screen.
@MainActor
func tap(_ point: CGPoint) {
  for (phase, time) in [(Contact.Phase.began, 0.0), (.ended, 0.05)] {
    HostInput.send(
      .contacts(
        ContactFrame(time: time, contacts: [Contact(id: 9007, phase: phase, location: point)])))
  }
}
