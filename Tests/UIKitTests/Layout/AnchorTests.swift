// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Anchors", .freshApplication)
struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    a.accessibilityIdentifier = "a"
  }

  /// What a constraint says: relation, multiplier and constant.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    "\(constraint.relation) \(constraint.multiplier) \(constraint.constant)"
  }

  @Test func `each way to ask for a relation makes it, with what is added and multiplied`() {
    let x = (a.leadingAnchor, b.trailingAnchor)
    let y = (a.topAnchor, b.bottomAnchor)
    let size = (a.widthAnchor, b.widthAnchor)
    #expect(
      [
        x.0.constraint(equalTo: x.1), x.0.constraint(equalTo: x.1, constant: 3),
        x.0.constraint(lessThanOrEqualTo: x.1), x.0.constraint(lessThanOrEqualTo: x.1, constant: 4),
        x.0.constraint(greaterThanOrEqualTo: x.1),
        x.0.constraint(greaterThanOrEqualTo: x.1, constant: 5),
        x.0.constraint(equalToSystemSpacingAfter: x.1, multiplier: 2),
        x.0.constraint(greaterThanOrEqualToSystemSpacingAfter: x.1, multiplier: 1),
        x.0.constraint(lessThanOrEqualToSystemSpacingAfter: x.1, multiplier: 0.5),
        y.0.constraint(equalToSystemSpacingBelow: y.1, multiplier: 2),
        y.0.constraint(greaterThanOrEqualToSystemSpacingBelow: y.1, multiplier: 1),
        y.0.constraint(lessThanOrEqualToSystemSpacingBelow: y.1, multiplier: 0.5),
        size.0.constraint(equalTo: size.1, multiplier: 2),
        size.0.constraint(greaterThanOrEqualTo: size.1, multiplier: 2),
        size.0.constraint(greaterThanOrEqualTo: size.1, multiplier: 2, constant: 6),
        size.0.constraint(lessThanOrEqualTo: size.1, multiplier: 3),
        size.0.constraint(lessThanOrEqualTo: size.1, multiplier: 3, constant: 7),
      ].map(text) == [
        "equal 1.0 0.0", "equal 1.0 3.0", "lessThanOrEqual 1.0 0.0", "lessThanOrEqual 1.0 4.0",
        "greaterThanOrEqual 1.0 0.0", "greaterThanOrEqual 1.0 5.0", "equal 1.0 16.0",
        "greaterThanOrEqual 1.0 8.0", "lessThanOrEqual 1.0 4.0", "equal 1.0 16.0",
        "greaterThanOrEqual 1.0 8.0", "lessThanOrEqual 1.0 4.0", "equal 2.0 0.0",
        "greaterThanOrEqual 2.0 0.0", "greaterThanOrEqual 2.0 6.0", "lessThanOrEqual 3.0 0.0",
        "lessThanOrEqual 3.0 7.0",
      ])
  }

  @Test func `an anchor knows its item and says its name`() {
    #expect(a.leadingAnchor.item === a && a.leadingAnchor.name == "a.leading")
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.centerXAnchor.item === guide && guide.centerYAnchor.item === guide)
  }

  @Test func `constraints are turned off together, and say what they want`() {
    let constraints = [
      a.widthAnchor.constraint(equalToConstant: 30), a.heightAnchor.constraint(equalToConstant: 40),
    ]
    constraints[0].priority = .defaultHigh
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(a.frame.size == CGSize(width: 30, height: 40))
    #expect(constraints[0].description.contains("a.width") && "\(constraints[0])".contains("30"))
    #expect("\(constraints[0])".contains("@750"))
    NSLayoutConstraint.deactivate(constraints)
    #expect(constraints.map(\.isActive) == [false, false])
  }

  @Test func `a guide in the middle of a view is laid out by its anchors`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.midX == 200 && guide.layoutFrame.midY == 200)
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.layoutFrame == CGRect(x: 150, y: 175, width: 100, height: 50))
  }

  @Test func `a stack's baselines are those of its first and last view`() {
    let stack = UIStackView()
    #expect(stack.forFirstBaselineLayout === stack && stack.forLastBaselineLayout === stack)
    let (one, two, three) = (UILabel(), UILabel(), UILabel())
    for label in [one, two, three] { stack.addArrangedSubview(label) }
    one.isHidden = true
    #expect(stack.forFirstBaselineLayout === two && stack.forLastBaselineLayout === two)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === two && stack.forLastBaselineLayout === three)
  }

  @Test func `a spinner of another style has another size, also where constraints place it`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      spinner.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(spinner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    spinner.style = .large
    root.layoutIfNeeded()
    #expect(spinner.frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(spinner.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
  }
}
