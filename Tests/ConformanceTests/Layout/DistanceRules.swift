// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY distances", .freshApplication)
struct DistanceRules {
  /// Three views in a row, the second gap twice as wide as the first.
  @MainActor private struct Row {
    let stage: LayoutStage
    let views: [UIView]
    let gap: NSLayoutDimension
    let narrow: NSLayoutConstraint
    let wide: NSLayoutConstraint

    init() throws {
      let stage = try LayoutStage()
      self.stage = stage
      let (one, two) = (stage.add(UIView(), "one"), stage.add(UIView(), "two"))
      let three = stage.add(UIView(), "three")
      views = [one, two, three]
      gap = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
      narrow = gap.constraint(equalToConstant: 30)
      wide = two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor)
        .constraint(equalTo: gap, multiplier: 2)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        one.widthAnchor.constraint(equalToConstant: 50),
        two.widthAnchor.constraint(equalToConstant: 20),
        three.widthAnchor.constraint(equalToConstant: 10),
        narrow, wide,
      ])
    }

    /// Where the views begin, laid out anew.
    var places: [CGFloat] {
      stage.turn()
      return views.map(\.frame.minX)
    }
  }

  @Test func `LY-33 distances are compared with numbers and with each other`() throws {
    let row = try Row()
    #expect(row.places == [0, 80, 160])
    row.narrow.constant = 40
    #expect(row.places == [0, 90, 190])
    row.wide.constant = 5
    #expect(row.places == [0, 90, 195])
    row.stage.root.semanticContentAttribute = .forceRightToLeft
    #expect(row.places == [350, 290, 195])
  }

  @Test func `LY-33 a constraint of distances names their ends and goes with each of its views`()
    throws
  {
    let row = try Row()
    #expect(row.gap.name == "(two.leading - one.trailing)")
    #expect(row.gap.item === row.views[1])
    #expect(
      row.wide.description.contains(
        "(three.leading - two.trailing) == 2 * (two.leading - one.trailing)"))
    #expect(row.wide.firstItem === row.views[2] && row.wide.firstAttribute == .leading)
    #expect(row.wide.secondItem === row.views[1] && row.wide.secondAttribute == .leading)
    #expect(row.narrow.firstItem === row.views[1] && row.narrow.secondItem === row.views[0])
    #expect(row.narrow.secondAttribute == .trailing && row.narrow.constant == 30)
    #expect(row.places == [0, 80, 160])
    row.views[0].removeFromSuperview()
    #expect(!row.wide.isActive && !row.narrow.isActive)
  }

  @Test func `LY-33 distances are compared with heights, at least and at most`() throws {
    let stage = try LayoutStage()
    let (middle, side) = (stage.add(UIView()), stage.add(UIView()))
    let above = stage.root.topAnchor.anchorWithOffset(to: middle.topAnchor)
    let below = middle.bottomAnchor.anchorWithOffset(to: stage.root.bottomAnchor)
    let least = above.constraint(greaterThanOrEqualToConstant: 400)
    NSLayoutConstraint.activate([
      above.constraint(equalTo: below),
      middle.heightAnchor.constraint(equalToConstant: 100),
      side.topAnchor.constraint(equalTo: stage.root.topAnchor),
      side.heightAnchor.constraint(equalTo: above, multiplier: 0.5, constant: 5),
    ])
    stage.turn()
    #expect(middle.frame.minY == 350)
    #expect(side.frame.height == 180)
    least.priority = .defaultHigh
    least.isActive = true
    let most = above.constraint(lessThanOrEqualTo: side.heightAnchor, constant: 170)
    most.isActive = true
    stage.turn()
    #expect(middle.frame.minY == 350)
    #expect(least.relation == .greaterThanOrEqual && most.relation == .lessThanOrEqual)
  }
}
