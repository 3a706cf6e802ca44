// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: PN-41, PN-42.
/// A view that is shown otherwise for a while, and where.
///
/// [Apple: UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview)
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public final let view: UIView
  /// What of it is seen; a copy of what the preview was made with.
  public final let parameters: UIPreviewParameters
  /// Where it is shown.
  public final let target: UIPreviewTarget

  /// Makes a preview that is shown somewhere.
  ///
  /// - Parameters:
  ///   - view: what is shown.
  ///   - parameters: what of it is seen; a copy is kept.
  ///   - target: where it is shown.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.copied
    self.target = target
    super.init()
  }

  /// Makes a preview that is shown where the view is.
  ///
  /// - Parameters:
  ///   - view: what is shown; without a superview it is its own container.
  ///   - parameters: what of it is seen; a copy is kept.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target =
      view.superview.map { UIPreviewTarget(container: $0, center: view.center) }
      ?? UIPreviewTarget(
        container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of a whole view, shown where the view is.
  ///
  /// - Parameter view: what is shown; without a superview it is its own container.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// How large the preview is: what is seen of the view.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// The same preview in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
