// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PG-9.
/// Content that was laid out over pages, whose numbers begin at 0.
@MainActor
protocol PrintedPages {
  var count: Int { get }
  /// How high the content of a page is, in points of paper; nil for a page that there is not.
  func height(_ page: Int) -> CGFloat?
  /// Draws a page into the current context; nothing for a page that there is not.
  func draw(_ page: Int, in rect: CGRect)
}
