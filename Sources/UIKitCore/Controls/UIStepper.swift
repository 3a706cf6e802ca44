// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost

/// Two halves that make a value smaller and larger.
///
/// A tap is one step; holding a half steps on and on.
///
/// [Apple: UIStepper](https://developer.apple.com/documentation/uikit/uistepper)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(stepperMembers)
  }

  private let ground = ControlShapes.flat()
  private let divider = ControlShapes.flat()
  private let pressedHalf = ControlShapes.flat()
  private let minus = UIImageView(image: UIImage(systemName: "minus"))
  private let plus = UIImageView(image: UIImage(systemName: "plus"))
  private var current: Double = 0
  /// The half the finger came down in: -1 or 1; 0 when none is pressed.
  private var pressed = 0
  private var repeats = 0
  private var timer: ClockTimer?

  /// The size, which a stepper always has, in points.
  private static let size = CGSize(width: 94, height: 32)
  /// How long a half is held before it steps on by itself, in seconds.
  private static let repeatDelay: TimeInterval = 0.5
  /// The time between two such steps, in seconds.
  private static let repeatInterval: TimeInterval = 0.1
  private static let symbolSize: CGFloat = 18

  /// Makes a stepper from 0 to 100 at 0; the size of the frame is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes a stepper from 0 to 100 at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    setUp()
  }

  private func setUp() {
    for part in [ground, pressedHalf, divider] { layer.addSublayer(part) }
    for symbol in [minus, plus] {
      symbol.tintColor = .label
      addSubview(symbol)
    }
  }

  // Rules: CT-39.
  /// The value; setting it keeps it between the ends and sends nothing.
  open var value: Double {
    get { current }
    set {
      current = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }

  /// The least value; 0 at first.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The greatest value; 100 at first.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// How much a step changes; 1 at first, always more than 0.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0 else {
        violation(
          "UIStepper.stepValue was set to \(stepValue)", contract: "a step is greater than 0",
          instead: "swap what the halves mean in the action, or use a positive step")
      }
    }
  }

  /// Whether `valueChanged` is sent on each step of a held half, not only at the end; true at first.
  open var isContinuous = true

  // Rules: CT-44.
  /// Whether holding a half steps on and on; true at first.
  open var autorepeat = true

  /// Whether a step beyond an end goes to the other end; false at first.
  open var wraps = false { didSet { setNeedsLayout() } }

  override var primaryEvent: UIControl.Event? { .valueChanged }

  /// Presses the half under the finger; one that can go no further is not tracked.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = HitTesting.location(of: touch, in: self).x < bounds.midX ? -1 : 1
    guard canStep(half) else { return false }
    pressed = half
    repeats = 0
    if autorepeat { scheduleRepeat(after: Self.repeatDelay) }
    return super.beginTracking(touch, with: event)
  }

  /// Steps, unless holding did so already.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let half = pressed
    release()
    if repeats == 0, isTouchInside {
      step(half)
      send(.valueChanged, event)
    } else if repeats > 0, !isContinuous {
      send(.valueChanged, event)
    }
  }

  /// Releases the half without a step.
  open override func cancelTracking(with event: UIEvent?) {
    release()
    super.cancelTracking(with: event)
  }

  private func release() {
    timer?.cancel()
    timer = nil
    pressed = 0
  }

  private func scheduleRepeat(after delay: TimeInterval) {
    timer = TimeSource.clock.schedule(after: delay) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    timer = nil
    guard isTracking, canStep(pressed) else { return }
    if isTouchInside {
      repeats += 1
      step(pressed)
      if isContinuous { send(.valueChanged, nil) }
    }
    if isTracking { scheduleRepeat(after: Self.repeatInterval) }
  }

  private func canStep(_ half: Int) -> Bool {
    wraps || (half < 0 ? current > minimumValue : current < maximumValue)
  }

  private func step(_ half: Int) {
    let next = current + Double(half) * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  /// The size that a stepper always has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The size that a stepper always has.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Places the halves.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius: CGFloat = 8
    ground.frame = bounds
    ground.cornerRadius = radius
    ground.backgroundColor = UIColor.tertiarySystemFill.cgColor
    divider.frame = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    divider.backgroundColor = UIColor.systemGray4.cgColor
    let half = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    let isPressed = pressed != 0 && appearanceState.contains(.highlighted)
    pressedHalf.isHidden = !isPressed
    pressedHalf.frame = half.offsetBy(dx: pressed > 0 ? half.width : 0, dy: 0)
    pressedHalf.cornerRadius = radius
    pressedHalf.backgroundColor = UIColor.systemGray4.cgColor
    for (symbol, side) in [(minus, -1), (plus, 1)] {
      symbol.bounds.size = CGSize(width: Self.symbolSize, height: Self.symbolSize)
      symbol.center = CGPoint(x: half.midX + (side > 0 ? half.width : 0), y: half.midY)
      symbol.alpha = isEnabled && canStep(side) ? 1 : 0.3
    }
  }

  // Rules: AX-22.
  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.value = String(format: "%g", value)
    own.traits?.insert(.adjustable)
    return own
  }

  // Rules: AW-43.
  /// Makes the value a step greater, as a person would: `valueChanged` is sent.
  open override func accessibilityIncrement() { stepByName(1) }

  // Rules: AW-43.
  /// Makes the value a step less, as a person would: `valueChanged` is sent.
  open override func accessibilityDecrement() { stepByName(-1) }

  private func stepByName(_ way: Int) {
    guard isEnabled, canStep(way) else { return }
    step(way)
    send(.valueChanged, nil)
  }

  // Rules: GR-67, GR-69.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSingleTap(recognizer)
  }
}
