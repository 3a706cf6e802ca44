// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation

/// Shows a colour in a ring, and has a person choose another one when it is tapped.
///
/// [Apple: UIColorWell](https://developer.apple.com/documentation/uikit/uicolorwell)
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .property(
        "selectedColor", get: { (me: UIColorWell) in me.selectedColor },
        set: { $0.selectedColor = $1 }))
  }

  private let ring = CAGradientLayer()
  private let gap = ControlShapes.flat()
  private let fill = ControlShapes.flat()
  private weak var picker: UIColorPickerViewController?
  private lazy var listener = WellListener(of: self)

  /// The side of a well that says its size itself, in points.
  private static let side: CGFloat = 28
  /// How wide the ring is, and the gap within it, in points.
  private static let ringWidth: CGFloat = 3

  /// Makes a well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a well without a colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ring.owner = StillLayers.owner
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 1, y: 0.5)
    ring.colors = (0...6).map {
      UIColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    for part in [ring, gap, fill] { layer.addSublayer(part) }
    addAction(UIAction { [weak self] _ in self?.bringUpPicker() }, for: .touchUpInside)
  }

  // Rules: CP-5.
  /// The colour; nil, at first, for none.
  ///
  /// Setting it sends nothing.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsLayout()
      if let selectedColor { picker?.selectedColor = selectedColor }
    }
  }

  // Rules: CP-6.
  /// The title of what is brought up; nil, at first, for that of the picker.
  open var title: String? { didSet { if let title { picker?.title = title } } }

  // Rules: CP-6.
  /// Whether a person can choose the opacity; true at first.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

  override var primaryEvent: UIControl.Event? { .valueChanged }

  override var isOperatedBySelect: Bool { true }

  // Rules: CP-5, CP-6.
  override func operateBySelect(_ event: UIPressesEvent?) { send(.touchUpInside, event) }

  // MARK: - The picker

  // Rules: CP-6.
  private func bringUpPicker() {
    // One that somebody keeps after it was closed does not count.
    guard picker?.presentingViewController == nil, let presenter = nearestPresenter else { return }
    let picker = UIColorPickerViewController()
    picker.delegate = listener
    picker.supportsAlpha = supportsAlpha
    if let title { picker.title = title }
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    self.picker = picker
    presenter.present(picker, animated: true)
  }

  // Rules: CP-5.
  /// Takes a colour that a person chose, and sends `valueChanged`.
  fileprivate final func take(_ color: UIColor) {
    selectedColor = color
    send(.valueChanged, nil)
  }

  // MARK: - Layout

  /// The size that a well has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  /// The size that a well has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the ring and the colour in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let room = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let inner = room.insetBy(dx: min(Self.ringWidth, side / 2), dy: min(Self.ringWidth, side / 2))
    let core = inner.insetBy(dx: min(2, inner.width / 2), dy: min(2, inner.height / 2))
    ControlShapes.place(ring, room)
    ControlShapes.place(gap, inner)
    ControlShapes.place(fill, core)
    ring.masksToBounds = true
    gap.backgroundColor = UIColor.systemBackground.cgColor
    fill.backgroundColor = selectedColor?.cgColor
    fill.isHidden = selectedColor == nil
    let shown: Float = appearanceState.contains(.highlighted) ? 0.6 : 1
    layer.opacity = isEnabled ? shown : ControlShapes.disabledOpacity
  }

  // Rules: CP-6.
  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = title ?? "Color well"
    own.value = selectedColor?.accessibilityName
    own.traits?.insert(.button)
    return own
  }
}

/// Hears of the picker for its well.
private final class WellListener: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(of well: UIColorWell) { self.well = well }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well?.take(color) }
}
