// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Something with content of a size of its own, which contains others and is contained.
///
/// [Apple: UIContentContainer](https://developer.apple.com/documentation/uikit/uicontentcontainer)
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like.
  var preferredContentSize: CGSize { get }
  /// Tells that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have when this container has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells that the container's size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Tells that what the container is shown on is about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
