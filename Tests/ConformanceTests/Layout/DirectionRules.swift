// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY directions", .freshApplication)
struct DirectionRules {
  @Test func `LY-28 the direction of a view follows its meaning and the language`() {
    let view = UIView()
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    #expect(view.traitCollection.layoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let meanings: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(
      meanings.map { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: .rightToLeft) }
        == [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
  }

  @Test func `LY-29 constraints in a mirrored view are mirrored, also when it becomes so`() throws {
    let stage = try LayoutStage()
    let box = stage.add(UIView())
    let (one, two) = (stage.add(UIView(), to: box), stage.add(UIView(), to: box))
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 50),
      one.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      one.widthAnchor.constraint(equalToConstant: 30),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5),
      two.widthAnchor.constraint(equalToConstant: 20),
    ])
    stage.turn()
    #expect([one, two].map(\.frame.minX) == [10, 45])
    box.semanticContentAttribute = .forceRightToLeft
    stage.turn()
    #expect([one, two].map(\.frame.minX) == [160, 135])
    box.semanticContentAttribute = .unspecified
    stage.turn()
    #expect([one, two].map(\.frame.minX) == [10, 45])
  }

  @Test func `LY-29 stack views and margins are mirrored`() throws {
    let stage = try LayoutStage()
    let stack = UIStackView(arrangedSubviews: [ContentView(40, 20), ContentView(60, 20)])
    stack.semanticContentAttribute = .forceRightToLeft
    _ = stage.add(stack)
    stage.turn()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [60, 0])
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 1, bottom: 0, trailing: 2)
    #expect(stack.layoutMargins.left == 2 && stack.layoutMargins.right == 1)
  }

  @Test func `LY-30 a mirrored slider has its least value at the right`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 200)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).minX == 0)
    let generator = try EventGenerator(view: slider)
    try generator.fingerDown(at: OffsetLocation(location: slider, x: 86, y: 0))
    try generator.fingerMove(to: OffsetLocation(location: slider, x: 0, y: 0))
    try generator.fingerUp()
    #expect(slider.value == 0.5)
  }

  @Test func `LY-30 mirrored segments, dots and switches work from the right`() throws {
    let segments = UISegmentedControl(items: ["one", "two"])
    segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    segments.semanticContentAttribute = .forceRightToLeft
    let generator = try EventGenerator(view: segments)
    try generator.fingerTap(at: OffsetLocation(location: segments, x: 50, y: 0))
    #expect(segments.selectedSegmentIndex == 0)
    try generator.fingerTap(at: OffsetLocation(location: segments, x: -50, y: 0))
    #expect(segments.selectedSegmentIndex == 1)
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    dots.numberOfPages = 3
    dots.semanticContentAttribute = .forceRightToLeft
    let other = try EventGenerator(view: dots)
    try other.fingerTap(at: OffsetLocation(location: dots, x: -80, y: 0))
    #expect(dots.currentPage == 1)
    let toggle = UISwitch()
    toggle.semanticContentAttribute = .forceRightToLeft
    let third = try EventGenerator(view: toggle)
    try third.fingerDown(at: OffsetLocation(location: toggle, x: 15, y: 0))
    try third.fingerMove(to: OffsetLocation(location: toggle, x: -20, y: 0))
    try third.fingerUp()
    #expect(toggle.isOn)
  }

  @Test func `LY-30 a mirrored button has its picture at the right of its title`() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("title", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    let before = button.imageRect(forContentRect: content)
    button.semanticContentAttribute = .forceRightToLeft
    let after = button.imageRect(forContentRect: content)
    #expect(before.maxX <= 100 && after.minX >= 100)
    #expect(after.midX == 200 - before.midX)
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .right)
    #expect(button.imageRect(forContentRect: content).maxX == 200)
  }

  @Test func `LY-31 controllers come from the left and go back from the right edge`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    stack.view.semanticContentAttribute = .forceRightToLeft
    let generator = try EventGenerator(window: window)
    let page = UIViewController()
    stack.pushViewController(page, animated: true)
    generator.advance(by: 0.1)
    let x = page.view.superview?.layer.presentation()?.frame.minX ?? 0
    #expect(x < 0)
    try generator.wait(1)
    let width = window.bounds.width
    try generator.fingerDown(at: CGPoint(x: 5, y: 300))
    try generator.fingerMove(to: CGPoint(x: 5 + width / 2, y: 300), duration: 0.5)
    try generator.fingerUp()
    try generator.wait(1)
    #expect(stack.viewControllers.count == 2)
    try generator.fingerDown(at: CGPoint(x: width - 5, y: 300))
    try generator.fingerMove(to: CGPoint(x: width / 2, y: 300), duration: 0.5)
    try generator.fingerUp()
    try generator.wait(1)
    #expect(stack.viewControllers.count == 1)
  }
}
