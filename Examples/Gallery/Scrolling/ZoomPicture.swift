// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A picture that two fingers enlarge.
final class ZoomPicture: UIScrollView {
  private static let greatestScale: CGFloat = 5
  let picture = PhotoView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    maximumZoomScale = Self.greatestScale
    backgroundColor = .systemGray4
    layer.cornerRadius = Theme.smallCornerRadius
    accessibilityIdentifier = "scroll.zoom"
    addSubview(picture)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard zoomScale == 1, !isZooming, !isZoomBouncing else { return }
    picture.frame = CGRect(origin: .zero, size: bounds.size)
    contentSize = bounds.size
  }
}
