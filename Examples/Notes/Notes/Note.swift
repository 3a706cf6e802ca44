// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// One note; its title can be observed.
class Note: NSObject {
  @objc dynamic var title: String
  @objc var isDone = false

  init(title: String) {
    self.title = title
    super.init()
  }
}
