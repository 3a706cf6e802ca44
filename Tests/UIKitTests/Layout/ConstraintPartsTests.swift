// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of constraints", .freshApplication)
struct ConstraintPartsTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let views: [String: UIView]

  init() {
    views = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c"].map { name in
        let view = UIView()
        view.accessibilityIdentifier = name
        return (name, view)
      })
    root.accessibilityIdentifier = "root"
    for name in ["a", "b", "c"] { if let view = views[name] { root.addSubview(view) } }
  }

  private var a: UIView { views["a"] ?? UIView() }
  private var b: UIView { views["b"] ?? UIView() }

  private func formulas(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { ConstraintDescription.formula(of: $0) }
  }

  // MARK: - Attributes

  @Test func `attributes have Apple's numbers, and are lines along an axis or lengths`() {
    let all = (0...20).compactMap(Attribute.init)
    #expect(all.count == 21 && Attribute(rawValue: 21) == nil)
    #expect(
      all.map(\.name) == [
        "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width",
        "height", "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin",
        "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
        "centerXWithinMargins", "centerYWithinMargins",
      ])
    let kinds: [AttributeKind: String] = [.x: "x", .y: "y", .length: "l", .none: "-"]
    #expect(all.map { kinds[$0.kind] ?? "" }.joined() == "-xxyyxxllxyyyxxyyxxxy")
    #expect(
      all.filter(\.isDirectional) == [.leading, .trailing, .leadingMargin, .trailingMargin])
    #expect(all.filter(\.isAbsoluteSide) == [.left, .right, .leftMargin, .rightMargin])
    #expect(all.filter(\.isBaseline) == [.lastBaseline, .firstBaseline])
    #expect(
      all.map { $0.withinMargins?.name ?? "-" }.suffix(9)
        == [
          "-", "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
        ].suffix(9))
    #expect(all.prefix(13).allSatisfy { $0.withinMargins == nil })
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect(relations.map(\.reversed) == [.greaterThanOrEqual, .equal, .lessThanOrEqual])
    #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
    #expect(
      [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map(\.rawValue)
        == [1000, 750, 250, 50])
    #expect(UILayoutPriority(3) == UILayoutPriority(rawValue: 3))
  }

  @Test func `a constraint says what it was made of, and what it is called`() {
    let guide = UILayoutGuide()
    a.addLayoutGuide(guide)
    let made = NSLayoutConstraint(
      item: guide, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: b,
      attribute: .trailing, multiplier: 0.5, constant: -3)
    #expect(made.firstItem === guide && made.secondItem === b)
    #expect(made.firstAttribute == .leading && made.secondAttribute == .trailing)
    #expect(made.relation == .greaterThanOrEqual && made.multiplier == 0.5 && made.constant == -3)
    #expect(made.priority == .required && !made.isActive && made.identifier == nil)
    #expect(
      ConstraintDescription.formula(of: made)
        == "guide of a.leading >= 0.5 * b.trailing - 3")
    guide.identifier = "g"
    made.constant = 2.5
    made.priority = UILayoutPriority(12.5)
    #expect(ConstraintDescription.formula(of: made) == "g.leading >= 0.5 * b.trailing + 2.5 @12.5")
    made.constant = 0
    #expect(ConstraintDescription.formula(of: made) == "g.leading >= 0.5 * b.trailing @12.5")
    #expect(
      made.description.hasSuffix("> (inactive)>") || made.description.hasSuffix("(inactive)>"))
    made.identifier = "name"
    made.isActive = true
    #expect(
      made.description.contains(" 'name' g.leading") && !made.description.contains("inactive"))
    #expect(made.description.hasPrefix("<NSLayoutConstraint:0x"))
    let number = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .height,
      multiplier: 2, constant: 1e10)
    #expect(number.secondAttribute == .notAnAttribute && number.secondItem == nil)
    #expect(ConstraintDescription.formula(of: number) == "a.width <= 10000000000.0")
    #expect(
      ConstraintDescription.formula(of: a.widthAnchor.constraint(equalToConstant: -4))
        == "a.width == -4")
  }

  @Test func `a constraint is held by the nearest view above its items, or whom it was given`() {
    let inner = UIView()
    a.addSubview(inner)
    let guide = UILayoutGuide()
    inner.addLayoutGuide(guide)
    let own = inner.widthAnchor.constraint(equalToConstant: 3)
    let down = guide.topAnchor.constraint(equalTo: a.topAnchor)
    let up = a.topAnchor.constraint(equalTo: inner.topAnchor)
    let side = inner.topAnchor.constraint(equalTo: b.topAnchor)
    for constraint in [own, down, up, side] {
      constraint.isActive = true
      constraint.isActive = true
    }
    #expect(
      inner.constraints == [own] && a.constraints == [down, up] && root.constraints == [side])
    #expect([own, down, up, side].map(\.activation) == [1, 2, 3, 4])
    root.addConstraint(own)
    root.addConstraint(own)
    #expect(inner.constraints == [] && root.constraints == [side, own] && own.activation == 5)
    a.removeConstraint(own)
    #expect(own.isActive)
    root.removeConstraints([own, side])
    #expect(!own.isActive && !side.isActive && root.constraints == [])
    root.addConstraints([own, side])
    #expect(root.constraints == [own, side])
    inner.removeFromSuperview()
    #expect(a.constraints == [] && !down.isActive && !side.isActive)
    NSLayoutConstraint.deactivate([down])
    guide.owningView = a
    #expect(inner.layoutGuides == [] && a.layoutGuides == [guide] && guide.owningView === a)
    guide.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
    b.removeLayoutGuide(guide)
    #expect(a.layoutGuides == [guide] && a.constraints.count == 1)
    guide.owningView = nil
    #expect(a.layoutGuides == [] && a.constraints == [] && guide.layoutFrame == .zero)
  }

  // MARK: - Visual formats

  @Test func `a format is read part by part`() throws {
    typealias Part = VisualFormat.Part
    typealias Predicate = VisualFormat.Predicate
    var parser = VisualFormatParser(" V: |-[a(==b, >= -3 @ 20)]-(<=x.y@high)-[b_2]-5-[c][d]-| ")
    let format = try parser.parse()
    #expect(format.axis == .vertical)
    #expect(
      format.parts == [
        Part(name: "|"),
        Part(
          name: "a",
          lengths: [
            Predicate(relation: .equal, object: "b"),
            Predicate(relation: .greaterThanOrEqual, object: "-3", priority: "20"),
          ], gap: .standard),
        Part(
          name: "b_2",
          gap: .said([Predicate(relation: .lessThanOrEqual, object: "x.y", priority: "high")])),
        Part(name: "c", gap: .said([Predicate(object: "5")])), Part(name: "d"),
        Part(name: "|", gap: .standard),
      ])
    var plain = VisualFormatParser("[a]")
    #expect(try plain.parse() == VisualFormat(axis: .horizontal, parts: [Part(name: "a")]))
    var explicit = VisualFormatParser("H:[a(3)]|")
    #expect(try explicit.parse().parts.map(\.name) == ["a", "|"])
  }

  @Test(
    arguments: [
      ("", 0, "[ or |"), ("H:", 2, "[ or |"), ("[]", 1, "the name of a view"), ("[a", 2, "]"),
      ("[a(3]", 4, ")"), ("[a()]", 3, "a number or a name"), ("[a(-)]", 4, "a number or a name"),
      ("[a]-5[b]", 5, "-"), ("[a]-", 4, "a number or a name"), ("[a]]", 3, "[ or |"),
      ("[a]|[b]", 4, "the end"), ("||", 2, "a view"), ("|", 1, "a view"),
      ("[a]-(5,)-[b]", 7, "a number or a name"),
      ("|[a]-5", 6, "-"),
    ] as [(String, Int, String)])
  func `what is missing is said, and where`(_ text: String, _ place: Int, _ expected: String) {
    var parser = VisualFormatParser(text)
    #expect(throws: VisualFormatParser.Failure(place: place, expected: expected)) {
      try parser.parse()
    }
  }

  @Test func `a format makes lengths first, then gaps, then alignments`() {
    #expect(
      formulas(
        "|-[a(100,<=b@20)]-[b]-(>=w@7)-[c(x)]|", [.alignAllTop, .alignAllCenterY],
        ["w": 5, "x": 2.5])
        == [
          "a.width == 100", "a.width <= b.width @20", "c.width == 2.5",
          "a.leading == UIViewLayoutMarginsGuide.leading", "b.leading == a.trailing + 8",
          "c.leading >= b.trailing + 5 @7", "root.trailing == c.trailing", "b.top == a.top",
          "c.top == b.top", "b.centerY == a.centerY", "c.centerY == b.centerY",
        ])
    #expect(
      formulas("V:|[a(3)]-4-[b]-|", [.alignAllLeading, .directionRightToLeft]) == [
        "a.height == 3", "a.top == root.top", "b.top == a.bottom + 4",
        "UIViewLayoutMarginsGuide.bottom == b.bottom", "b.leading == a.leading",
      ])
    #expect(
      formulas("|-1-[a]-(>=2)-[b]", .directionRightToLeft)
        == ["a.right == root.right - 1", "b.right <= a.left - 2"])
    #expect(
      formulas("|-1-[a]-(>=2)-[b]", .directionLeftToRight)
        == ["a.left == root.left + 1", "b.left >= a.right + 2"])
    #expect(formulas("[a][b]") == ["b.leading == a.trailing"])
    let numbers: [String: Any] = [
      "d": 1.5, "f": Float(2), "i": 3, "n": NSNumber(value: 4), "g": CGFloat(5), "p": 6,
    ]
    #expect(
      ["d", "f", "i", "n", "g", "-7", "1@p"].flatMap { formulas("[a(\($0))]", [], numbers) } == [
        "a.width == 1.5", "a.width == 2", "a.width == 3", "a.width == 4", "a.width == 5",
        "a.width == -7", "a.width == 1 @6",
      ])
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionLeftToRight, .directionRightToLeft,
      .directionLeadingToTrailing,
    ]
    #expect(
      options.map(\.rawValue)
        == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 65536, 131_072, 0])
    for (option, name) in zip(options, NSLayoutConstraint.FormatOptions.attributes.map(\.name)) {
      let isAcross = ["top", "bottom", "centerY", "lastBaseline", "firstBaseline"].contains(name)
      let made = formulas(isAcross ? "[a][b]" : "V:[a][b]", option)
      #expect(made.last == "b.\(name) == a.\(name)" && made.count == 2)
    }
  }

  // MARK: - Margins, guides and sizes

  @Test func `margins are 8 points, or what is set, or what a superview's reach in`() {
    let inner = UIView(frame: CGRect(x: 5, y: 10, width: 100, height: 50))
    root.addSubview(inner)
    let eight = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(inner.layoutMargins == eight && !inner.preservesSuperviewLayoutMargins)
    #expect(inner.insetsLayoutMarginsFromSafeArea)
    #expect(inner.directionalLayoutMargins.leading == 8)
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      inner.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 260, right: 320)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 25))
    root.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 14, left: 18, bottom: 16, right: 22))
    #expect(
      inner.layoutMarginsGuide.layoutFrame == CGRect(x: 18, y: 14, width: 60, height: 20))
    inner.directionalLayoutMargins = .zero
    inner.preservesSuperviewLayoutMargins = false
    inner.frame.size.width = 800
    let readable = inner.readableContentGuide.layoutFrame
    #expect(readable == CGRect(x: 64, y: 0, width: 672, height: 50))
    inner.frame.size.width = 600
    #expect(inner.readableContentGuide.layoutFrame == inner.bounds)
    #expect(inner.readableContentGuide === inner.readableContentGuide)
    #expect(inner.layoutMarginsGuide === inner.layoutMarginsGuide && inner.layoutGuides == [])
    let widths: [CGFloat] = [413, 414]
    #expect(widths.map { LayoutMargins.systemMinimum(onWidth: $0).leading } == [16, 20])
    #expect(widths.map { LayoutMargins.systemMinimum(onWidth: $0).trailing } == [16, 20])
    #expect(LayoutMargins.systemMinimum(onWidth: 1).top == 0)
  }

  @Test func `a change of margins is told once, also to what keeps out of them`() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    func told(_ change: () -> Void) -> [Int] {
      (outer.count, inner.count) = (0, 0)
      outer.flags.remove(.needsLayout)
      change()
      return [outer.count, inner.count, outer.flags.contains(.needsLayout) ? 1 : 0]
    }
    let steps: [() -> Void] = [
      { outer.layoutMargins.left = 3 }, { outer.layoutMargins.left = 3 },
      { inner.preservesSuperviewLayoutMargins = true },
      { inner.preservesSuperviewLayoutMargins = true }, { outer.layoutMargins.left = 4 },
      { outer.insetsLayoutMarginsFromSafeArea = false },
      { outer.insetsLayoutMarginsFromSafeArea = false },
      { inner.preservesSuperviewLayoutMargins = false }, { outer.layoutMargins.left = 5 },
    ]
    #expect(
      steps.map(told) == [
        [1, 0, 1], [0, 0, 0], [0, 1, 0], [0, 0, 0], [1, 1, 1], [1, 1, 1], [0, 0, 0], [0, 1, 0],
        [1, 0, 1],
      ])
    #expect(!outer.insetsLayoutMarginsFromSafeArea && !inner.preservesSuperviewLayoutMargins)
  }

  @Test func `a view hugs its content little and minds being smaller much, on each axis`() {
    func priorities(_ view: UIView) -> [Float] {
      let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
      return axes.map { view.contentHuggingPriority(for: $0).rawValue }
        + axes.map { view.contentCompressionResistancePriority(for: $0).rawValue }
    }
    #expect(priorities(a) == [250, 250, 750, 750])
    a.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    #expect(a.extras?.layout == nil)
    a.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    #expect(priorities(a) == [1, 250, 750, 750])
    a.setContentHuggingPriority(UILayoutPriority(2), for: .vertical)
    a.setContentCompressionResistancePriority(UILayoutPriority(3), for: .horizontal)
    a.setContentCompressionResistancePriority(UILayoutPriority(4), for: .vertical)
    #expect(priorities(a) == [1, 2, 3, 4])
  }

  @Test func `a view given over to constraints has the size of its content, before it has any`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.frame = CGRect(x: 40, y: 40, width: 9, height: 9)
    root.addSubview(spinner)
    root.layoutIfNeeded()
    #expect(spinner.frame == CGRect(x: 40, y: 40, width: 9, height: 9))
    spinner.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(spinner.frame.size == spinner.intrinsicContentSize)
    #expect(spinner.frame.width > 9)
  }

  @Test func `the fitting size wants what it is given as far as it is told to`() {
    let view = UIView()
    view.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(>=30.2)]-10-|", metrics: nil, views: ["a": a])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[a(40@500)]|", metrics: nil, views: ["a": a]))
    view.contentScaleFactor = 2
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 50.5, height: 40))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 40))
    let target = CGSize(width: 100, height: 70)
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
        == target)
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: UILayoutPriority(499)) == CGSize(width: 100, height: 40))
    #expect(UIView.layoutFittingCompressedSize == .zero && !UIView.requiresConstraintBasedLayout)
    #expect(a.frame == .zero && view.frame == .zero)
  }

  @Test func `the keyboard's guide is the lowest part of a view that is free of it`() {
    let guide = root.keyboardLayoutGuide
    #expect(guide === root.keyboardLayoutGuide && guide.usesBottomSafeArea)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 400, height: 0))
    #expect(guide.identifier == "UIViewKeyboardLayoutGuide" && guide.owningView === root)
    KeyboardPlace.shared.move(to: CGRect(x: 0, y: 100, width: 400, height: 900))
    #expect(guide.layoutFrame.minY == 300)
    let window = UIWindow(frame: CGRect(x: 0, y: 20, width: 400, height: 300))
    window.addSubview(root)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 80, width: 400, height: 220))
    root.flags.remove(.needsLayout)
    KeyboardPlace.shared.move(to: CGRect(x: 0, y: 100, width: 400, height: 900))
    #expect(!root.flags.contains(.needsLayout))
    KeyboardPlace.shared.move(to: CGRect(x: 0, y: -50, width: 400, height: 900))
    #expect(guide.layoutFrame == root.bounds && root.flags.contains(.needsLayout))
    KeyboardPlace.shared.move(to: nil)
    #expect(guide.layoutFrame.height == 0)
    root.flags.remove(.needsLayout)
    guide.usesBottomSafeArea = false
    #expect(root.flags.contains(.needsLayout))
  }
}
