// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting
@testable import UIKitCore

@MainActor @Suite("Views that move while they are moved", .freshApplication)
struct HierarchyMisuseTests {
  /// Gives a subview that leaves to another view at once.
  private final class Giving: UIView {
    var heir: UIView?
    override func willRemoveSubview(_ subview: UIView) {
      guard let heir else { return }
      // Only once: adding removes it from here again.
      self.heir = nil
      heir.addSubview(subview)
    }
  }

  private func makeFamily() -> (giving: Giving, heir: UIView, child: UIView) {
    let giving = Giving()
    let heir = UIView()
    let child = UIView()
    for view in [UIView(), child, UIView()] { giving.addSubview(view) }
    giving.heir = heir
    return (giving, heir, child)
  }

  @Test func `a subview that goes elsewhere while it is removed stays there`() {
    let (giving, heir, child) = makeFamily()
    heir.addSubview(UIView())
    child.removeFromSuperview()
    #expect(child.superview === heir)
    #expect(giving.subviews.count == 2 && heir.subviews.count == 2)
    giving.checkHitIndex()
    heir.checkHitIndex()
  }

  @Test func `a subview that goes elsewhere while it is moved arrives where it was to go`() {
    let (giving, heir, child) = makeFamily()
    let goal = UIView()
    goal.addSubview(child)
    #expect(child.superview === goal)
    #expect(giving.subviews.count == 2 && heir.subviews.isEmpty && goal.subviews == [child])
    for view in [giving, heir, goal] { view.checkHitIndex() }
  }

  @Test func `subviews that are removed one by one from behind leave the index right`() {
    let parent = UIView()
    for number in 0..<300 {
      parent.addSubview(UIView(frame: CGRect(x: number, y: 0, width: 1, height: 1)))
    }
    for _ in 0..<100 { parent.subviews.first?.removeFromSuperview() }
    parent.checkHitIndex()
    parent.insertSubview(UIView(), at: 0)
    parent.insertSubview(UIView(), at: 50)
    for _ in 0..<150 { parent.addSubview(UIView()) }
    parent.checkHitIndex()
    parent.subviews.forEach { $0.removeFromSuperview() }
    #expect(parent.subviews.isEmpty && parent.index.count == 0)
    parent.addSubview(UIView())
    parent.checkHitIndex()
  }
}
