// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Lays views out in a row or a column, by constraints that it makes and keeps.
///
/// Views that are hidden take no room. The size of the stack follows from its views unless constraints
/// give it one.
///
/// - Rules: LY-20 to LY-24.
///
/// [Apple: UIStackView](https://developer.apple.com/documentation/uikit/uistackview)
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What the arrangement is made of at present.
  final var madeConstraints: [NSLayoutConstraint] = []
  final var madeGuides: [UILayoutGuide] = []

  /// Makes a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack without views; there are no interface files here, so nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a stack of views, from the beginning to the end.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views it lays out, from the beginning to the end; all are subviews.
  ///
  /// - Rules: LY-22.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, as a subview if it is none; constraints place it from now on.
  ///
  /// - Rules: LY-22.
  open func addArrangedSubview(_ view: UIView) {
    StackArrangement.insert(view, into: self, at: arranged.count)
  }

  /// Ceases to lay a view out, which stays a subview.
  ///
  /// - Rules: LY-22.
  open func removeArrangedSubview(_ view: UIView) { StackArrangement.remove(view, from: self) }

  /// Adds a view at a place among the arranged ones.
  ///
  /// - Rules: LY-22.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    StackArrangement.insert(view, into: self, at: stackIndex)
  }

  /// Which way the views go; beside each other by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How they share the room along the axis; filling it by default.
  ///
  /// - Rules: LY-20.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Where they are across the axis; filling the stack by default.
  ///
  /// - Rules: LY-21.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The gap between two views, in points, the least one where gaps are equal; 0 by default.
  ///
  /// - Rules: LY-20.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Sets the gap behind one of the views; `spacingUseDefault` makes it that of the stack again.
  ///
  /// - Rules: LY-20.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The gap that was set behind one of the views; `spacingUseDefault` when none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether the views keep out of the stack's margins; false by default.
  ///
  /// - Rules: LY-21.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// The first view that is shown.
  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The last view that is shown, in a column; in a row the first one.
  open override var forLastBaselineLayout: UIView {
    let shown = arranged.filter { !$0.isHidden }
    let view = axis == .vertical ? shown.last : shown.first
    return view?.forLastBaselineLayout ?? self
  }

  /// Makes the constraints of the arrangement; an override calls super.
  open override func updateConstraints() {
    StackArrangement.update(self)
    super.updateConstraints()
  }

  /// Ceases to lay a view out that leaves; an override calls super.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    StackArrangement.remove(subview, from: self)
  }
}
