// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

/// Where title, picture and background of buttons go.
extension UIButton {
  /// Room above and below the content of a system button, in points.
  private static let systemInsets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  /// The least side of a button without content insets of its own, in points.
  private static let leastWidth: CGFloat = 30

  private func contentRoom() -> UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let (left, right) =
      isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  func contentRect(in bounds: CGRect) -> CGRect {
    bounds.inset(by: contentRoom())
  }

  /// The sizes of what a button shows now.
  private struct Sizes {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0

    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + titlePadding + subtitle.height)
    }
    var all: CGSize {
      CGSize(
        width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    }
  }

  private func partSizes() -> Sizes {
    var sizes = Sizes()
    if let title = parts.title, !title.isHidden { sizes.title = title.sizeThatFits(.zero) }
    if let subtitle = parts.subtitle, !subtitle.isHidden {
      sizes.subtitle = subtitle.sizeThatFits(.zero)
    }
    sizes.image =
      parts.image?.image?.shownSize(
        adjusts: adjustsImageSizeForAccessibilityContentSizeCategory, for: traitCollection) ?? .zero
    guard let configuration = self.configuration else { return sizes }
    if sizes.image.width > 0, sizes.title.width > 0 {
      sizes.imagePadding = configuration.imagePadding
    }
    if sizes.subtitle.height > 0 { sizes.titlePadding = configuration.titlePadding }
    return sizes
  }

  func naturalSize() -> CGSize {
    applyAppearance()
    let content = partSizes().all
    var room = contentRoom()
    if configuration == nil, room == .zero, kind != .custom { room = Self.systemInsets }
    var size = CGSize(
      width: content.width + room.left + room.right, height: content.height + room.top + room.bottom
    )
    if configuration == nil { size.width = max(size.width, Self.leastWidth) }
    if let background = parts.backgroundImage?.image {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }

  /// Where title, subtitle and picture go.
  func partPlaces(_ content: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let sizes = partSizes()
    let imageWidth = min(sizes.image.width, content.width)
    let textWidth = min(sizes.text.width, max(0, content.width - imageWidth - sizes.imagePadding))
    let used = imageWidth + sizes.imagePadding + textWidth
    let free = content.width - used
    let start: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: isMirrored ? free : 0
      case .leading: 0
      case .right: isMirrored ? 0 : free
      case .trailing: free
      case .center, .fill: free / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - height
      case .center, .fill: content.minY + (content.height - height) / 2
      }
    }
    let imageHeight = min(sizes.image.height, content.height)
    let image = CGRect(
      x: content.minX + start, y: y(imageHeight), width: imageWidth, height: imageHeight)
    let textX = content.minX + start + imageWidth + sizes.imagePadding
    let top = y(sizes.text.height)
    let title = CGRect(x: textX, y: top, width: textWidth, height: sizes.title.height)
    let subtitle = CGRect(
      x: textX, y: title.maxY + sizes.titlePadding, width: textWidth, height: sizes.subtitle.height)
    return (
      moved(mirrored(title, in: content), by: titleEdgeInsets), mirrored(subtitle, in: content),
      moved(mirrored(image, in: content), by: imageEdgeInsets)
    )
  }

  /// The rectangle in the middle of what insets leave of it.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  func placeParts() {
    let content = contentRect(forBounds: bounds)
    parts.title?.setComputedFrame(titleRect(forContentRect: content))
    parts.image?.setComputedFrame(imageRect(forContentRect: content))
    parts.subtitle?.setComputedFrame(partPlaces(content).subtitle)
    let background = backgroundRect(forBounds: bounds)
    parts.backgroundImage?.frame = background
    if let fill = parts.fill, let configuration = self.configuration {
      fill.frame = background
      fill.cornerRadius = cornerRadius(configuration.cornerStyle, height: background.height)
    }
  }
}
