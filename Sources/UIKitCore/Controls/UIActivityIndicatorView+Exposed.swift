// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIActivityIndicatorView {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var activityIndicatorViewMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("startAnimating") { (me: UIActivityIndicatorView, _) in me.startAnimating() },
      .action("stopAnimating") { (me: UIActivityIndicatorView, _) in me.stopAnimating() },
      .property("isAnimating", get: { (me: UIActivityIndicatorView) in me.isAnimating }),
      .property(
        "hidesWhenStopped", get: { (me: UIActivityIndicatorView) in me.hidesWhenStopped },
        set: { $0.hidesWhenStopped = $1 }),
      .property("color", get: { (me: UIActivityIndicatorView) in me.color }, set: { $0.color = $1 })
    )
  }
}
