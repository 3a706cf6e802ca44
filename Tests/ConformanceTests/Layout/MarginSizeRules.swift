// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY views that size themselves by their guides", .freshApplication)
struct MarginSizeRules {
  private func fill(_ guide: UILayoutGuide, with view: UIView) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// A view with large margins at the upper left, and what is in it.
  private func box(_ stage: LayoutStage) -> (UIView, content: UIView) {
    let box = stage.add(UIView())
    box.insetsLayoutMarginsFromSafeArea = false
    box.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    let content = stage.add(ContentView(10, 19), to: box)
    box.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    box.leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
    return (box, content)
  }

  @Test func `LY-18 margins are added to the content, however large they are`() throws {
    let stage = try LayoutStage()
    let (box, content) = self.box(stage)
    fill(box.layoutMarginsGuide, with: content)
    stage.turn()
    #expect(box.frame == CGRect(0, 0, 70, 59))
    #expect(content.frame == CGRect(30, 20, 10, 19))
    box.layoutMargins.bottom = 100
    stage.turn()
    #expect(box.frame == CGRect(0, 0, 70, 139))
  }

  @Test func `LY-18 a view that is smaller than its margins stays as small`() throws {
    let stage = try LayoutStage()
    let (box, content) = self.box(stage)
    fill(box.layoutMarginsGuide, with: content)
    box.widthAnchor.constraint(equalToConstant: 12).isActive = true
    stage.turn()
    #expect(box.frame == CGRect(0, 0, 12, 59))
    #expect(content.frame.width == 0)
  }

  @Test(arguments: [0, 10, 300] as [CGFloat])
  func `LY-19 the fitting size does not depend on the present one`(_ side: CGFloat) throws {
    let view = UIView(frame: CGRect(0, 0, side, side))
    view.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    let content = ContentView(10, 19)
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    fill(view.layoutMarginsGuide, with: content)
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 70, height: 59))
  }

  @Test func `LY-18 a stack view keeps its margins around a small view`() throws {
    let stage = try LayoutStage()
    let stack = stage.add(UIStackView(arrangedSubviews: [ContentView(10, 19)]))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    stack.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
    stage.turn()
    #expect(stack.frame == CGRect(0, 0, 50, 59))
  }
}
