// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation

/// Has a person choose a colour: from a board, or by sliders for red, green, blue and opacity.
///
/// It is presented, as a sheet or a popover, or put into another controller.
///
/// [Apple: UIColorPickerViewController](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller)
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .property(
        "selectedColor", get: { (me: UIColorPickerViewController) in me.selectedColor },
        set: { $0.selectedColor = $1 }))
  }

  private lazy var grid = ColorGrid(parts)
  private lazy var shades = ColorSliders(ColorSliders.Channel.shades, parts)
  private lazy var opacity = ColorSliders(ColorSliders.Channel.opacity, parts)
  private let heading = UILabel()
  private let close = UIButton(type: .close)
  private let kinds = UISegmentedControl(items: ["Grid", "Sliders"])
  private let sample = ControlShapes.flat()
  private let code = UILabel()

  /// In points.
  private static let margin: CGFloat = 16
  private static let line: CGFloat = 44
  private static let kindsHeight: CGFloat = 32
  private static let boardHeight: CGFloat = 300
  private static let size = CGSize(width: 375, height: 540)

  /// Makes a picker that stands at white.
  public init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a picker that stands at white.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title = "Colors"
    preferredContentSize = Self.size
  }

  /// What stands above the board; "Colors" at first.
  open override var title: String? { didSet { heading.text = title } }

  // Rules: CP-2, CP-3.
  /// Told of the colours that a person chooses, and of the end; nil at first.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  // Rules: CP-1.
  /// The colour; white at first.
  ///
  /// Setting it tells nobody.
  open var selectedColor: UIColor {
    get { chosen }
    set {
      chosen = newValue
      show()
    }
  }
  private var chosen = UIColor.white

  // Rules: CP-4.
  /// Whether a person can choose the opacity; true at first.
  ///
  /// Without it a colour that a person chooses is opaque.
  open var supportsAlpha = true {
    didSet {
      guard supportsAlpha != oldValue else { return }
      show()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private var parts: ColorParts { ColorParts(chosen.resolvedColor(with: traitCollection)) }

  // MARK: - A person

  // Rules: CP-2, CP-4.
  private func take(_ color: UIColor, _ continuously: Bool) {
    var new = ColorParts(color)
    new.alpha = supportsAlpha ? new.alpha : 1
    selectedColor = new.color
    delegate?.colorPickerViewController(
      self, didSelect: chosen, continuously: continuously)
  }

  // Rules: CP-3.
  private func closeByPerson() {
    guard let presenter = presentingViewController,
      presenter.presentedViewController?.isBeingDismissed != true
    else { return }
    presenter.dismiss(animated: true) { [self] in
      if presentingViewController == nil { personDidDismiss() }
    }
  }

  // Rules: CP-3.
  override func personDidDismiss() {
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  // MARK: - What is shown

  /// Puts the board, the sliders and the sample in its view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.font = .systemFont(ofSize: 20, weight: .semibold)
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.closeByPerson() }, for: .touchUpInside)
    kinds.selectedSegmentIndex = 0
    kinds.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    code.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    grid.didChoose = { [weak self] color, continuously in
      guard let self else { return }
      take(color.withAlphaComponent(parts.alpha), continuously)
    }
    for sliders in [shades, opacity] {
      sliders.didChoose = { [weak self] in self?.take($0, $1) }
    }
    for part in [heading, close, kinds, grid, shades, opacity, code] { view.addSubview(part) }
    view.layer.addSublayer(sample)
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    let parts = parts
    grid.isHidden = kinds.selectedSegmentIndex != 0
    shades.isHidden = !grid.isHidden
    opacity.isHidden = !supportsAlpha
    (grid.chosen, shades.chosen, opacity.chosen) = (parts, parts, parts)
    sample.backgroundColor = chosen.resolvedColor(with: traitCollection).cgColor
    code.text = parts.hexadecimal
    code.accessibilityLabel = parts.color.accessibilityName
  }

  /// Shows the colour as it looks here, and a button that closes what is presented.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    close.isHidden = presentingViewController == nil
    show()
  }

  /// Places its parts.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let width = max(0, room.width)
    var y = room.minY
    func next(_ height: CGFloat, _ x: CGFloat = 0, _ wide: CGFloat? = nil) -> CGRect {
      let frame = CGRect(x: room.minX + x, y: y, width: max(0, wide ?? width), height: height)
      return view.mirrored(frame, in: room)
    }
    let sliders = shades.sizeThatFits(room.size).height
    let others = 3 * Self.margin + Self.kindsHeight + (supportsAlpha ? 3 : 2) * Self.line
    // Lower where there is less room, as on a phone that lies.
    let board = min(Self.boardHeight, max(sliders, room.height - others))
    heading.setComputedFrame(next(Self.line, 0, width - Self.line))
    close.setComputedFrame(next(Self.line, width - Self.line, Self.line))
    y += Self.line + Self.margin
    kinds.setComputedFrame(next(Self.kindsHeight))
    y += Self.kindsHeight + Self.margin
    grid.setComputedFrame(next(board))
    shades.setComputedFrame(next(sliders))
    y += board + Self.margin
    opacity.setComputedFrame(next(Self.line))
    if supportsAlpha { y += Self.line }
    sample.frame = next(Self.line, 0, Self.line)
    sample.cornerRadius = 8
    code.setComputedFrame(next(Self.line, Self.line + Self.margin, width - Self.line - Self.margin))
  }
}
