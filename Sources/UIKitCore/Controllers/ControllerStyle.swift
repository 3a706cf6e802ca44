// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The style that a controller asks for its view.
extension UIViewController {
  // Rules: AW-32.
  func setAskedStyle(_ style: UIUserInterfaceStyle) {
    guard style != askedStyle else { return }
    ViewTrees.shared.haveStyles = true
    guard let view = loadedView else { return askedStyle = style }
    Traits.restyle(view) { askedStyle = style }
  }
}

extension UIViewController: UITraitChangeObservable {}
