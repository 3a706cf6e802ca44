// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where pages are shown and how one gives way to another: side by side, or as leaves of a book.
@MainActor
protocol PageStage: AnyObject {
  /// What the program may give to another view.
  var recognizers: [UIGestureRecognizer] { get }
  /// The part of the turn in progress that is done, 0 to 1.
  var progress: CGFloat { get }

  /// Puts what it needs into the view of the controller.
  func install(in root: UIView)
  /// Places all in a rectangle of that view.
  func layOut(_ area: CGRect)
  /// Shows pages at their places, and no others.
  func show(_ pages: [UIViewController])
  /// Puts the new pages of a turn beside those that are shown.
  func bring(_ turn: PageTurn)
  /// Lets a turn happen by itself.
  func run(_ turn: PageTurn)
  /// Ends every movement, those of fingers too.
  func rest()
  /// Whether a recognizer of the view may begin.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool
}
