// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: AW-76.
/// Tells the controllers of a window that the interface turns from one edge to another.
@MainActor
struct RotationNotice {
  private let former: UIInterfaceOrientation
  private let new: UIInterfaceOrientation

  /// Nil where the same edge stays up.
  init?(from former: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    guard former != new else { return nil }
    (self.former, self.new) = (former, new)
  }

  /// Before anything of the window changed.
  func begin(in window: UIWindow) {
    tell(window) { $0.willRotate(to: new, duration: 0) }
  }

  /// As the window gets its size.
  func turn(in window: UIWindow) {
    tell(window) { $0.willAnimateRotation(to: new, duration: 0) }
  }

  /// After all of it was laid out.
  func end(in window: UIWindow) {
    tell(window) { $0.didRotate(from: former) }
  }

  /// Calls the root and what is presented above it, each before its children.
  private func tell(_ window: UIWindow, _ call: (UIViewController) -> Void) {
    var controller = window.root
    while let told = controller {
      tell(told, call)
      controller = told.presentation?.presented
    }
  }

  private func tell(_ controller: UIViewController, _ call: (UIViewController) -> Void) {
    guard controller.viewIfLoaded?.window != nil else { return }
    call(controller)
    guard controller.shouldAutomaticallyForwardRotationMethods() else { return }
    for child in controller.contained { tell(child, call) }
  }
}
