// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Tells controllers that they come and go, in UIKit's order, around the change that does it.
@MainActor
enum AppearanceTransition {
  static func run(
    disappearing: UIViewController?, appearing: UIViewController?, animated: Bool,
    _ change: () -> Void
  ) {
    if let appearing { appearing.loadViewIfNeeded() }
    disappearing?.viewWillDisappear(animated)
    appearing?.viewWillAppear(animated)
    change()
    disappearing?.viewDidDisappear(animated)
    appearing?.viewDidAppear(animated)
  }
}
