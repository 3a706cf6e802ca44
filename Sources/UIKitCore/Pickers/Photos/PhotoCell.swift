// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: IP-20, IP-21.
/// A picture among others, which fills its square.
final class PhotoCell: UICollectionViewCell {
  static let name = "photo"
  private static let pressedAlpha: CGFloat = 0.6

  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addFilling(picture)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture, or nothing where the file is none.
  ///
  /// - Parameters:
  ///   - photo: its file, which is read now.
  ///   - number: its place among `count`, from 1.
  func show(_ photo: SavedPhoto, number: Int, of count: Int) {
    picture.image = photo.read()?.image
    accessibilityLabel = "Photo \(number) of \(count)"
    accessibilityIdentifier = "photo-\(number)"
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? Self.pressedAlpha : 1 }
  }

  /// Lets go of the picture.
  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }
}
