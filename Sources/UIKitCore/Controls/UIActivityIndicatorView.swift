// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

/// Spokes that turn while something takes its time.
///
/// [Apple: UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview)
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(activityIndicatorViewMembers)
  }

  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points; the older name of `large`, which is white until a colour is set.
    case whiteLarge = 0
    /// 20 points; an older name of `medium`, which is white until a colour is set.
    case white = 1
    /// 20 points; an older name of `medium`.
    case gray = 2

    fileprivate var side: CGFloat {
      switch self {
      case .medium, .white, .gray: 20
      case .large, .whiteLarge: 37
      }
    }
  }

  private static let spokes = 8
  /// Seconds in which it turns once.
  private static let period: TimeInterval = 0.8
  /// How strong the weakest spoke is.
  private static let faintest: CGFloat = 0.25

  private var timer: ClockTimer? { didSet { oldValue?.cancel() } }
  /// The spoke that is strongest now.
  private var first = 0
  /// The part of the spokes that is shown, 0 to 1: less than all while a refresh control is pulled.
  final var shownPart: CGFloat = 1 { didSet { if shownPart != oldValue { setNeedsDisplay() } } }

  /// Makes one that does not turn, of the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
    if style == .white || style == .whiteLarge { color = .white }
  }

  /// Makes a medium one that does not turn.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a medium one that does not turn; nothing is read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// How large it is; setting it changes the size.
  open var style: Style {
    didSet {
      bounds.size = intrinsicContentSize
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The colour of the spokes; nil stands for a grey.
  open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }

  /// Whether it is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Whether it turns.
  open var isAnimating: Bool { timer != nil }

  /// Shows it and lets it turn.
  open func startAnimating() {
    isHidden = false
    if timer == nil { schedule() }
  }

  /// Lets it stand still, hidden if `hidesWhenStopped`.
  open func stopAnimating() {
    timer = nil
    if hidesWhenStopped { isHidden = true }
  }

  private func schedule() {
    timer = TimeSource.clock.schedule(after: Self.period / Double(Self.spokes)) { [weak self] in
      self?.turn()
    }
  }

  private func turn() {
    first = (first + 1) % Self.spokes
    if host != nil { setNeedsDisplay() }
    schedule()
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the spokes.
  open override func draw(_ rect: CGRect) {
    let side = style.side
    let color: UIColor = self.color ?? .systemGray
    let count = Int((shownPart * CGFloat(Self.spokes)).rounded(), in: 0...Self.spokes)
    for spoke in 0..<count {
      let turn = CGFloat(spoke) / CGFloat(Self.spokes)
      let age = (first - spoke + Self.spokes) % Self.spokes
      let part = 1 - CGFloat(age) / CGFloat(Self.spokes)
      let strength = isAnimating ? Self.faintest + (1 - Self.faintest) * part : 1
      let (x, y) = (sin(turn * 2 * .pi), -cos(turn * 2 * .pi))
      let path = UIBezierPath()
      path.lineWidth = side / 10
      path.lineCapStyle = .round
      for radius in [side * 0.22, side * 0.42] {
        let point = CGPoint(x: bounds.midX + x * radius, y: bounds.midY + y * radius)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
      color.withAlphaComponent(strength).setStroke()
      path.stroke()
    }
  }

  deinit {
    LastRelease.of(self, taking: { timer }) { $0?.cancel() }
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("color", \UIActivityIndicatorView.color)
    ]
  }
}
