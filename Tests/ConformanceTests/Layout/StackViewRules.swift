// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY stack views", .freshApplication)
struct StackViewRules {
  /// A stack of 400 points in a window, with views of these lengths.
  @MainActor
  private struct Scene {
    let stage: LayoutStage
    let stack: UIStackView
    let views: [ContentView]

    init(_ lengths: [CGFloat], height: CGFloat? = 60) throws {
      stage = try LayoutStage()
      views = lengths.enumerated().map { ContentView($1, 20 + 10 * CGFloat($0)) }
      stack = UIStackView(arrangedSubviews: views)
      _ = stage.add(stack)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
        stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 400),
      ])
      if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    /// Beginning and length of the views.
    func places() -> [[CGFloat]] {
      stage.turn()
      return views.map { [$0.frame.minX, $0.frame.width] }
    }

    /// Beginning and length of the views across.
    func across() -> [[CGFloat]] {
      stage.turn()
      return views.map { [$0.frame.minY, $0.frame.height] }
    }
  }

  /// A stack that tells when it makes its constraints.
  private final class CountingStack: UIStackView {
    var updated: () -> Void = {}

    override func updateConstraints() {
      updated()
      super.updateConstraints()
    }
  }

  @Test func `LY-20 a filling stack stretches who minds least`() throws {
    let scene = try Scene([50, 70, 90])
    scene.views[0].setContentHuggingPriority(.required, for: .horizontal)
    scene.views[2].setContentHuggingPriority(.required, for: .horizontal)
    scene.stack.spacing = 10
    #expect(scene.places() == [[0, 50], [60, 240], [310, 90]])
    scene.stack.setCustomSpacing(30, after: scene.views[0])
    #expect(scene.stack.customSpacing(after: scene.views[0]) == 30)
    #expect(scene.stack.customSpacing(after: scene.views[1]) == UIStackView.spacingUseDefault)
    #expect(scene.places() == [[0, 50], [80, 220], [310, 90]])
  }

  @Test func `LY-20 equal and proportional lengths`() throws {
    let scene = try Scene([50, 100, 50])
    scene.stack.distribution = .fillEqually
    scene.stack.spacing = 20
    #expect(scene.places() == [[0, 120], [140, 120], [280, 120]])
    scene.stack.distribution = .fillProportionally
    scene.stack.spacing = 0
    #expect(scene.places() == [[0, 100], [100, 200], [300, 100]])
    scene.views[0].content.width = 250
    #expect(scene.places() == [[0, 250], [250, 100], [350, 50]])
  }

  @Test func `LY-20 equal gaps and equally distant middles`() throws {
    let scene = try Scene([50, 100, 50])
    scene.stack.distribution = .equalSpacing
    #expect(scene.places() == [[0, 50], [150, 100], [350, 50]])
    let other = try Scene([50, 100, 150])
    other.stack.distribution = .equalCentering
    // Middles at 25, 175 and 325.
    #expect(other.places() == [[0, 50], [125, 100], [250, 150]])
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [[0, 60], [0, 60]]), (.top, [[0, 20], [0, 30]]),
      (.center, [[20, 20], [15, 30]]), (.bottom, [[40, 20], [30, 30]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func `LY-21 alignment across the axis`(alignment: UIStackView.Alignment, places: [[CGFloat]])
    throws
  {
    let scene = try Scene([50, 100])
    scene.stack.alignment = alignment
    #expect(scene.across() == places)
  }

  @Test func `LY-21 a stack is as large as its views, and keeps them out of its margins`() throws {
    let scene = try Scene([50, 100], height: nil)
    scene.stack.alignment = .center
    #expect(scene.across() == [[5, 20], [0, 30]])
    #expect(scene.stack.frame.height == 30)
    scene.stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    scene.stack.isLayoutMarginsRelativeArrangement = true
    scene.stack.distribution = .fillEqually
    #expect(scene.across() == [[10, 20], [5, 30]])
    #expect(scene.stack.frame.height == 42)
    #expect(scene.places() == [[6, 193], [199, 193]])
  }

  @Test func `LY-21 texts of a row stand on one line`() throws {
    let stage = try LayoutStage()
    let labels = [40, 10].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      return label
    }
    let stack = stage.add(UIStackView(arrangedSubviews: labels))
    stack.alignment = .firstBaseline
    stage.turn()
    let lines = labels.map { $0.frame.midY - $0.font.lineHeight / 2 + $0.font.ascender }
    #expect(abs(lines[0] - lines[1]) <= 1)
    #expect(labels[0].frame.minY == 0 && labels[1].frame.minY > 10)
  }

  @Test func `LY-22 arranged views are subviews, but not all subviews are arranged`() throws {
    let scene = try Scene([50, 50, 50])
    let view = ContentView(10, 10)
    scene.stack.insertArrangedSubview(view, at: 1)
    #expect(scene.stack.arrangedSubviews == [scene.views[0], view, scene.views[1], scene.views[2]])
    #expect(view.superview === scene.stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    scene.stack.addArrangedSubview(view)
    #expect(scene.stack.arrangedSubviews.last === view)
    scene.stack.removeArrangedSubview(view)
    #expect(scene.stack.arrangedSubviews == scene.views)
    #expect(view.superview === scene.stack)
    scene.stack.distribution = .fillEqually
    #expect(scene.places().allSatisfy { abs($0[1] - 400.0 / 3) <= 1 })
    scene.views[1].removeFromSuperview()
    #expect(scene.stack.arrangedSubviews == [scene.views[0], scene.views[2]])
    scene.stage.turn()
    #expect(scene.views[2].frame.minX == 200)
  }

  @Test func `LY-23 a hidden view takes no room and leaves no gap`() throws {
    let scene = try Scene([50, 50, 50])
    scene.stack.distribution = .fillEqually
    scene.stack.spacing = 10
    #expect(scene.places().allSatisfy { abs($0[1] - 380.0 / 3) <= 1 })
    scene.views[1].isHidden = true
    scene.stage.turn()
    #expect(scene.views[0].frame.width == 195)
    #expect(scene.views[2].frame.minX == 205)
    scene.views[1].isHidden = false
    UIView.animate(withDuration: 1) { scene.views[2].isHidden = true }
    #expect(scene.views[1].frame.width == 195)
    #expect(scene.views[1].layer.presentation().map { $0.frame.width < 195 } == true)
  }

  @Test func `LY-23 all that an animation hides is laid out once, as part of it`() throws {
    let stage = try LayoutStage()
    let views = (0..<6).map { _ in ContentView(40, 20) }
    let stack = stage.add(CountingStack(arrangedSubviews: views))
    stack.distribution = .fillEqually
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 240),
    ])
    stage.turn()
    var steps: [String] = []
    stack.updated = { steps.append("update") }
    UIView.animate(withDuration: 1) {
      for view in views[..<2] { view.isHidden = true }
      steps.append("two hidden")
      UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
        for view in views[2..<4] { view.isHidden = true }
        steps.append("four hidden")
      }
      UIView.performWithoutAnimation { views[0].isHidden = false }
      steps.append("one shown at once")
      views[1].isHidden = false
      steps.append("one shown")
    }
    #expect(
      steps == ["two hidden", "four hidden", "update", "one shown at once", "one shown", "update"])
    #expect(views.map(\.isHidden) == [false, false, true, true, false, false])
    #expect([0, 1, 4, 5].map { views[$0].frame.minX } == [0, 60, 120, 180])
    #expect(views[5].layer.presentation().map { $0.frame.minX > 180 } == true)
    stage.turn()
    #expect(steps.count == 6)
  }

  @Test func `LY-23 AN-22 it is laid out once by whatever animates it`() throws {
    let stage = try LayoutStage()
    let views = (0..<4).map { _ in ContentView(40, 20) }
    let stack = stage.add(CountingStack(arrangedSubviews: views))
    stage.turn()
    var steps: [String] = []
    stack.updated = { steps.append("\(UIView.inheritedAnimationDuration)") }
    func toggle(_ mark: String) {
      for view in views[1...] { view.isHidden.toggle() }
      steps.append(mark)
    }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(3)
    toggle("begun")
    UIView.commitAnimations()
    UIViewPropertyAnimator(duration: 4, curve: .linear) { toggle("animator") }.startAnimation()
    UIView.animateKeyframes(withDuration: 5, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { toggle("key frame") }
    }
    #expect(steps == ["begun", "3.0", "animator", "4.0", "key frame", "5.0"])
    steps = []
    // What begins while it is laid out ends with it.
    stack.updated = {
      steps.append("update")
      UIView.beginAnimations(nil, context: nil)
    }
    UIView.animate(withDuration: 6) { toggle("closure") }
    #expect(steps == ["closure", "update"])
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.beginAnimations(nil, context: nil)
    toggle("begun")
    UIView.commitAnimations()
    #expect(steps == ["closure", "update", "begun", "update"])
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.turn()
    #expect(steps.count == 4)
  }

  @Test func `LY-20 a column of stacks is laid out from within`() throws {
    let stage = try LayoutStage()
    let rows = (0..<3).map { row in
      UIStackView(arrangedSubviews: [ContentView(30, 20 + CGFloat(row)), ContentView(40, 10)])
    }
    let column = stage.add(UIStackView(arrangedSubviews: rows))
    column.axis = .vertical
    column.spacing = 5
    stage.turn()
    #expect(rows.map(\.frame.minY) == [0, 25, 51])
    #expect(column.frame.size == CGSize(width: 70, height: 73))
    column.axis = .horizontal
    stage.turn()
    #expect(rows.map(\.frame.minX) == [0, 75, 150])
    #expect(column.frame.size == CGSize(width: 220, height: 22))
  }
}
