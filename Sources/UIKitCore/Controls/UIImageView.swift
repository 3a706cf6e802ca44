// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost

/// Shows a picture, or one after another.
///
/// [Apple: UIImageView](https://developer.apple.com/documentation/uikit/uiimageview)
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(imageViewMembers)
  }

  private var animation = ImageAnimation()
  /// Goes through the pictures of the picture itself, if it has some.
  private var ownAnimation = ImageAnimation()

  // Rules: HT-20.
  /// Makes a view without a picture; touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view without picture and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    animateImage()
  }

  /// Makes a view as large as its picture, with another one for `isHighlighted`.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    animateImage()
  }

  private func setUp() { isUserInteractionEnabled = false }

  /// The picture; nil shows none.
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue, to: image) }
  }

  /// The picture while `isHighlighted`; nil keeps `image`.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue, to: highlightedImage) }
  }

  /// Whether `highlightedImage` is shown; false at first.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      animateImage()
      setNeedsDisplay()
    }
  }

  // Rules: DR-71.
  /// A name to find the view by, in tests and traces; that of its picture as long as it has none.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? image?.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  // Rules: DR-63.
  /// How symbols look where their own configuration says nothing; nil at first.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      setNeedsDisplay()
      if image?.traits.symbol != nil { invalidateIntrinsicContentSize() }
    }
  }

  // Rules: AX-36.
  /// Whether the picture grows with text in the sizes for accessibility; false at first.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Pictures to show one after another in the place of `image`; nil at first.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Pictures to show one after another while `isHighlighted`; nil at first.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// How long one round takes, in seconds; 0, at first, means 30 pictures a second.
  open var animationDuration: TimeInterval = 0

  /// How many rounds are shown; 0, at first, goes on until `stopAnimating()`.
  open var animationRepeatCount = 0

  /// Starts to show the pictures from the first one.
  open func startAnimating() {
    guard let images = currentAnimationImages else { return }
    animation.start(
      count: images.count, duration: animationDuration, rounds: animationRepeatCount
    ) { [weak self] in self?.setNeedsDisplay() }
    setNeedsDisplay()
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard animation.isRunning else { return }
    animation.stop()
    setNeedsDisplay()
  }

  /// Whether pictures are being shown one after another.
  open var isAnimating: Bool { animation.isRunning }

  /// Draws pictures of one colour anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // Rules: DR-65.
  /// Shows the picture for the new traits where there are several; an override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.traits.asset != nil || highlightedImage?.traits.asset != nil { setNeedsDisplay() }
    if resizesImage(after: previousTraitCollection) {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The size of the picture; zero without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? .zero }

  /// The size of the picture; none without one.
  open override var intrinsicContentSize: CGSize {
    naturalSize ?? super.intrinsicContentSize
  }

  // Rules: DR-65.
  override func makeContent() -> LayerContent {
    let suited = shownImage?.suited(to: traitCollection)
    guard let shown = suited?.preferring(preferredSymbolConfiguration) else { return .none }
    let tinted = shown.takesTint ? shown.withTintColor(tintColor) : shown
    let picture =
      tinted.flipsForRightToLeftLayoutDirection && isMirrored
      ? tinted.withHorizontallyFlippedOrientation() : tinted
    return picture.layerContent(in: contentMode.frame(of: shownSize(of: shown), in: bounds))
  }

  private var naturalSize: CGSize? {
    image.map { shownSize(of: $0.preferring(preferredSymbolConfiguration)) }
  }

  // Rules: AX-36.
  private func shownSize(of image: UIImage) -> CGSize {
    image.shownSize(
      adjusts: adjustsImageSizeForAccessibilityContentSizeCategory, for: traitCollection)
  }

  private var currentAnimationImages: [UIImage]? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    return images.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var shownImage: UIImage? {
    if animation.isRunning, let images = currentAnimationImages {
      return images[animation.frame % images.count]
    }
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard ownAnimation.isRunning, let frames = shown?.images, !frames.isEmpty else { return shown }
    return frames[ownAnimation.frame % frames.count]
  }

  // Rules: DR-55.
  /// Goes through the pictures of what is shown, if that has some.
  private func animateImage() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let frames = shown.images, frames.count > 1 else {
      return ownAnimation.stop()
    }
    ownAnimation.start(count: frames.count, duration: shown.duration, rounds: 0) { [weak self] in
      self?.setNeedsDisplay()
    }
  }

  private func imageDidChange(from old: UIImage?, to new: UIImage?) {
    guard old !== new else { return }
    animateImage()
    setNeedsDisplay()
    if old?.size != new?.size { invalidateIntrinsicContentSize() }
  }

  override var ownAccessibility: AccessibilityValues { AccessibilityValues(traits: .image) }
}

/// Which of several pictures is shown now.
@MainActor
final class ImageAnimation {
  /// Apple's documented rate for a duration of 0.
  private static let framesPerSecond = 30.0
  private(set) var frame = 0
  private var timer: ClockTimer?
  private var roundsLeft = 0

  var isRunning: Bool { timer != nil }

  /// Shows frame after frame; `didChange` is called after each, and at the end.
  func start(
    count: Int, duration: TimeInterval, rounds: Int, didChange: @escaping @MainActor () -> Void
  ) {
    stop()
    let step = duration > 0 ? duration / Double(count) : 1 / Self.framesPerSecond
    roundsLeft = rounds
    schedule(at: TimeSource.clock.now + step, step, count, didChange)
  }

  func stop() {
    timer?.cancel()
    timer = nil
    frame = 0
  }

  private func schedule(
    at time: TimeInterval, _ step: TimeInterval, _ count: Int,
    _ didChange: @escaping @MainActor () -> Void
  ) {
    timer = TimeSource.clock.schedule(at: time) { [weak self] in
      guard let self else { return }
      self.frame += 1
      if self.frame == count {
        self.frame = 0
        self.roundsLeft -= 1
        if self.roundsLeft == 0 {
          self.stop()
          didChange()
          return
        }
      }
      self.schedule(at: time + step, step, count, didChange)
      didChange()
    }
  }
}
