// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UISegmentedControl {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var segmentedControlMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(
        "selectedSegmentIndex", get: { (me: UISegmentedControl) in me.selectedSegmentIndex },
        set: { $0.selectedSegmentIndex = $1 }),
      .property("numberOfSegments", get: { (me: UISegmentedControl) in me.numberOfSegments }))
  }
}
