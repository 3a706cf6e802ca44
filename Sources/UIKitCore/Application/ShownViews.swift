// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIView {
  /// The views of a class that are not hidden, this one included, from the back; what is in one of
  /// them is not looked at.
  func shown<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    if isHidden { return [] }
    if let found = self as? Kind { return [found] }
    return subviews.flatMap { $0.shown(kind) }
  }
}
