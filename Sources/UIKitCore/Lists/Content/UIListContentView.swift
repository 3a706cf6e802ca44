// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: CV-82.
/// Shows a picture, a text and another, as rows of lists do.
///
/// [Apple: UIListContentView](https://developer.apple.com/documentation/uikit/uilistcontentview)
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private final var shown: UIListContentConfiguration
  private final let picture = UIImageView()
  private final let first = UILabel()
  private final let second = UILabel()
  /// The least height, in points.
  private static let least: CGFloat = 44
  /// Where texts of rows begin, in points.
  static let margin: CGFloat = 16

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a view that shows nothing; nothing is read.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [picture, first, second] { addSubview(view) }
    picture.contentMode = .scaleAspectFit
    show()
  }

  /// What it shows; only a `UIListContentConfiguration` is taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let other = newValue as? UIListContentConfiguration else { return }
      shown = other
      show()
    }
  }

  private func show() {
    picture.image = shown.image
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius.asRoom
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    for (label, text, properties) in [
      (first, shown.text, shown.textProperties),
      (second, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      label.text = text
      label.font = properties.font
      label.textColor = properties.resolvedColor()
      label.numberOfLines = max(0, properties.numberOfLines)
      label.textAlignment = properties.alignment == .center ? .center : .natural
      label.lineBreakMode = properties.lineBreakMode
    }
    setNeedsLayout()
  }

  // MARK: - Where things are

  private struct Places {
    var picture = CGRect.zero
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  private var pictureSize: CGSize {
    guard var size = shown.image?.size else { return .zero }
    let most = shown.imageProperties.maximumSize
    let scale = min(
      most.width > 0 && size.width > 0 ? min(1, most.width / size.width) : 1,
      most.height > 0 && size.height > 0 ? min(1, most.height / size.height) : 1)
    size.width = (size.width * scale).asRoom
    size.height = (size.height * scale).asRoom
    return size
  }

  private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // Rules: TV-97.
  /// What keeps texts from the sides: more than the configuration says in a row that is wide.
  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let least = (superview as? any RowContentHost)?.leastMargins else { return margins }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    margins.leading = max(margins.leading, isTurned ? least.right : least.left)
    margins.trailing = max(margins.trailing, isTurned ? least.left : least.right)
    return margins
  }

  private func places(in width: CGFloat) -> Places {
    let margins = margins
    var places = Places()
    var start = margins.leading.asRoom
    let picture = pictureSize
    let kept = shown.imageProperties.reservedLayoutSize
    if shown.image != nil {
      let room = kept.width > 0 ? kept.width.asRoom : picture.width
      places.picture = CGRect(
        x: start + (room - picture.width) / 2, y: 0, width: picture.width, height: picture.height)
      start += room + shown.imageToTextPadding.asRoom
    }
    let room = (width - start - margins.trailing.asRoom).asRoom
    let (one, two) = (size(first, room), size(second, room))
    let gap = shown.textToSecondaryTextHorizontalPadding.asRoom
    let isAside =
      shown.prefersSideBySideTextAndSecondaryText && one.width + gap + two.width <= room
    let below = one.height > 0 && two.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let texts = isAside ? max(one.height, two.height) : one.height + below.asRoom + two.height
    let top = margins.top.asRoom
    let needed = top + max(texts, picture.height, kept.height.asRoom) + margins.bottom.asRoom
    places.height = max(Self.least, needed.rounded(.up))
    if isAside {
      places.first = CGRect(
        x: start, y: -one.height / 2, width: room - two.width - gap, height: one.height)
      places.second = CGRect(
        x: start + room - two.width, y: -two.height / 2, width: two.width, height: two.height)
    } else {
      places.first = CGRect(x: start, y: -texts / 2, width: room, height: one.height)
      places.second = CGRect(
        x: start, y: texts / 2 - two.height, width: room, height: two.height)
    }
    places.picture.origin.y = -picture.height / 2
    return places
  }

  // Rules: CV-96.
  /// Where its text begins, from where lines begin.
  final var textStart: CGFloat { places(in: bounds.width).first.minX }

  /// Places its parts; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width)
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (picture, places.picture), (first, places.first), (second, places.second),
    ] {
      var frame = frame.offsetBy(dx: 0, dy: bounds.midY)
      if isTurned { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }

  /// The height that it takes in a width, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: size.width).height)
  }

  /// The height that it takes in a width, at least 44 points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
