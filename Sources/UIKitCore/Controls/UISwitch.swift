// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation

/// A switch that is on or off: a tap turns it over, a drag puts it where the finger is.
///
/// [Apple: UISwitch](https://developer.apple.com/documentation/uikit/uiswitch)
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(switchMembers)
  }

  private let track = ControlShapes.flat()
  private let thumb = ControlShapes.thumb()
  private let motion = ControlMotion(0)
  private var drag: SwitchDrag?
  private var on = false

  /// The size, which a switch always has, in points.
  private static let size = CGSize(width: 51, height: 31)
  /// Between the thumb and the edge of the track, in points.
  private static let gap: CGFloat = 2
  /// How much wider the thumb is while it is pressed, in points.
  private static let stretch: CGFloat = 6

  /// Makes a switch that is off; the size of the frame is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    setUp()
  }

  private func setUp() {
    layer.addSublayer(track)
    layer.addSublayer(thumb)
  }

  // Rules: CT-39.
  /// Whether it is on; setting it moves the thumb at once and sends nothing.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  // Rules: CT-39.
  /// Turns it on or off and sends nothing.
  ///
  /// - Parameters:
  ///   - on: the new value.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    showThumb(at: on, animated: animated && host != nil)
  }

  /// The colour of the track while it is on; nil, at first, is a green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The colour of the thumb; nil, at first, is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  // Rules: CT-70.
  /// Shown where a switch is on, by earlier systems; kept, and not shown.
  open var onImage: UIImage?

  // Rules: CT-70.
  /// Shown where a switch is off, by earlier systems; kept, and not shown.
  open var offImage: UIImage?

  // Rules: CT-71.
  /// What stands beside a checkbox; a switch that slides is called so by those who read it out.
  open var title: String?

  // Rules: CT-71.
  /// How it looks: it slides.
  open var style: Style { .sliding }

  // Rules: CT-71.
  /// How it is to look where there is a choice; automatic at first.
  open var preferredStyle = Style.automatic

  override var primaryEvent: UIControl.Event? { .valueChanged }

  override var isOperatedBySelect: Bool { true }

  override func operateBySelect(_ event: UIPressesEvent?) {
    setOn(!on, animated: true)
    send(.valueChanged, event)
  }

  /// Begins a tap that may become a drag.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = SwitchDrag(start: touch.location(in: self).x)
    return super.beginTracking(touch, with: event)
  }

  /// Moves the thumb to the side where the finger is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let side = drag?.side(at: touch.location(in: self).x, middle: bounds.midX) {
      showThumb(at: isMirrored ? !side : side, animated: host != nil)
    }
    return super.continueTracking(touch, with: event)
  }

  /// Takes the side of the thumb, or turns over after a tap; sends `valueChanged` if it is new.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let dragged = drag?.side.map { isMirrored ? !$0 : $0 }
    drag = nil
    let new = dragged ?? (isTouchInside ? !on : on)
    let isNew = new != on
    setOn(new, animated: true)
    if isNew { send(.valueChanged, event) }
  }

  /// Puts the thumb back.
  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    showThumb(at: on, animated: false)
    super.cancelTracking(with: event)
  }

  /// The size that a switch always has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The size that a switch always has.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Places track and thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2,
      width: Self.size.width, height: Self.size.height)
    ControlShapes.place(track, room)
    let onColor = onTintColor ?? .systemGreen
    track.backgroundColor = ControlShapes.mix(.systemGray5, onColor, motion.value).cgColor
    let height = room.height - 2 * Self.gap
    let isPressed = appearanceState.contains(.highlighted)
    let width = height + (isPressed ? Self.stretch : 0)
    let way = room.width - 2 * Self.gap - width
    let place = CGRect(
      x: room.minX + Self.gap + way * motion.value, y: room.minY + Self.gap, width: width,
      height: height)
    ControlShapes.place(thumb, mirrored(place, in: room))
    thumb.backgroundColor = (thumbTintColor ?? .white).cgColor
    track.opacity = isEnabled ? 1 : ControlShapes.disabledOpacity
  }

  private func showThumb(at on: Bool, animated: Bool) {
    motion.go(to: on ? 1 : 0, animated: animated) { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
  }

  // Rules: GR-67, GR-69.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSingleTap(recognizer) || OwnGesture.isSidewaysDrag(recognizer)
  }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = title
    own.value = isOn ? "1" : "0"
    own.traits?.insert(.button)
    return own
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("onTintColor", \UISwitch.onTintColor),
      .of("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  }
}

extension UISwitch {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As the device has it.
    case automatic = 0
    /// A box with a tick.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }
}

/// Tells a drag of a switch's thumb from a tap.
struct SwitchDrag {
  /// Points that a finger may move sideways and still tap.
  private static let tapDistance: CGFloat = 8
  let start: CGFloat
  /// The side the finger dragged to; nil for a tap.
  private(set) var side: Bool?

  init(start: CGFloat) { self.start = start }

  /// The side of the finger once it drags, true for on.
  mutating func side(at x: CGFloat, middle: CGFloat) -> Bool? {
    if side == nil, abs(x - start) < Self.tapDistance { return nil }
    side = x > middle
    return side
  }
}
