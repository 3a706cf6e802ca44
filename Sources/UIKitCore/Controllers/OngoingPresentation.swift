// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a controller presents, as far as its place in the chain and its size go.
@MainActor
protocol OngoingPresentation: AnyObject {
  var presented: UIViewController { get }
  /// What places the presented view.
  var contentContainer: any UIContentContainer { get }
  /// Where the presenting view was before the presented one took its place; nil when it stays.
  var coveredPlace: UIView? { get }
}
