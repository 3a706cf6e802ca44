// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: FO-14.
/// What holds focus items and shows a part of them at a time: focus that moves to another scrolls it.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// Where the part that is seen begins.
  var contentOffset: CGPoint { get set }
  /// The size of everything.
  var contentSize: CGSize { get }
  /// The size of the part that is seen.
  var visibleSize: CGSize { get }
}

/// A container that scrolls to what has focus in a way of its own.
@MainActor
protocol FocusRevealing: UIFocusItemScrollableContainer {
  /// Scrolls by as much as shows a rectangle of the container.
  func reveal(_ rect: CGRect)
}
