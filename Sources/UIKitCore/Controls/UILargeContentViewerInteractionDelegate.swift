// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-40, AX-41.
/// Decides what is shown large of a view, and what comes of it.
///
/// [Apple: UILargeContentViewerInteractionDelegate](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate)
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells that the finger went up.
  ///
  /// A delegate without this method has a control that was shown do what a tap does.
  ///
  /// - Parameters:
  ///   - interaction: the interaction.
  ///   - item: what was shown; nil where the finger was over nothing.
  ///   - point: where the finger was, in coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

  /// What is shown while a finger is at a point; nil for nothing.
  ///
  /// Without this method it is the innermost view there that shows itself large.
  ///
  /// - Parameters:
  ///   - interaction: the interaction.
  ///   - point: where the finger is, in coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// The controller in the middle of whose view it is shown.
  ///
  /// Without this method, or where that view is in no window, it is the middle of the window.
  ///
  /// - Parameter interaction: the interaction.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Has a control do what a tap does.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { interaction.operate(item) }

  /// The innermost view there that shows itself large.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.innermostItem(at: point) }

  /// One whose view is in no window.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { UIViewController() }
}
