// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIViewController: UIFocusEnvironment {
  /// Where to look for an item to focus unless the program says.
  var ordinaryFocusEnvironments: [any UIFocusEnvironment] {
    if let presentedViewController { return [presentedViewController] }
    return loadedView.map { [$0] } ?? []
  }
}
