// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKitCore

/// Stacks whose views come, go and hide keep the constraints that say what they are to say.
@MainActor @Suite("Stacks that change", .freshApplication)
struct StackChangeTests {
  /// A view that wants a size, which follows from its name.
  private final class Sized: UIView {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(frame: .zero)
      accessibilityIdentifier = "v\(number)"
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize {
      CGSize(width: 10 + number * 7 % 23, height: 5 + number * 5 % 17)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))

  /// A stack in the corner of the window, as large as it wants to be.
  private func shown() -> UIStackView {
    let stack = UIStackView()
    stack.accessibilityIdentifier = "s"
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    return stack
  }

  private func formulas(_ stack: UIStackView) -> [String] {
    stack.madeConstraints.map { ConstraintDescription.formula(of: $0) }
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `LY-20 a view that comes brings constraints, and the others stay`(
    distribution: UIStackView.Distribution
  ) {
    let stack = shown()
    stack.distribution = distribution
    for number in 0..<6 { stack.addArrangedSubview(Sized(number)) }
    window.layoutIfNeeded()
    let (before, guides) = (stack.madeConstraints, stack.madeGuides)
    let new = Sized(6)
    stack.addArrangedSubview(new)
    window.layoutIfNeeded()
    let known = Set(before.map { ObjectIdentifier($0) })
    for constraint in stack.madeConstraints where !known.contains(ObjectIdentifier(constraint)) {
      let isOfGuide = constraint.firstItem === stack.madeGuides.last
      #expect(constraint.firstItem === new || constraint.secondItem === new || isOfGuide)
    }
    // The end of the stack lay at that of the view that was the last.
    #expect(before.count { !$0.isActive } == 1)
    #expect(zip(guides, stack.madeGuides).allSatisfy { $0 === $1 })
    #expect(stack.madeConstraints.allSatisfy { $0.isActive })
  }

  @Test func `LY-20 what a program did to constraints of a stack is put right when that changes`() {
    let stack = shown()
    for number in 0..<4 { stack.addArrangedSubview(Sized(number)) }
    window.layoutIfNeeded()
    let (wanted, all) = (formulas(stack), stack.madeConstraints)
    let gaps = all.filter { $0.identifier == "UISV-spacing" }
    gaps[0].constant = 30
    gaps[1].isActive = false
    gaps[2].identifier = "mine"
    stack.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(formulas(stack) == wanted)
    #expect(stack.madeConstraints.allSatisfy { $0.isActive })
    #expect(gaps.allSatisfy { !$0.isActive })
    #expect(zip(all, stack.madeConstraints).count { $0 === $1 } == all.count - gaps.count)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `LY-20 LY-22 a stack that changed is as one that was made so`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stack = shown()
    stack.isLayoutMarginsRelativeArrangement = seed.isMultiple(of: 3)
    var number = 0
    for step in 0..<40 {
      for _ in 0...random.int(0..<3) {
        let views = stack.arrangedSubviews
        switch random.int(0..<11) {
        case 0, 1, 2:
          stack.insertArrangedSubview(Sized(number), at: random.int(0..<views.count + 1))
          number += 1
        case 3: views.randomElement(using: &random)?.removeFromSuperview()
        case 4:
          if let view = views.randomElement(using: &random) {
            stack.insertArrangedSubview(view, at: random.int(0..<views.count))
          }
        case 5: views.randomElement(using: &random)?.isHidden.toggle()
        case 6: stack.spacing = CGFloat(random.int(0..<9))
        case 7:
          if let view = views.randomElement(using: &random) {
            stack.setCustomSpacing(CGFloat(random.int(0..<30)), after: view)
          }
        case 8:
          stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case 9:
          stack.distribution =
            [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][
              random.int(0..<5)]
        default:
          stack.alignment =
            [.fill, .leading, .center, .trailing][random.int(0..<4)]
        }
      }
      window.layoutIfNeeded()
      let fresh = shown()
      (fresh.axis, fresh.distribution) = (stack.axis, stack.distribution)
      (fresh.alignment, fresh.spacing) = (stack.alignment, stack.spacing)
      fresh.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      for case let view as Sized in stack.arrangedSubviews {
        let copy = Sized(view.number)
        copy.isHidden = view.isHidden
        fresh.addArrangedSubview(copy)
        fresh.setCustomSpacing(stack.customSpacing(after: view), after: copy)
      }
      window.layoutIfNeeded()
      #expect(formulas(stack) == formulas(fresh), "step \(step)")
      #expect(stack.madeConstraints.allSatisfy { $0.isActive }, "step \(step)")
      #expect(stack.layoutGuides.count == fresh.layoutGuides.count, "step \(step)")
      // The margins of a stack without views count from the first view on.
      if !stack.arrangedSubviews.allSatisfy({ $0.isHidden }) {
        #expect(stack.frame == fresh.frame, "step \(step)")
      }
      #expect(
        stack.arrangedSubviews.map { $0.frame } == fresh.arrangedSubviews.map { $0.frame },
        "step \(step)")
      fresh.removeFromSuperview()
    }
  }
}
