// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIProgressView {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var progressViewMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(
        "progress", get: { (me: UIProgressView) in me.progress }, set: { $0.progress = $1 }),
      .property(
        "progressTintColor", get: { (me: UIProgressView) in me.progressTintColor },
        set: { $0.progressTintColor = $1 }),
      .property(
        "trackTintColor", get: { (me: UIProgressView) in me.trackTintColor },
        set: { $0.trackTintColor = $1 }))
  }
}
