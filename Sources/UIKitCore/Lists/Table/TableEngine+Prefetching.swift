// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: TV-71.
/// Telling of rows before they are seen.
extension TableEngine {
  /// Tells of rows that came near, and of those that went without having been seen.
  func tellOfPrefetching() {
    guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.window != nil,
      table.engine.printed == nil
    else { return }
    let wanted = nearRows
    let (fresh, stale) = (wanted.subtracting(prefetched), prefetched.subtracting(wanted))
    prefetched = wanted
    let next = fresh.sorted().compactMap(known)
    if !next.isEmpty { source.tableView(table, prefetchRowsAt: next) }
    let gone = stale.sorted().filter { cells[$0] == nil }.compactMap(known)
    if !gone.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: gone) }
  }

  /// Rows at most half of what is seen above and below that.
  private var nearRows: Set<RowPlace> {
    let window = window
    let room = (window.upperBound - window.lowerBound) / 2
    let near = rows(from: window.lowerBound - room, to: window.upperBound + room) ?? []
    return Set(near.filter { cells[$0] == nil })
  }
}
