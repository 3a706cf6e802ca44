// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: LY-20 to LY-24.
/// Lays views out in a row or a column, by constraints that it makes and keeps.
///
/// Views that are hidden take no room. The size of the stack follows from its views unless constraints
/// give it one.
///
///
/// [Apple: UIStackView](https://developer.apple.com/documentation/uikit/uistackview)
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What the arrangement is made of at present.
  final var madeConstraints: [NSLayoutConstraint] = [] {
    didSet { knownMade = nil }
  }
  /// The same without their order; nil until somebody asks whether one is among them.
  private final var knownMade: Set<ObjectIdentifier>?
  final var madeGuides: [UILayoutGuide] = []

  /// Makes a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack without views; there are no interface files here, so nothing is read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Makes a stack of views, from the beginning to the end.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Whether a constraint is one of the arrangement's.
  final func hasMade(_ constraint: NSLayoutConstraint) -> Bool {
    let known = knownMade ?? Set(madeConstraints.map { ObjectIdentifier($0) })
    knownMade = known
    return known.contains(ObjectIdentifier(constraint))
  }

  // Rules: LY-22.
  /// The views it lays out, from the beginning to the end; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  // Rules: LY-22.
  /// Adds a view at the end, as a subview if it is none; constraints place it from now on.
  open func addArrangedSubview(_ view: UIView) {
    StackArrangement.insert(view, into: self, at: arranged.count)
  }

  // Rules: LY-22.
  /// Ceases to lay a view out, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) { StackArrangement.remove(view, from: self) }

  // Rules: LY-22.
  /// Adds a view at a place among the arranged ones.
  ///
  /// - Parameters:
  ///   - view: the view that is meant.
  ///   - stackIndex: the place, from 0.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    StackArrangement.insert(view, into: self, at: stackIndex)
  }

  /// Which way the views go; beside each other by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  // Rules: LY-20.
  /// How they share the room along the axis; filling it by default.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  // Rules: LY-21.
  /// Where they are across the axis; filling the stack by default.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  // Rules: LY-20, VA-3.
  /// The gap between two views, in points, the least one where gaps are equal; 0 by default, finite.
  open var spacing: CGFloat = 0 {
    didSet {
      ConstraintCheck.number(spacing, "spacing of a stack view")
      if spacing != oldValue { setNeedsUpdateConstraints() }
    }
  }

  // Rules: LY-20.
  /// Sets the gap behind one of the views; `spacingUseDefault` makes it that of the stack again.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubview.flags.contains(.arranged), arrangedSubview.parent === self else { return }
    ConstraintCheck.number(spacing, "spacing of a stack view")
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The gap that was set behind one of the views; `spacingUseDefault` when none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // Rules: LY-21.
  /// Whether the views keep out of the stack's margins; false by default.
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
