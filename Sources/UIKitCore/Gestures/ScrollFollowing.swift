// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A recognizer that can take what a wheel or trackpad scrolls.
@MainActor
protocol ScrollFollowing: UIGestureRecognizer {
  /// Whether it takes a scroll of a type that begins with `event`.
  func takesScroll(_ type: UIScrollTypeMask, _ event: UIEvent) -> Bool
  /// A scroll begins.
  func beginScroll(at time: TimeInterval)
  /// The wheel or the fingers on the trackpad moved.
  func scroll(by delta: CGPoint, at time: TimeInterval)
  /// The scroll is over.
  func endScroll(at time: TimeInterval)
}
