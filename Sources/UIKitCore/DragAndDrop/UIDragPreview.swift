// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

/// What of a view a preview of something dragged shows, and how.
///
/// [Apple: UIDragPreviewParameters](https://developer.apple.com/documentation/uikit/uidragpreviewparameters)
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview of something dragged is shown.
///
/// [Apple: UIDragPreviewTarget](https://developer.apple.com/documentation/uikit/uidragpreviewtarget)
open class UIDragPreviewTarget: UIPreviewTarget {}

// Rules: DD-9.
/// A view that is shown of something while it is dragged.
///
/// [Apple: UIDragPreview](https://developer.apple.com/documentation/uikit/uidragpreview)
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  private let shown: UIView
  private let look: UIDragPreviewParameters

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - view: what is shown; it need not be in a window.
  ///   - parameters: what of it is seen; a copy is kept.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    shown = view
    look = UIDragPreviewParameters()
    look.visiblePath = parameters.visiblePath?.copy() as? UIBezierPath
    look.shadowPath = parameters.shadowPath?.copy() as? UIBezierPath
    if let color = parameters.plateColor { look.backgroundColor = color }
    super.init()
  }

  /// Makes a preview of a whole view.
  ///
  /// - Parameter view: what is shown; it need not be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// What is shown.
  open var view: UIView { shown }

  /// What of it is seen.
  open var parameters: UIDragPreviewParameters { look }
}

// Rules: DD-4, DD-18, DD-21.
/// A view that is shown of something that is lifted, dropped, or goes back, and where.
///
/// [Apple: UITargetedDragPreview](https://developer.apple.com/documentation/uikit/uitargeteddragpreview)
open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview in another place.
  ///
  /// - Parameter newTarget: the place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
