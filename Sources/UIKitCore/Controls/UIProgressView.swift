// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost

/// How much of something is done, as a line that fills.
///
/// [Apple: UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview)
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(progressViewMembers)
  }

  private let track = ControlShapes.flat()
  private let done = ControlShapes.flat()
  private let motion = ControlMotion(0)
  private var shown: Float = 0
  private var style = Style.default
  private var observed: ObservedProgress?

  /// The height of the line, in points.
  private static let thickness: CGFloat = 4
  /// The height in a bar, in points.
  private static let barThickness: CGFloat = 2.5

  /// Makes a line of which nothing is done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a line of which nothing is done.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a line of a style, as long as it will be made and as high as it wants.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  private func setUp() {
    layer.addSublayer(track)
    layer.addSublayer(done)
  }

  /// How the line looks.
  open var progressViewStyle: Style {
    get { style }
    set {
      style = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // Rules: CT-46.
  /// How much is done, from 0 to 1; others are brought into that range.
  open var progress: Float {
    get { shown }
    set { setProgress(newValue, animated: false) }
  }

  // Rules: CT-46.
  /// Sets how much is done, from 0 to 1; the line gets there at once or step by step.
  ///
  /// - Parameters:
  ///   - progress: from 0 to 1.
  ///   - animated: makes no difference.
  open func setProgress(_ progress: Float, animated: Bool) {
    shown = progress.isNaN ? 0 : min(max(progress, 0), 1)
    motion.go(to: CGFloat(shown), animated: animated && host != nil) { [weak self] in
      self?.setNeedsLayout()
    }
    setNeedsLayout()
  }

  // Rules: CT-47.
  /// What the line follows; nil, at first, lets the program set it.
  open var observedProgress: Progress? {
    get { observed?.progress }
    set {
      observed?.stop()
      observed = newValue.map { progress in
        ObservedProgress(progress) { [weak self] share in
          self?.setProgress(share, animated: true)
        }
      }
      if let newValue { setProgress(Float(newValue.fractionCompleted), animated: false) }
    }
  }

  /// The colour of what is done; nil, at first, is the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The colour of the rest; nil, at first, is a grey.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var thickness: CGFloat { style == .bar ? Self.barThickness : Self.thickness }

  /// The width there is, and the height of the line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  /// The height of the line; no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  /// Places the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(
      x: 0, y: bounds.midY - thickness / 2, width: bounds.width, height: thickness)
    ControlShapes.place(track, line)
    track.backgroundColor = (trackTintColor ?? .systemGray5).cgColor
    var filled = line
    filled.size.width *= motion.value
    done.isHidden = motion.value == 0
    ControlShapes.place(done, mirrored(filled, in: line))
    done.backgroundColor = (progressTintColor ?? tintColor).cgColor
  }

  /// Follows a change of the colour of things that can be touched.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override var ownAccessibility: AccessibilityValues {
    AccessibilityValues(
      isElement: true, value: "\(Int(Double(shown * 100).rounded(), in: 0...100))%",
      traits: .updatesFrequently)
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("progressTintColor", \UIProgressView.progressTintColor),
      .of("trackTintColor", \UIProgressView.trackTintColor),
    ]
  }
}

extension UIProgressView {
  /// How a progress view looks.
  public enum Style: Int, Sendable {
    /// A line by itself.
    case `default` = 0
    /// A thinner line, for a bar.
    case bar = 1
  }
}
