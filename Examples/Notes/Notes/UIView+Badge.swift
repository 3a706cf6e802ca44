// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ObjectiveC
import UIKit

private var badgeKey: UInt8 = 0

extension UIView {
  /// A short word that somebody pinned to the view.
  var badge: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set {
      objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
