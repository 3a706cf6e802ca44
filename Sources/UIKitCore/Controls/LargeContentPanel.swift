// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: AX-40.
/// What is shown large, in the middle of the screen.
final class LargeContentPanel: UIView {
  /// The widest that it is, and how far it keeps from the edges, in points; chosen.
  private static let widest: CGFloat = 280
  private static let margin: CGFloat = 20
  private static let padding: CGFloat = 24
  private static let gap: CGFloat = 12
  /// The side of the square that a picture is fitted into.
  private static let pictureSide: CGFloat = 120
  private static let textSize: CGFloat = 34
  private static let radius: CGFloat = 20

  private let label = UILabel()
  private let picture = UIImageView()
  private let scales: Bool
  private let insets: UIEdgeInsets

  init(_ item: any UILargeContentViewerItem) {
    scales = item.scalesLargeContentImage
    insets = item.largeContentImageInsets
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "large content"
    accessibilityElementsHidden = true
    accessibilityLabel = item.largeContentTitle
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.radius
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 12
    label.text = item.largeContentTitle
    label.font = .systemFont(ofSize: Self.textSize)
    label.textColor = .label
    label.textAlignment = .center
    label.numberOfLines = 0
    picture.image = item.largeContentImage
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    for view in [picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Its words, for traces.
  var words: String { label.text ?? "-" }

  /// Comes to the middle of a view, in front of everything in its window.
  func show(over stage: UIView, in window: UIView) {
    let room = max(0, min(Self.widest, stage.bounds.width - 2 * Self.margin))
    let inner = max(0, room - 2 * Self.padding)
    let image = pictureSize
    let text =
      label.text?.isEmpty == false
      ? label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)) : .zero
    let gap = image.height > 0 && text.height > 0 ? Self.gap : 0
    let height = image.height + gap + text.height + 2 * Self.padding
    let middle = stage.convert(CGPoint(x: stage.bounds.midX, y: stage.bounds.midY), to: window)
    frame = CGRect(
      x: middle.x - room / 2, y: middle.y - height / 2, width: room, height: height)
    let place = CGRect(
      x: (room - image.width) / 2, y: Self.padding, width: image.width, height: image.height)
    picture.frame = place.inset(by: insets)
    label.frame = CGRect(
      x: Self.padding, y: Self.padding + image.height + gap, width: inner, height: text.height)
    window.addSubview(self)
  }

  private var pictureSize: CGSize {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let share = Self.pictureSide / max(size.width, size.height)
    let scale = scales ? share : min(1, share)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
