// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: LY-1 to LY-8.
/// Says how a line or a length of one view compares with one of another view, or with a number:
/// first = second × multiplier + constant, or at least, or at most that.
///
/// It counts while it is active. It may say something of views, of layout guides, or of both.
///
/// [Apple: NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint)
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final weak var first: (any LayoutItem)?
  final weak var second: (any LayoutItem)?
  /// Where the distances begin that are compared instead of what the items have; nil for none.
  private(set) final var (firstStart, secondStart): (DistanceStart?, DistanceStart?) = (nil, nil)
  private(set) final var relates = Relation.equal
  private(set) final var ownFirstAttribute = Attribute.notAnAttribute
  private(set) final var ownSecondAttribute = Attribute.notAnAttribute
  private(set) final var factor: CGFloat = 1
  final var ownConstant: CGFloat = 0
  final var ownPriority = UILayoutPriority.required
  /// The view whose list of constraints it is in while it is active.
  final weak var holder: UIView?
  /// Grows with every activation: of constraints that exclude each other the latest goes.
  final var activation = 0

  // Rules: LY-27.
  /// Makes a constraint that says nothing and cannot become active.
  ///
  /// It is here for subclasses: one that leaves it alone has all ways to make a constraint.
  public override init() { super.init() }

  convenience init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, from starts: (first: AnchoredLine?, second: AnchoredLine?) = (nil, nil)
  ) {
    self.init()
    self.first = first
    self.second = second
    firstStart = starts.first.map { DistanceStart($0) }
    secondStart = starts.second.map { DistanceStart($0) }
    relates = relation
    ownFirstAttribute = firstAttribute
    ownSecondAttribute = second == nil ? .notAnAttribute : secondAttribute
    factor = multiplier
    ownConstant = constant
    ConstraintCheck.validate(self)
  }

  /// Makes a constraint, not active yet.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - attr1: what of the first.
  ///   - relation: whether the one is as large, at most, or at least.
  ///   - view2: a view, a layout guide, or nil to compare with the constant alone.
  ///   - attr2: what of the second.
  ///   - multiplier: the factor of the second.
  ///   - c: points that are added.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      ConstraintCheck.item(view1), attr1, relation, view2.map(ConstraintCheck.item), attr2,
      multiplier: multiplier, constant: c)
  }

  // Rules: LY-26.
  /// Makes the constraints that a line of the visual format says, such as `H:|-[a]-8-[b(>=40@500)]|`.
  ///
  /// A dash alone is the usual gap, at the superview its margin. A format that cannot be read, or
  /// names what is not in `views` or `metrics`, stops the program.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatConstraints(text: format, options: opts, metrics: metrics ?? [:], views: views)
      .make()
  }

  /// The view or guide on the left side; nil when it is gone.
  ///
  /// Of a distance between two lines, on either side, it is the one where that ends.
  open weak var firstItem: AnyObject? { first }

  /// The view or guide on the right side; nil when there is none, or it is gone.
  open weak var secondItem: AnyObject? { second }

  /// What of the first item is compared.
  open var firstAttribute: Attribute { ownFirstAttribute }

  /// What of the second item is compared.
  open var secondAttribute: Attribute { ownSecondAttribute }

  /// How the sides compare.
  open var relation: Relation { relates }

  /// By what the right side is multiplied.
  open var multiplier: CGFloat { factor }

  // Rules: LY-5.
  /// What is added to the right side, in points; changing it is cheap, also while active.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard newValue != ownConstant else { return }
      ConstraintCheck.number(newValue, "constant of a constraint")
      ownConstant = newValue
      ConstraintActivation.constantDidChange(self)
    }
  }

  // Rules: LY-3, LY-8.
  /// How important it is; required unless set.
  ///
  /// An active one cannot become required or cease to be.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set { ConstraintActivation.setPriority(newValue, of: self) }
  }

  /// A name for messages.
  open var identifier: String?

  // Rules: LY-1, LY-8.
  /// Whether it counts.
  ///
  /// Its views must be in one tree when it becomes active.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        ConstraintActivation.activate(self)
      } else {
        ConstraintActivation.deactivate(self)
      }
    }
  }

  /// Lets all of them count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets none of them count any more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// As messages show it: `<NSLayoutConstraint:0x… title.leading == form.leading + 8>`.
  open nonisolated override var description: String {
    guard MainQueue.isCurrent else { return ConstraintDescription.name(of: self) }
    return MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
  }
  // Rules: RC-31.
  /// Called after an interface file made the object; there are none here, so only a program calls it.
  open func awakeFromNib() {}

  // Rules: RC-31.
  /// Called where an editor of interface files draws the object; only a program calls it.
  open func prepareForInterfaceBuilder() {}
}
