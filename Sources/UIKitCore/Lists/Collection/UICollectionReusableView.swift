// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: CV-6, CV-16.
/// A view of a collection that is used again for another place when it has left view.
///
/// [Apple: UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview)
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  private final var storedIdentifier: String?
  /// What it stands for; nil while it is not shown.
  final var element: CollectionElement?
  /// What it is used for, where a collection made it of a registered class.
  final var use: ElementPool.Use?

  /// Makes a view; collections call it for registered classes.
  public override init(frame: CGRect) {
    storedIdentifier = ReuseBirth.shared.identifier
    super.init(frame: frame)
  }

  /// Makes a view that is not used again; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name under which it is used again; nil when it is not.
  open var reuseIdentifier: String? { storedIdentifier }

  /// Called before a view that left view is used again; an override calls super.
  open func prepareForReuse() {}

  // Rules: CV-11.
  /// Tells how the layout wants it; frame, alpha and transform are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  // Rules: CV-32.
  /// How it wants to be: as large as its constraints, or `sizeThatFits(_:)`, say.
  ///
  /// An override changes what super returns, or a copy of the argument. The layout decides whether
  /// it follows.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wished = fittingSize(
      layoutAttributes.size, keepsWidth: layoutAttributes.keepsWidth,
      keepsHeight: layoutAttributes.keepsHeight)
    guard wished != layoutAttributes.size else { return layoutAttributes }
    let result = layoutAttributes.copied
    let origin = layoutAttributes.frame.origin
    result.size = wished
    result.center = CGPoint(x: origin.x + wished.width / 2, y: origin.y + wished.height / 2)
    return result
  }

  private final func fittingSize(
    _ size: CGSize, keepsWidth: Bool, keepsHeight: Bool
  ) -> CGSize {
    let fitted = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
    return CGSize(
      width: keepsWidth ? size.width : fitted.width.asLength,
      height: keepsHeight ? size.height : fitted.height.asLength)
  }

  /// The view whose constraints say how large it wants to be.
  var measuredView: UIView { self }

  /// The size that constraints give it; without any, what `sizeThatFits(_:)` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let measured = measuredView
    guard !measured.constraints.isEmpty else { return sizeThatFits(targetSize) }
    if measured === self {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return measured.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // Rules: CV-53.
  /// Tells that another layout takes over; an override calls super.
  ///
  /// - Parameters:
  ///   - oldLayout: the layout that was.
  ///   - newLayout: the one that comes.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Tells that another layout has taken over; an override calls super.
  ///
  /// - Parameters:
  ///   - oldLayout: the layout that was.
  ///   - newLayout: the one that is.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}
