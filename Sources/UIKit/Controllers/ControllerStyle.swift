// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The style that a controller asks for its view.
@MainActor
enum ControllerStyle {
  /// - Rules: AW-32.
  static func set(_ style: UIUserInterfaceStyle, of controller: UIViewController) {
    guard style != controller.askedStyle else { return }
    Traits.hasOverrides = true
    guard let view = controller.loadedView else { return controller.askedStyle = style }
    Traits.restyle(view) { controller.askedStyle = style }
  }
}

extension UIViewController: UITraitChangeObservable {}
