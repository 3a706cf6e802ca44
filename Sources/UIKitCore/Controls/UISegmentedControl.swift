// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation

/// Several segments side by side, of which one is chosen.
///
/// [Apple: UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(segmentedControlMembers)
  }

  final var segments: [SegmentItem] = []
  final var shownGround: SegmentGround?
  final let ground = ControlShapes.flat()
  final let thumb = ControlShapes.thumb()
  final let thumbMotion = ControlMotion(0)
  /// The segment under the finger; nil when none is pressed.
  final var pressedSegment: Int?
  private var selected = UISegmentedControl.noSegment

  /// What was set for titles in each state, by its bits.
  final var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:] {
    didSet { titleAttributesDidChange() }
  }

  /// Stands for no segment.
  open class var noSegment: Int { -1 }

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control without segments, of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a control with a segment for each item, as large as they need.
  ///
  /// - Parameter items: titles (`String`), pictures (`UIImage`) or actions (`UIAction`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { insert(SegmentItem(item), at: segments.count) }
    sizeToFit()
  }

  /// Makes a control with a segment for each action, which runs when its segment is chosen.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview.
  ///   - actions: what each segment does, with its title.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  private func setUp() {
    layer.addSublayer(ground)
    layer.addSublayer(thumb)
    (thumb.shadowRadius, thumb.shadowOpacity) = (3, 0.15)
  }

  // MARK: - Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title; a place beyond the end means the end.
  ///
  /// - Parameters:
  ///   - title: the words that are shown.
  ///   - segment: the number of the segment, from 0.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title: title), at: segment)
  }

  /// Adds a segment with a picture; a place beyond the end means the end.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for none.
  ///   - segment: the number of the segment, from 0.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(image: image), at: segment)
  }

  /// Adds a segment with an action; one with its identifier is replaced.
  ///
  /// - Parameters:
  ///   - action: what it does, with its title.
  ///   - segment: the number of the segment, from 0.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old >= 0 { removeSegment(at: old, animated: false) }
    insert(SegmentItem(action: action), at: segment)
  }

  /// Removes a segment; one that is not there is left out.
  ///
  /// - Parameters:
  ///   - segment: the number of the segment, from 0.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(segment, 0), segments.count - 1)
    segments.remove(at: place).removeViews()
    if selected == place { selected = Self.noSegment } else if selected > place { selected -= 1 }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeViews() }
    segments = []
    selected = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    item(segment).title = title
    segmentsDidChange()
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { item(segment).title }

  /// Sets the picture of a segment, which is shown instead of a title.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for none.
  ///   - segment: the number of the segment, from 0.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    item(segment).image = image
    segmentsDidChange()
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment).image }

  /// Sets the action of a segment, with its title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    item(segment).take(action)
    segmentsDidChange()
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment).action }

  /// The segment with the action of an identifier, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment, in points; 0 lets it follow the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    item(segment).width = max(0, width)
    segmentsDidChange()
  }

  /// The width that was set for a segment; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment).width }

  /// Moves title or picture of a segment.
  ///
  /// - Parameters:
  ///   - offset: points to the right and down.
  ///   - segment: the number of the segment, from 0.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    item(segment).offset = offset
    setNeedsLayout()
  }

  /// How far title or picture of a segment were moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { item(segment).offset }

  /// Sets whether a segment can be chosen by a finger.
  ///
  /// - Parameters:
  ///   - enabled: whether it can be chosen.
  ///   - segment: the number of the segment, from 0.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    item(segment).isEnabled = enabled
    setNeedsLayout()
  }

  /// Whether a segment can be chosen by a finger; true at first.
  open func isEnabledForSegment(at segment: Int) -> Bool { item(segment).isEnabled }

  // Rules: CT-94.
  /// Sets attributes of the titles beyond those that they have anyway.
  ///
  /// - Parameters:
  ///   - attributes: what holds in the state; nil for nothing.
  ///   - state: of a segment; what holds for `.normal` holds for others that are silent.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// What was set for the titles in a state; nil for nothing.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Whether segments are as wide as their content asks for; false, all alike, at first.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  // MARK: - Choosing

  // Rules: CT-39.
  /// The chosen segment, or `noSegment`; setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard newValue >= 0 else {
        selected = Self.noSegment
        setNeedsLayout()
        return
      }
      _ = item(newValue)
      select(newValue, animated: false)
    }
  }

  /// Whether a segment stays chosen only while it is touched; false at first.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// The colour of the chosen segment; nil, at first, is white.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  override var primaryEvent: UIControl.Event? { .valueChanged }

  /// Presses the segment under the finger; one that is disabled is not tracked.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let segment = segmentIndex(at: HitTesting.location(of: touch, in: self).x),
      segments[segment].isEnabled
    else { return false }
    pressedSegment = segment
    return super.beginTracking(touch, with: event)
  }

  /// Presses the segment that the finger moved to.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let segment = segmentIndex(at: HitTesting.location(of: touch, in: self).x)
    let usable = segment.flatMap { segments[$0].isEnabled ? $0 : nil }
    if usable != pressedSegment {
      pressedSegment = usable
      setNeedsLayout()
    }
    return super.continueTracking(touch, with: event)
  }

  /// Chooses the segment under the finger; runs its action and sends `valueChanged` if it is new.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = isTouchInside ? pressedSegment : nil
    pressedSegment = nil
    setNeedsLayout()
    if let chosen { choose(chosen, event) }
  }

  /// Chooses a segment as a finger does.
  final func choose(_ segment: Int, _ event: UIEvent?) {
    guard segment < segments.count, isMomentary || segment != selected else { return }
    select(segment, animated: true)
    if let action = segments[segment].action { sendAction(action) }
    send(.valueChanged, event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Releases the segment without choosing it.
  open override func cancelTracking(with event: UIEvent?) {
    pressedSegment = nil
    super.cancelTracking(with: event)
  }

  // MARK: - Layout

  /// The size that the segments ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  /// The size that the segments ask for.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  /// Places the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func select(_ segment: Int, animated: Bool) {
    let moves = animated && host != nil && selected >= 0 && !isMomentary
    selected = segment
    let frames = segmentFrames()
    guard frames.indices.contains(segment) else { return }
    thumbMotion.go(to: frames[segment].minX, animated: moves) { [weak self] in
      self?.setNeedsLayout()
    }
    setNeedsLayout()
  }

  private func insert(_ item: SegmentItem, at place: Int) {
    let place = min(max(place, 0), segments.count)
    segments.insert(item, at: place)
    if selected >= place { selected += 1 }
    segmentsDidChange()
  }

  // Rules: GR-67, GR-69.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSingleTap(recognizer)
  }

  // Rules: AX-22.
  /// The segments, unless a program says otherwise.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? readableSegments }
    set { super.accessibilityElements = newValue }
  }

  override var ownAccessibility: AccessibilityValues { AccessibilityValues(isElement: false) }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      .of(
        "titleTextAttributes", { (me: UISegmentedControl) in TextAttributes(me.titleAttributes) }
      ) {
        $0.titleAttributes = $1.states
      },
    ]
  }
}
