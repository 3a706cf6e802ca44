// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-36.
/// Something that shows a picture, which may be larger for people who need large text.
///
/// [Apple: UIAccessibilityContentSizeCategoryImageAdjusting](https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting)
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture grows with text in the sizes for accessibility; false at first.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIAccessibilityContentSizeCategoryImageAdjusting where Self: UIView {
  // Rules: AX-36.
  /// Whether the picture has another size than under former traits.
  func resizesImage(after previous: UITraitCollection?) -> Bool {
    adjustsImageSizeForAccessibilityContentSizeCategory
      && previous?.accessibleImageScale != traitCollection.accessibleImageScale
  }
}

extension UITraitCollection {
  // Rules: AX-36.
  /// How many times as large such a picture is: as text is, in parts of the largest size that is none
  /// for accessibility.
  final var accessibleImageScale: CGFloat {
    let category = preferredContentSizeCategory
    guard category.isAccessibilityCategory else { return 1 }
    let largest = TextSizes.points(of: .body, in: .extraExtraExtraLarge)
    return TextSizes.points(of: .body, in: category) / largest
  }
}

extension UIImage {
  // Rules: AX-36.
  /// The size in which it is shown by something that adjusts it, or does not.
  ///
  /// Symbols in the size of a kind of text have grown with it already.
  final func shownSize(adjusts: Bool, for traits: UITraitCollection) -> CGSize {
    guard adjusts, !isSymbolImage else { return size }
    let scale = traits.accessibleImageScale
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
