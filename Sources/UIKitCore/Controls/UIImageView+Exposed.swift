// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIImageView {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var imageViewMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("startAnimating") { (me: UIImageView, _) in me.startAnimating() },
      .action("stopAnimating") { (me: UIImageView, _) in me.stopAnimating() },
      .property("image", get: { (me: UIImageView) in me.image }, set: { $0.image = $1 }),
      .property(
        "highlightedImage", get: { (me: UIImageView) in me.highlightedImage },
        set: { $0.highlightedImage = $1 }),
      .property(
        "isHighlighted", get: { (me: UIImageView) in me.isHighlighted },
        set: { $0.isHighlighted = $1 }))
  }
}
