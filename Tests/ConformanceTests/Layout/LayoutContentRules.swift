// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY content and guides", .freshApplication)
struct LayoutContentRules {
  @Test func `LY-10 content decides a size as far as hugging and resistance prevail`() throws {
    let stage = try LayoutStage()
    let left = stage.add(ContentView(100, 40))
    let right = stage.add(ContentView(100, 40))
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
    ])
    right.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(right.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(right.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(right.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    stage.turn()
    #expect(left.frame.width == 300 && right.frame.width == 100)
    #expect(left.frame.height == 40)
    left.content = CGSize(width: 350, height: 60)
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    stage.turn()
    #expect(left.frame.width == 300 && left.frame.height == 60)
    left.setContentCompressionResistancePriority(.required, for: .horizontal)
    right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    stage.turn()
    #expect(left.frame.width == 350 && right.frame.width == 50)
  }

  @Test func `LY-11 a label of several lines is as high as its width makes it`() throws {
    let stage = try LayoutStage()
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    label.text = "Twelve short words that break where the width of the label is"
    let below = stage.add(UIView())
    let width = label.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.root.topAnchor), width,
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    stage.turn()
    let tall = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(tall > label.font.lineHeight * 2)
    #expect(label.frame.size == CGSize(width: 120, height: tall))
    #expect(below.frame.minY == tall)
    width.constant = 2000
    stage.turn()
    #expect(label.frame.height == label.sizeThatFits(.zero).height)
    label.text = "One"
    width.isActive = false
    stage.turn()
    #expect(label.frame.size == label.sizeThatFits(.zero))
  }

  @Test func `LY-12 baselines are those of texts, also of views inside that are named`() throws {
    final class Box: UIView {
      let label = UILabel()
      override var forFirstBaselineLayout: UIView { label }
    }
    let stage = try LayoutStage()
    let large = stage.add(UILabel())
    large.font = .systemFont(ofSize: 40)
    large.text = "Large"
    let small = stage.add(UILabel())
    small.font = .systemFont(ofSize: 10)
    small.text = "small"
    let box = stage.add(Box())
    box.label.text = "boxed"
    _ = stage.add(box.label, to: box)
    let plain = stage.add(ContentView(10, 10))
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 50),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      box.label.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
      box.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    stage.turn()
    func baseline(_ label: UILabel) -> CGFloat {
      let room = label.bounds.height - label.font.lineHeight
      let y = room / 2 + label.font.ascender
      return label.convert(CGPoint(x: 0, y: y), to: stage.root).y
    }
    #expect(abs(baseline(small) - baseline(large)) <= 1)
    #expect(abs(baseline(box.label) - baseline(large)) <= 1)
    #expect(abs(plain.frame.maxY - baseline(large)) <= 1)
  }

  @Test func `LY-13 constraints are about the alignment rectangle`() throws {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let stage = try LayoutStage()
    let view = stage.add(Shadowed())
    let inner = stage.add(UIView(), to: view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    stage.turn()
    #expect(view.frame == CGRect(8, 9, 106, 54))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(10, 10, 100, 50))
    #expect(view.frame(forAlignmentRect: CGRect(10, 10, 100, 50)) == view.frame)
    #expect(inner.frame == CGRect(2, 1, 100, 50))
  }

  /// Writes down who is asked for constraints.
  private final class Asked: UIView {
    nonisolated(unsafe) static var log: [String] = []
    override func updateConstraints() {
      Self.log.append(accessibilityIdentifier ?? "")
      super.updateConstraints()
    }
  }

  private final class AskedController: UIViewController {
    override func updateViewConstraints() {
      Asked.log.append("controller")
      super.updateViewConstraints()
    }
  }

  @Test func `LY-14 constraints are asked for before layout, from the bottom up`() throws {
    let stage = try LayoutStage(AskedController())
    stage.turn()
    Asked.log = []
    stage.root.setNeedsUpdateConstraints()
    let outer = stage.add(Asked(), "outer")
    let inner = stage.add(Asked(), to: outer, "inner")
    stage.turn()
    #expect(Asked.log == ["inner", "outer", "controller"])
    stage.turn()
    #expect(Asked.log.count == 3)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    stage.root.updateConstraintsIfNeeded()
    #expect(Asked.log.dropFirst(3) == ["inner"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func `LY-15 a guide is placed by constraints, and ends them when it is removed`() throws {
    let stage = try LayoutStage()
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    #expect(stage.root.layoutGuides == [guide])
    let view = stage.add(UIView())
    let follows = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 10),
      guide.heightAnchor.constraint(equalToConstant: 20), follows,
    ])
    stage.turn()
    #expect(guide.layoutFrame == CGRect(5, 100, 10, 20))
    #expect(view.frame.minY == 120)
    stage.root.removeLayoutGuide(guide)
    #expect(!follows.isActive)
    #expect(guide.owningView == nil)
    #expect(stage.root.constraints == [])
  }

  @Test func `LY-15 constraints follow the safe area and the margins`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let inset = stage.add(UIView())
    let safe = stage.root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      inset.topAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.topAnchor),
      inset.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor),
    ])
    stage.turn()
    #expect(view.frame == CGRect(0, 0, 400, 800))
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 7)
    stage.turn()
    #expect(view.frame == CGRect(0, 50, 393, 720))
    #expect(inset.frame.minY == 50)
    stage.root.directionalLayoutMargins.leading = 33
    stage.turn()
    #expect(inset.frame.minX == 33)
  }

  @Test func `LY-16 constraints with the content guide give a scroll view its content size`() throws
  {
    let stage = try LayoutStage()
    let scroll = stage.add(UIScrollView())
    let content = stage.add(ContentView(10, 1500), to: scroll)
    let header = stage.add(UIView(), to: scroll)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: stage.root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
      scroll.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      scroll.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      content.leftAnchor.constraint(equalTo: guide.leftAnchor),
      content.rightAnchor.constraint(equalTo: guide.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      header.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.turn()
    #expect(scroll.contentSize == CGSize(width: 400, height: 1530))
    #expect(content.frame == CGRect(0, 10, 400, 1500))
    #expect(header.frame.minY == 5)
    scroll.contentOffset.y = 100
    stage.turn()
    #expect(content.frame == CGRect(0, 10, 400, 1500))
    #expect(header.frame.minY == 105)
    #expect(scroll.contentSize == CGSize(width: 400, height: 1530))
  }

  @Test func `LY-16 the edges of a scroll view mean its content to a view inside it`() throws {
    let stage = try LayoutStage()
    let scroll = stage.add(UIScrollView())
    scroll.frame = CGRect(0, 0, 100, 100)
    scroll.translatesAutoresizingMaskIntoConstraints = true
    let content = stage.add(ContentView(300, 200), to: scroll)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -4),
    ])
    stage.turn()
    #expect(scroll.contentSize == CGSize(width: 304, height: 200))
    #expect(content.frame == CGRect(0, 0, 300, 200))
  }

  @Test func `LY-18 margins of views, of controllers' views, and of what keeps out of them`() throws
  {
    let stage = try LayoutStage()
    #expect(stage.controller.systemMinimumLayoutMargins.leading == stage.root.layoutMargins.left)
    #expect(stage.root.layoutMargins.top == 0)
    let view = UIView(frame: CGRect(0, 10, 400, 100))
    stage.root.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins.left == stage.root.layoutMargins.left)
    #expect(view.layoutMargins.top == 8)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 40, bottom: 3, right: 4)
    #expect(view.layoutMargins.left == 40 && view.directionalLayoutMargins.leading == 40)
    stage.controller.additionalSafeAreaInsets.top = 30
    stage.turn()
    #expect(stage.root.layoutMargins.top == 30)
    #expect(view.layoutMargins.top == 21)
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
    #expect(view.layoutMargins.top == 1)
    stage.controller.viewRespectsSystemMinimumLayoutMargins = false
    stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 2, leading: 3, bottom: 4, trailing: 5)
    #expect(stage.root.layoutMargins == UIEdgeInsets(top: 32, left: 3, bottom: 4, right: 5))
    let wide = UIView(frame: CGRect(0, 0, 1000, 100))
    #expect(wide.readableContentGuide.layoutFrame == CGRect(164, 8, 672, 84))
  }

  @Test func `LY-19 the fitting size is that of the constraints inside, and moves nothing`() throws
  {
    let view = UIView(frame: CGRect(1, 2, 3, 4))
    let one = ContentView(100, 40)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is long enough to be broken into lines in a narrow view"
    for inner in [one, label] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10).isActive = true
    }
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.topAnchor),
      label.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let natural = label.sizeThatFits(.zero)
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: natural.width + 20, height: natural.height + 45))
    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let tall = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(narrow == CGSize(width: 170, height: tall + 45))
    #expect(view.frame == CGRect(1, 2, 3, 4) && one.frame == .zero)
  }
}
