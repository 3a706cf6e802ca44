// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Constraints of stacks", .freshApplication)
struct StackConstraintTests {
  /// A view that wants a size.
  private final class Sized: UIView {
    let wanted: CGSize
    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
      wanted = CGSize(width: width, height: height)
      super.init(frame: .zero)
      accessibilityIdentifier = name
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { wanted }
  }

  private let stack = UIStackView()
  private let views = [Sized("a", 10, 5), Sized("b", 20, 0), Sized("c", -1, 15)]

  init() {
    stack.accessibilityIdentifier = "s"
    for view in views { stack.addArrangedSubview(view) }
  }

  /// The constraints that the stack makes under a name, as formulas.
  private func made(_ name: String) -> [String] {
    StackConstraints.make(for: stack).constraints
      .filter { $0.identifier == "UISV-\(name)" }.map { ConstraintDescription.formula(of: $0) }
  }

  /// How many constraints the stack makes under each name.
  private func counts() -> [String: Int] {
    StackConstraints.make(for: stack).constraints
      .reduce(into: [:]) {
        $0[String(($1.identifier ?? "UISV-none").dropFirst(5)), default: 0] += 1
      }
  }

  @Test func `a stack fills a row without gaps, and arranges no other subviews`() {
    #expect(
      "\(stack.axis) \(stack.distribution) \(stack.alignment) \(stack.spacing)"
        == "horizontal fill fill 0.0")
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews == views)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false, false])
    #expect(made("canvas-connection") == ["a.leading == s.leading", "s.trailing == c.trailing"])
    #expect(made("spacing") == ["b.leading == a.trailing", "c.leading == b.trailing"])
    #expect(
      made("alignment") == [
        "a.top == s.top", "a.bottom == s.bottom", "b.top == s.top", "b.bottom == s.bottom",
        "c.top == s.top", "c.bottom == s.bottom",
      ])
    #expect(counts() == ["canvas-connection": 2, "spacing": 2, "alignment": 6])
    let numbers: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(numbers.map(\.rawValue) == [0, 1, 2, 3, 4])
    let sides: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline, .top, .bottom,
    ]
    #expect(sides.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 1, 4])
  }

  @Test func `a column is a row turned round`() {
    stack.axis = .vertical
    #expect(made("canvas-connection") == ["a.top == s.top", "s.bottom == c.bottom"])
    #expect(made("spacing") == ["b.top == a.bottom", "c.top == b.bottom"])
    #expect(
      Array(made("alignment").prefix(2)) == ["a.leading == s.leading", "a.trailing == s.trailing"])
    stack.alignment = .center
    #expect(
      Array(made("alignment").prefix(3)) == [
        "a.leading >= s.leading", "a.trailing <= s.trailing", "a.centerX == s.centerX",
      ])
    #expect(made("ambiguity-suppression") == ["s.width == 0 @51"])
    stack.alignment = .firstBaseline
    #expect(counts()["alignment"] == 6)
    stack.distribution = .fillProportionally
    #expect(made("fill-proportionally") == ["c.height == 3 * a.height @999"])
  }

  @Test func `each distribution has its own lengths and gaps`() {
    stack.spacing = 7
    stack.setCustomSpacing(3, after: views[1])
    let gaps = ["b.leading == a.trailing + 7", "c.leading == b.trailing + 3"]
    stack.distribution = .fillEqually
    #expect(made("fill-equally") == ["b.width == a.width", "c.width == a.width"])
    #expect(made("spacing") == gaps)
    stack.distribution = .fillProportionally
    #expect(made("fill-proportionally") == ["b.width == 2 * a.width @999"])
    #expect(made("spacing") == gaps)
    stack.distribution = .equalSpacing
    let least = ["b.leading >= a.trailing + 7", "c.leading >= b.trailing + 3"]
    let edge = "UISV-distributing-edge"
    #expect(made("spacing") == least)
    // Who asks for formulas alone keeps no guides.
    #expect(
      made("distributing-edge")
        == [
          "(gone).leading == a.trailing", "(gone).trailing == b.leading",
          "(gone).leading == b.trailing", "(gone).trailing == c.leading",
          "(gone).width == (gone).width",
        ])
    #expect(StackConstraints.make(for: stack).guides.map(\.identifier) == [edge, edge])
    stack.distribution = .equalCentering
    #expect(made("spacing") == least)
    #expect(StackConstraints.make(for: stack).guides.count == 2)
    #expect(counts()["equal-centering"] == 5)
  }

  @Test func `guides of equal gaps stand between what they keep apart`() {
    stack.distribution = .equalCentering
    let made = StackConstraints.make(for: stack)
    let lines = made.constraints.filter { $0.identifier == "UISV-equal-centering" }
    func name(_ item: AnyObject?) -> String {
      if let view = item as? UIView { return view.accessibilityIdentifier ?? "" }
      return made.guides.firstIndex { $0 === item }.map { "\($0)" } ?? "none"
    }
    func text(_ lines: [NSLayoutConstraint]) -> [String] {
      lines.map {
        "\(name($0.firstItem)).\($0.firstAttribute) \(name($0.secondItem)).\($0.secondAttribute)"
          + " \($0.priority.rawValue)"
      }
    }
    #expect(
      text(lines) == [
        "0.leading a.centerX 1000.0", "0.trailing b.centerX 1000.0", "1.leading b.centerX 1000.0",
        "1.trailing c.centerX 1000.0", "1.width 0.width 149.0",
      ])
    stack.distribution = .equalSpacing
    let spacing = StackConstraints.make(for: stack)
    let last = spacing.constraints.last { $0.identifier == "UISV-distributing-edge" }
    #expect(last?.priority == .required && last?.firstAttribute == .width)
  }

  @Test func `views lie across a row as its alignment says`() {
    func first() -> [String] { made("alignment").filter { $0.hasPrefix("a.") } }
    stack.alignment = .top
    #expect(first() == ["a.top == s.top", "a.bottom <= s.bottom"])
    stack.alignment = .bottom
    #expect(first() == ["a.top >= s.top", "a.bottom == s.bottom"])
    stack.alignment = .center
    #expect(first() == ["a.top >= s.top", "a.bottom <= s.bottom", "a.centerY == s.centerY"])
    stack.alignment = .firstBaseline
    #expect(first() == ["a.top >= s.top", "a.bottom <= s.bottom"])
    #expect(
      made("alignment").suffix(2) == [
        "b.firstBaseline == a.firstBaseline", "c.firstBaseline == a.firstBaseline",
      ])
    stack.alignment = .lastBaseline
    #expect(made("alignment").last == "c.lastBaseline == a.lastBaseline")
    #expect(made("ambiguity-suppression") == ["s.height == 0 @51"])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.alignment = .fill
    #expect(
      first() == [
        "a.top == UIViewLayoutMarginsGuide.top", "a.bottom == UIViewLayoutMarginsGuide.bottom",
      ])
    #expect(made("ambiguity-suppression") == [])
  }

  @Test func `gaps are a view's own, or the stack's, or the system's`() {
    stack.spacing = UIStackView.spacingUseSystem
    #expect(made("spacing") == ["b.leading == a.trailing + 8", "c.leading == b.trailing + 8"])
    stack.setCustomSpacing(2, after: views[0])
    stack.setCustomSpacing(9, after: UIView())
    #expect(made("spacing") == ["b.leading == a.trailing + 2", "c.leading == b.trailing + 8"])
    #expect(stack.customSpacing(after: views[0]) == 2 && stack.customSpacings.count == 1)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacings.isEmpty)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.spacing = 1
    #expect(made("spacing") == ["b.leading == a.trailing + 1", "c.leading == b.trailing + 8"])
    stack.removeArrangedSubview(views[1])
    #expect(stack.customSpacings.isEmpty && views[1].superview === stack)
    #expect(made("spacing") == ["c.leading == a.trailing + 1"])
  }

  @Test func `hidden views have no length and stand where they would begin`() {
    views[0].isHidden = true
    views[2].isHidden = true
    stack.spacing = 4
    #expect(
      made("hiding") == [
        "a.width == 0 @999", "a.leading == s.leading", "a.top == s.top", "c.width == 0 @999",
        "c.leading == b.trailing", "c.top == s.top",
      ])
    #expect(made("spacing") == [] && made("canvas-connection").first == "b.leading == s.leading")
    views[1].isHidden = true
    #expect(made("canvas-connection") == [])
    #expect(Set(made("ambiguity-suppression")) == ["s.width == 0 @51", "s.height == 0 @51"])
    #expect(made("hiding").filter { $0.contains("s.leading") }.count == 3)
  }

  @Test func `each change asks for constraints once, and the same value again does not`() {
    func asks(_ change: () -> Void) -> Bool {
      stack.flags.remove(.needsConstraints)
      change()
      return stack.flags.contains(.needsConstraints)
    }
    let changes: [() -> Void] = [
      { stack.axis = .vertical }, { stack.axis = .vertical },
      { stack.distribution = .equalSpacing },
      { stack.distribution = .equalSpacing }, { stack.alignment = .center },
      { stack.alignment = .center }, { stack.spacing = 3 }, { stack.spacing = 3 },
      { stack.isLayoutMarginsRelativeArrangement = true },
      { stack.isLayoutMarginsRelativeArrangement = true },
      { stack.setCustomSpacing(3, after: views[0]) }, { stack.setCustomSpacing(3, after: stack) },
      { views[0].isHidden = true }, { stack.removeArrangedSubview(views[0]) },
      { stack.removeArrangedSubview(views[0]) }, { views[0].isHidden = false },
      { stack.addArrangedSubview(views[0]) }, { views[1].removeFromSuperview() },
    ]
    #expect(
      changes.map(asks) == [
        true, false, true, false, true, false, true, false, true, false, true, false, true, true,
        false, false, true, true,
      ])
  }

  @Test func `views are arranged in the order that they were put in, each once`() {
    func names() -> String {
      stack.arrangedSubviews.map { $0.accessibilityIdentifier ?? "" }.joined()
    }
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(names() == "cab")
    stack.insertArrangedSubview(views[2], at: 2)
    #expect(names() == "acb")
    stack.insertArrangedSubview(views[0], at: 3)
    #expect(names() == "cba")
    stack.addArrangedSubview(views[2])
    #expect(names() == "bac" && stack.subviews.count == 3)
    let other = UIStackView(arrangedSubviews: [views[0]])
    #expect(names() == "bc" && other.arrangedSubviews == [views[0]] && other.frame == .zero)
    #expect(views[0].flags.contains(.arranged))
    other.removeArrangedSubview(views[0])
    #expect(!views[0].flags.contains(.arranged) && views[0].superview === other)
  }

  @Test func `what a stack made and needs no more is taken away`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(stack)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    let first = stack.madeConstraints
    #expect(first.allSatisfy(\.isActive) && stack.layoutGuides.count == 2)
    #expect(stack.constraints.count == first.count)
    stack.distribution = .fill
    root.layoutIfNeeded()
    // All but how it holds its views at their ends and sides was about the gaps.
    let kept = first.filter { $0.isActive }
    #expect(kept.count == 8 && stack.layoutGuides.isEmpty)
    #expect(
      kept.allSatisfy { ["UISV-canvas-connection", "UISV-alignment"].contains($0.identifier) })
    #expect(stack.constraints.count == 10 && stack.madeGuides.isEmpty)
    stack.removeArrangedSubview(views[2])
    #expect(stack.constraints.count == 6)
    root.layoutIfNeeded()
    #expect(stack.constraints.count == 7)
  }
}
