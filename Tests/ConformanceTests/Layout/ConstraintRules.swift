// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY constraints", .freshApplication)
struct ConstraintRules {
  @Test func `LY-1 the nearest view that holds both items holds an active constraint`() throws {
    let stage = try LayoutStage()
    let box = stage.add(UIView())
    let one = stage.add(UIView(), to: box)
    let two = stage.add(UIView(), to: box)
    let between = two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8)
    let outer = one.topAnchor.constraint(equalTo: stage.root.topAnchor)
    let width = one.widthAnchor.constraint(equalToConstant: 50)
    #expect(!between.isActive)
    #expect(box.constraints == [])
    NSLayoutConstraint.activate([between, outer, width])
    #expect(box.constraints == [between])
    #expect(stage.root.constraints == [outer])
    #expect(one.constraints == [width])
    between.isActive = false
    #expect(box.constraints == [])
    #expect(!between.isActive)
    box.addConstraints([between, width])
    #expect(box.constraints == [between, width])
    #expect(one.constraints == [])
    box.removeConstraints([between, width])
    #expect(box.constraints == [])
  }

  @Test func `LY-34 a view tells which constraints place it along an axis`() throws {
    let stage = try LayoutStage()
    let box = stage.add(UIView())
    let view = stage.add(UIView(), to: box)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let shape = view.heightAnchor.constraint(equalTo: view.widthAnchor)
    let leading = view.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    let top = view.topAnchor.constraint(equalTo: stage.root.topAnchor)
    let other = box.topAnchor.constraint(equalTo: stage.root.topAnchor)
    NSLayoutConstraint.activate([top, other, leading, width, shape])
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [width, shape, leading])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [shape, top])
    width.isActive = false
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [shape, leading])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [other])
  }

  @Test func `LY-2 anchors of both sides, with constants, factors and the usual gap`() throws {
    let stage = try LayoutStage()
    let one = stage.add(UIView())
    let two = stage.add(UIView())
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
      one.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.25),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5, constant: 5),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
      two.rightAnchor.constraint(equalTo: stage.root.centerXAnchor),
      two.bottomAnchor.constraint(equalTo: stage.root.centerYAnchor),
    ])
    stage.turn()
    #expect(one.frame == CGRect(10, 20, 100, 55))
    #expect(two.frame == CGRect(126, 83, 74, 317))
    let made = one.leadingAnchor.constraint(greaterThanOrEqualTo: two.trailingAnchor, constant: 3)
    #expect(made.firstItem === one && made.secondItem === two)
    #expect(made.firstAttribute == .leading && made.secondAttribute == .trailing)
    #expect(made.relation == .greaterThanOrEqual && made.constant == 3 && made.multiplier == 1)
  }

  @Test func `LY-2 anchors of views and guides are the same, however they are asked for`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let format = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: stage.root,
      attribute: .height, multiplier: 0.5, constant: -2)
    let anchored = view.widthAnchor.constraint(
      lessThanOrEqualTo: stage.root.heightAnchor, multiplier: 0.5, constant: -2)
    for constraint in [format, anchored] {
      #expect(constraint.firstItem === view && constraint.secondItem === stage.root)
      #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
      #expect(constraint.multiplier == 0.5 && constraint.constant == -2)
      #expect(constraint.relation == .lessThanOrEqual && constraint.priority == .required)
    }
  }

  @Test func `LY-3 the more important constraint wins, and gives by as little as it must`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    let preferred = view.widthAnchor.constraint(equalToConstant: 200)
    preferred.priority = .defaultHigh
    let others = (0..<20).map { _ in view.widthAnchor.constraint(equalToConstant: 30) }
    for other in others { other.priority = UILayoutPriority(749) }
    NSLayoutConstraint.activate(others + [preferred, most])
    stage.turn()
    #expect(view.frame.width == 150)
    most.isActive = false
    stage.turn()
    #expect(view.frame.width == 200)
    preferred.priority = UILayoutPriority(10)
    stage.turn()
    #expect(view.frame.width == 30)
  }

  /// Writes down the frame of its subview around the layout.
  private final class Witness: UIView {
    var log: [String] = []
    override func layoutSubviews() {
      log.append("before \(subviews[0].frame.width)")
      super.layoutSubviews()
      log.append("after \(subviews[0].frame.width)")
    }
  }

  @Test func `LY-4 super's layoutSubviews places subviews, on whole pixels`() throws {
    let stage = try LayoutStage()
    let witness = stage.add(Witness())
    let view = stage.add(UIView(), to: witness)
    NSLayoutConstraint.activate([
      witness.widthAnchor.constraint(equalToConstant: 100),
      witness.heightAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalTo: witness.widthAnchor, multiplier: 1 / 3),
      view.leadingAnchor.constraint(equalTo: witness.leadingAnchor, constant: 0.2),
    ])
    stage.turn()
    let pixel = 1 / UIScreen.main.scale
    let right = ((100.0 / 3 + 0.2) / pixel).rounded() * pixel
    let left = (0.2 / pixel).rounded() * pixel
    #expect(abs(view.frame.width - (right - left)) < 1e-9)
    #expect(witness.log == ["before 0.0", "after \(view.frame.width)"])
  }

  @Test func `LY-5 a changed constant counts from the next layout on`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let below = stage.add(UIView())
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.root.topAnchor), height,
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
    ])
    stage.turn()
    #expect(below.frame.minY == 100 && below.frame.height == 700)
    height.constant = 300
    #expect(below.frame.minY == 100)
    stage.turn()
    #expect(below.frame.minY == 300 && below.frame.height == 500)
  }

  @Test func `LY-5 layout within an animation animates what constraints move`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let left = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
    NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 50)])
    stage.turn()
    left.constant = 200
    var isFinished = false
    UIView.animate(withDuration: 1) {
      stage.root.layoutIfNeeded()
    } completion: {
      isFinished = $0
    }
    #expect(view.frame.minX == 200)
    #expect(view.layer.presentation()?.frame.minX == 0)
    try stage.generator.wait(0.5)
    #expect(view.layer.presentation().map { abs($0.frame.minX - 100) < 0.5 } == true)
    #expect(!isFinished)
    try stage.generator.wait(0.6)
    #expect(isFinished)
  }

  @Test func `LY-6 constraints end that a view leaves behind, and those within it stay`() throws {
    let stage = try LayoutStage()
    let box = stage.add(UIView())
    let inner = stage.add(UIView(), to: box)
    let place = box.topAnchor.constraint(equalTo: stage.root.topAnchor)
    let deep = inner.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
    let within = inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5)
    let own = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([place, deep, within, own])
    stage.turn()
    box.removeFromSuperview()
    #expect([place, deep, within, own].map(\.isActive) == [false, false, true, true])
    #expect(stage.root.constraints == [])
    stage.root.addSubview(box)
    stage.turn()
    #expect(box.frame.width == 10)
    #expect(inner.frame.minY == 5)
  }

  @Test func `LY-9 a frame is a constraint unless the view leaves it to constraints`() throws {
    let stage = try LayoutStage()
    let framed = UIView(frame: CGRect(30, 40, 50, 60))
    stage.root.addSubview(framed)
    let placed = stage.add(UIView())
    NSLayoutConstraint.activate([
      placed.topAnchor.constraint(equalTo: framed.bottomAnchor),
      placed.leftAnchor.constraint(equalTo: framed.leftAnchor),
      placed.widthAnchor.constraint(equalTo: framed.widthAnchor),
      placed.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.turn()
    #expect(placed.frame == CGRect(30, 100, 50, 10))
    framed.frame = CGRect(0, 0, 70, 70)
    stage.turn()
    #expect(placed.frame == CGRect(0, 70, 70, 10))
    placed.frame = CGRect(1, 2, 3, 4)
    stage.root.setNeedsLayout()
    stage.turn()
    #expect(placed.frame == CGRect(0, 70, 70, 10))
  }

  @Test func `LY-9 a frame lasts until its superview is laid out, for whichever subview`() throws {
    let stage = try LayoutStage()
    let views = (0..<10).map { _ in stage.add(UIView()) }
    let lefts = views.map { $0.leftAnchor.constraint(equalTo: stage.root.leftAnchor) }
    let widths = views.map { $0.widthAnchor.constraint(equalToConstant: 50) }
    NSLayoutConstraint.activate(lefts + widths)
    stage.turn()
    views[4].frame.origin.x = 30
    views[5].frame.size.width = 30
    stage.turn()
    #expect(views[4].frame.minX == 30 && views[5].frame.width == 30)
    lefts[8].constant = 7
    stage.turn()
    #expect(views.map(\.frame.minX) == [0, 0, 0, 0, 0, 0, 0, 0, 7, 0])
    #expect(views.allSatisfy { $0.frame.width == 50 })
    // Within an animation too, and where a constraint goes or comes back.
    views[4].center.x = 300
    UIView.animate(withDuration: 1) {
      lefts[8].constant = 9
      stage.root.layoutIfNeeded()
    }
    #expect(views[4].frame.minX == 0 && views[8].frame.minX == 9)
    #expect(views[8].layer.presentation()?.frame.minX == 7)
    widths[2].isActive = false
    stage.turn()
    #expect(views[2].frame.width == 0)
    views[3].frame.size.width = 1
    widths[2].isActive = true
    stage.turn()
    #expect(views[2].frame.width == 50 && views[3].frame.width == 50)
  }

  @Test func `LY-9 constraints follow masks that follow a new size of the window`() throws {
    let stage = try LayoutStage()
    let framed = UIView(frame: CGRect(0, 0, 400, 100))
    framed.autoresizingMask = [.flexibleWidth]
    stage.root.addSubview(framed)
    let placed = stage.add(UIView(), to: framed)
    NSLayoutConstraint.activate([
      placed.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 10),
      placed.rightAnchor.constraint(equalTo: framed.rightAnchor, constant: -10),
      placed.topAnchor.constraint(equalTo: framed.topAnchor),
      placed.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
    ])
    stage.turn()
    #expect(placed.frame == CGRect(10, 0, 380, 800))
    stage.window.frame.size = CGSize(width: 800, height: 400)
    stage.turn()
    #expect(placed.frame == CGRect(10, 0, 780, 400))
  }

  @Test func `LY-24 a transform stays: bounds and centre come of constraints`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.turn()
    #expect(view.bounds == CGRect(0, 0, 80, 40))
    #expect(view.center == CGPoint(x: 140, y: 120))
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func `LY-17 room for another place or size is ambiguous`() throws {
    let stage = try LayoutStage()
    let view = stage.add(ContentView(50, 50))
    view.leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.topAnchor.constraint(greaterThanOrEqualTo: stage.root.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!stage.root.hasAmbiguousLayout)
  }

  @Test func `LY-27 a class of one's own is made and counts like any constraint`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let width = LabelledConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: stage.root, attribute: .width,
      multiplier: 0.5, constant: 10)
    width.label = "half"
    width.isActive = true
    stage.turn()
    #expect(view.frame.width == 210)
    #expect(width.identifier == "half")
    #expect(
      LabelledConstraint.constraints(withVisualFormat: "[a(5)]", metrics: nil, views: ["a": view])
        .count == 1)
  }

  @Test func `LY-27 a constraint that says nothing stops the program that activates it`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
  }
}

/// What libraries for layout make of a constraint.
private final class LabelledConstraint: NSLayoutConstraint {
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}
