// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIRefreshControl {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var refreshControlMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("beginRefreshing") { (me: UIRefreshControl, _) in me.beginRefreshing() },
      .action("endRefreshing") { (me: UIRefreshControl, _) in me.endRefreshing() },
      .property("isRefreshing", get: { (me: UIRefreshControl) in me.isRefreshing }))
  }
}
