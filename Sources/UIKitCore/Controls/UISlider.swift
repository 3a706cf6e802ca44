// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost

/// A value on a line, which a finger moves by the thumb.
///
/// [Apple: UISlider](https://developer.apple.com/documentation/uikit/uislider)
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(sliderMembers)
  }

  private let maximumTrack = ControlShapes.flat()
  private let minimumTrack = ControlShapes.flat()
  private let thumb = ControlShapes.thumb()
  private var thumbImages = StateTable<UIImage>()
  private var trackImages = SliderTracks()
  private lazy var thumbView = addedImageView()
  private lazy var minimumView = addedImageView()
  private lazy var maximumView = addedImageView()
  /// The distance of the finger from the middle of the thumb, while it is tracked.
  private var grip: CGFloat = 0
  private var current: Float = 0

  /// The height of the line, in points.
  private static let trackHeight: CGFloat = 4
  /// The diameter of the thumb, in points.
  private static let thumbSize: CGFloat = 28
  /// The height of the control, in points.
  private static let height: CGFloat = 34
  /// Points around the thumb where a finger takes hold of it.
  private static let reach: CGFloat = 12
  /// Between the line and a picture at its end, in points.
  private static let imageGap: CGFloat = 8

  /// Makes a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider from 0 to 1 at 0, of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [maximumTrack, minimumTrack, thumb] { layer.addSublayer(part) }
  }

  // Rules: CT-39.
  /// The value; setting it keeps it between the ends and sends nothing.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the left end, or where lines begin; 0 at first.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The value at the right end, or where lines end; 1 at first.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// Whether `valueChanged` is sent while the finger moves, not only when it goes up; true at first.
  open var isContinuous = true

  /// The colour of the line up to the thumb; nil, at first, is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the line after the thumb; nil, at first, is a grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the thumb; nil, at first, is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// A picture at the left end; nil at first.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// A picture at the right end; nil at first.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  // Rules: CT-39.
  /// Sets the value, kept between the ends; sends nothing.
  ///
  /// - Parameters:
  ///   - value: the value that is shown.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func setValue(_ value: Float, animated: Bool) {
    current = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }

  /// Sets the picture of the thumb for a state; states without one show that for `normal`.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for none.
  ///   - state: the states in which it counts.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// The picture of the thumb for a state, that for `normal` if it has none.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(state) }

  /// The picture of the thumb for the present state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  // Rules: CT-72.
  /// Sets the picture of the line up to the thumb for a state, stretched to its width.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the coloured line.
  ///   - state: the states in which it counts.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    trackImages.minimum[state] = image
    setNeedsLayout()
  }

  // Rules: CT-72.
  /// Sets the picture of the line after the thumb for a state, stretched to its width.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the coloured line.
  ///   - state: the states in which it counts.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    trackImages.maximum[state] = image
    setNeedsLayout()
  }

  /// The picture of the line up to the thumb for a state, that for `normal` if it has none.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    trackImages.minimum.value(state)
  }

  /// The picture of the line after the thumb for a state, that for `normal` if it has none.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    trackImages.maximum.value(state)
  }

  /// The picture of the line up to the thumb for the present state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The picture of the line after the thumb for the present state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // Rules: CT-71.
  /// How it behaves: as on a tablet.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // Rules: CT-71.
  /// How it is to behave where there is a choice; automatic at first.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  override var primaryEvent: UIControl.Event? { .valueChanged }

  // MARK: - Layout

  /// Where the picture at the least value goes: the left end, unless the slider is mirrored.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return mirrored(
      CGRect(
        x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
      in: bounds)
  }

  /// Where the picture at the greatest value goes: the right end, unless the slider is mirrored.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return mirrored(
      CGRect(
        x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height), in: bounds)
  }

  /// Where the line goes: between the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var left = bounds.minX
    var right = bounds.maxX
    let first = minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) }
    let last = maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) }
    if let rect = isMirrored ? last : first { left = rect.maxX + Self.imageGap }
    if let rect = isMirrored ? first : last { right = rect.minX - Self.imageGap }
    return CGRect(
      x: left, y: bounds.midY - Self.trackHeight / 2, width: max(0, right - left),
      height: Self.trackHeight)
  }

  /// Where the thumb goes for a value; it does not reach beyond the line.
  ///
  /// - Parameters:
  ///   - bounds: the bounds of the slider.
  ///   - rect: the rectangle of the track.
  ///   - value: the value that is shown.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let share = CGFloat(part(of: value))
    return mirrored(
      CGRect(
        x: rect.minX + (rect.width - size.width) * share, y: rect.midY - size.height / 2,
        width: size.width, height: size.height), in: rect)
  }

  // Rules: VA-5.
  /// How far a value is on the way; 0 where ends that are not finite leave nothing to measure.
  private func part(of value: Float) -> Float {
    let part = (value - minimumValue) / (maximumValue - minimumValue)
    return part.isFinite ? part : 0
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  /// The given width and a fixed height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// A fixed height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places line, thumb and pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = trackRect(forBounds: bounds)
    let thumbPlace = thumbRect(forBounds: bounds, trackRect: line, value: current)
    ControlShapes.place(maximumTrack, line)
    maximumTrack.backgroundColor = (maximumTrackTintColor ?? .systemGray4).cgColor
    let middle = mirrored(thumbPlace, in: line).midX
    let filled = mirrored(
      CGRect(x: line.minX, y: line.minY, width: max(0, middle - line.minX), height: line.height),
      in: line)
    ControlShapes.place(minimumTrack, filled)
    minimumTrack.backgroundColor = (minimumTrackTintColor ?? tintColor).cgColor
    let images = (minimumTrackImage(for: appearanceState), maximumTrackImage(for: appearanceState))
    minimumTrack.isHidden = images.0 != nil
    maximumTrack.isHidden = images.1 != nil
    let empty = mirrored(
      CGRect(x: middle, y: line.minY, width: max(0, line.maxX - middle), height: line.height),
      in: line)
    trackImages.show(images.0, filled, images.1, empty, in: self, below: thumb)
    let isPressed = appearanceState.contains(.highlighted)
    ControlShapes.place(thumb, isPressed ? thumbPlace.insetBy(dx: -2, dy: -2) : thumbPlace)
    thumb.backgroundColor = (thumbTintColor ?? .white).cgColor
    let image = thumbImage(for: appearanceState)
    thumb.isHidden = image != nil
    show(image, at: thumbPlace, in: \.thumbView)
    show(minimumValueImage, at: minimumValueImageRect(forBounds: bounds), in: \.minimumView)
    show(maximumValueImage, at: maximumValueImageRect(forBounds: bounds), in: \.maximumView)
    layer.opacity = isEnabled ? 1 : ControlShapes.disabledOpacity
  }

  /// Follows a change of the colour of things that can be touched.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func addedImageView() -> UIImageView {
    let view = UIImageView()
    addSubview(view)
    return view
  }

  private var shownImages: Set<AnyKeyPath> = []

  private func show(
    _ image: UIImage?, at frame: CGRect, in path: ReferenceWritableKeyPath<UISlider, UIImageView>
  ) {
    guard image != nil || shownImages.contains(path) else { return }
    shownImages.insert(path)
    let view = self[keyPath: path]
    view.image = image
    view.frame = frame
  }

  // MARK: - Tracking

  /// Takes hold of the thumb; a finger beside it is not tracked.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = currentThumbRect
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).encloses(place) else { return false }
    grip = place.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let line = trackRect(forBounds: bounds)
    let way = line.width - currentThumbRect.width
    let x = touch.location(in: self).x - grip - currentThumbRect.width / 2 - line.minX
    let place = way > 0 ? Float(min(max(x / way, 0), 1)) : 0
    let share = isMirrored && way > 0 ? 1 - place : place
    let before = current
    setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != before { send(.valueChanged, event) }
    return super.continueTracking(touch, with: event)
  }

  // Rules: CT-39.
  /// Sends `valueChanged`, whatever was sent on the way: an action finds the touch ended in the event.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    send(.valueChanged, event)
  }

  // Rules: GR-67, GR-69.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSidewaysDrag(recognizer)
  }

  // Rules: AW-43.
  /// Makes the value a step greater, as a person would: `valueChanged` is sent.
  open override func accessibilityIncrement() { step(1) }

  // Rules: AW-43.
  /// Makes the value a step less, as a person would: `valueChanged` is sent.
  open override func accessibilityDecrement() { step(-1) }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.value = "\(Int(Double(part(of: value) * 100).rounded(), in: 0...100))%"
    own.traits?.insert(.adjustable)
    return own
  }

  override var appearanceRules: [AppearanceRule] { super.appearanceRules + sliderRules }
}
