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
  private final var tips: ListContentTips?
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
    let look = shown.imageProperties
    picture.image = shown.image
    if picture.preferredSymbolConfiguration != look.preferredSymbolConfiguration {
      picture.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    }
    if picture.accessibilityIgnoresInvertColors != look.accessibilityIgnoresInvertColors {
      picture.accessibilityIgnoresInvertColors = look.accessibilityIgnoresInvertColors
    }
    picture.layer.cornerRadius = look.cornerRadius.asRoom
    picture.clipsToBounds = look.cornerRadius > 0
    showTint()
    show(shown.text, shown.attributedText, shown.textProperties, in: first)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: second)
    showTips()
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    setNeedsLayout()
  }

  // Rules: CV-133, CV-134.
  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    let follows = look.adjustsFontForContentSizeCategory
    label.font = follows && window != nil ? look.font.scaled(for: traitCollection) : look.font
    label.adjustsFontForContentSizeCategory = follows
    label.textColor = look.resolvedColor()
    label.numberOfLines = max(0, look.numberOfLines)
    label.textAlignment = look.alignment.inLabels
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
    // At last: what a label is told after its attributes counts more than they do.
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { look.transform($0) }
    }
  }

  // Rules: CV-135.
  private func showTint() {
    let look = shown.imageProperties
    let isChanged = look.tintColorTransformer != nil
    picture.tintColor = isChanged ? look.resolvedTintColor(for: tintColor) : look.tintColor
  }

  /// Colours the picture anew; an override calls super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown.imageProperties.tintColorTransformer != nil { showTint() }
  }

  private func showTips() {
    var labels: [UILabel] = []
    if shown.textProperties.showsExpansionTextWhenTruncated { labels.append(first) }
    if shown.secondaryTextProperties.showsExpansionTextWhenTruncated { labels.append(second) }
    if labels.isEmpty {
      if let tips { removeInteraction(tips.interaction) }
      tips = nil
    } else {
      let tips = self.tips ?? ListContentTips()
      tips.labels = labels
      if self.tips == nil { addInteraction(tips.interaction) }
      self.tips = tips
    }
  }

  // Rules: CV-134.
  /// The labels take the fonts; the row gets the height that it wants then.
  override func textSizeDidChange() {
    guard
      shown.textProperties.adjustsFontForContentSizeCategory
        || shown.secondaryTextProperties.adjustsFontForContentSizeCategory
    else { return }
    setNeedsLayout()
    superview?.superview?.invalidateIntrinsicContentSize()
  }

  // MARK: - Where things are

  private struct Places {
    var picture = CGRect.zero
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  private var pictureSize: CGSize {
    guard shown.image != nil else { return .zero }
    var size = picture.sizeThatFits(.zero)
    let most = shown.imageProperties.maximumSize
    let scale = min(
      most.width > 0 && size.width > 0 ? min(1, most.width / size.width) : 1,
      most.height > 0 && size.height > 0 ? min(1, most.height / size.height) : 1)
    size.width = (size.width * scale).asRoom
    size.height = (size.height * scale).asRoom
    return size
  }

  private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard holdsText(label) else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // Rules: CV-135.
  /// The room that is kept for a picture; what is 0 in it is the picture's own.
  private var keptSize: CGSize {
    let kept = shown.imageProperties.reservedLayoutSize
    return CGSize(width: keptLength(kept.width), height: keptLength(kept.height))
  }

  private func keptLength(_ length: CGFloat) -> CGFloat {
    guard length == UIListContentConfiguration.ImageProperties.standardDimension else {
      return length.asRoom
    }
    return (first.font.pointSize * Self.symbolRoom).rounded(.up)
  }

  /// The room of a symbol beside a text, in sizes of its font.
  private static let symbolRoom: CGFloat = 1.5

  // Rules: CV-138, TV-97.
  /// What keeps texts from the sides: more than the configuration says where the view around does.
  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    let axes = shown.axesPreservingSuperviewLayoutMargins
    guard let host = superview, !axes.isEmpty else { return margins }
    var outer = host.layoutMargins
    if !(host is any RowContentHost) {
      // It need not fill another view: what lies between counts as margin.
      outer.left -= frame.minX - host.bounds.minX
      outer.right -= host.bounds.maxX - frame.maxX
      outer.top -= frame.minY - host.bounds.minY
      outer.bottom -= host.bounds.maxY - frame.maxY
    }
    let least = LayoutMargins.directional(outer, of: self)
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, least.top)
      margins.bottom = max(margins.bottom, least.bottom)
    }
    return margins
  }

  private func places(in width: CGFloat) -> Places {
    let margins = margins
    var places = Places()
    var start = margins.leading.asRoom
    let picture = pictureSize
    let kept = keptSize
    if shown.image != nil {
      let room = kept.width > 0 ? kept.width : picture.width
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
    let needed = top + max(texts, picture.height, kept.height) + margins.bottom.asRoom
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
    if hasGuides { ConstraintLayout.guidesDidChange(self) }
  }

  // MARK: - Guides

  private final var hasGuides = false
  private final lazy var guides = (
    first: makeGuide("UIListContentView-text", of: first),
    second: makeGuide("UIListContentView-secondaryText", of: second),
    picture: makeGuide("UIListContentView-image", of: picture)
  )

  private func makeGuide(_ name: String, of part: UIView) -> UILayoutGuide {
    hasGuides = true
    let guide = UILayoutGuide(
      of: self, identifier: name, kind: .measured { [weak part] _ in part?.frame ?? .zero })
    needLayout.guides.append(guide)
    return guide
  }

  private func holdsText(_ label: UILabel) -> Bool { label.text?.isEmpty == false }

  // Rules: CV-136.
  /// Where the text is, for constraints; nil while there is none.
  open var textLayoutGuide: UILayoutGuide? { holdsText(first) ? guides.first : nil }

  /// Where the second text is, for constraints; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { holdsText(second) ? guides.second : nil }

  /// Where the picture is, for constraints; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.picture }

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
