// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

// Rules: PN-41.
/// Where a preview is shown.
///
/// [Apple: UIPreviewTarget](https://developer.apple.com/documentation/uikit/uipreviewtarget)
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the preview is put into.
  public final let container: UIView
  /// Where the middle of the preview is, in the container.
  public final let center: CGPoint
  /// How the preview is turned and stretched about its middle.
  public final let transform: CGAffineTransform

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - container: the view that the preview is put into.
  ///   - center: the middle of the preview, in the container.
  ///   - transform: how it is turned and stretched.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a target where the preview is as it is.
  ///
  /// - Parameters:
  ///   - container: the view that the preview is put into.
  ///   - center: the middle of the preview, in the container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
