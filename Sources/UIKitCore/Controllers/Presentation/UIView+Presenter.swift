// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIView {
  /// The nearest controller along the chain that presents nothing yet, which brings up what a
  /// control has to show; nil for a view outside windows and controllers.
  final var nearestPresenter: UIViewController? {
    var place: UIResponder? = self
    while let here = place {
      if var found = here as? UIViewController {
        while let above = found.presentedViewController { found = above }
        return found
      }
      place = here.next
    }
    return window?.rootViewController
  }
}
