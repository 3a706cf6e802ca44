// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What holds focus items and shows a part of them at a time: focus that moves to another scrolls it.
///
/// - Rules: FO-14.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// Where the part that is seen begins.
  var contentOffset: CGPoint { get set }
  /// The size of everything.
  var contentSize: CGSize { get }
  /// The size of the part that is seen.
  var visibleSize: CGSize { get }
}

extension UIScrollView: UIFocusItemScrollableContainer {}
