// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SC search bars and navigation bars", .freshApplication)
struct SearchPlaceRules {
  @Test func `SC-9 the title gives way while a person searches`() throws {
    let stage = try SearchControllerStage()
    let bar = stage.navigation.navigationBar
    #expect(bar.frame.height == 100)
    try stage.begin()
    #expect(bar.frame.height == 56 && stage.bar.frame.minY == 0)
    stage.search.isActive = false
    stage.settle()
    #expect(bar.frame.height == 100 && stage.bar.frame.minY == 44)
    stage.search.hidesNavigationBarDuringPresentation = false
    try stage.begin()
    #expect(bar.frame.height == 100)
  }

  @Test func `SC-9 a bar above rows hides the navigation bar`() throws {
    let stage = try SearchControllerStage(inItem: false)
    #expect(stage.page.tableView.tableHeaderView === stage.bar && stage.bar.frame.height == 56)
    try stage.begin()
    #expect(stage.navigation.isNavigationBarHidden)
    let bottom = stage.bar.convert(stage.bar.bounds, to: stage.content).maxY
    #expect(stage.veil?.frame.minY == bottom)
    stage.search.isActive = false
    stage.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(
      stage.log.take() == [
        "present", "willPresent", "update “”", "didBegin", "didPresent", "willDismiss", "didEnd",
        "update “” off", "didDismiss",
      ])
  }

  @Test func `SC-9 a bar in the place of the title leaves the navigation bar`() throws {
    let stage = try SearchControllerStage(inItem: false)
    stage.page.tableView.tableHeaderView = nil
    stage.page.navigationItem.titleView = stage.bar
    stage.navigation.view.layoutIfNeeded()
    try stage.begin()
    #expect(stage.search.isActive && !stage.navigation.isNavigationBarHidden)
    #expect(stage.veil?.frame.minY == stage.navigation.navigationBar.frame.minY + 44)
  }

  @Test func `SB-34 in a navigation bar the field begins below the title`() throws {
    let stage = try SearchControllerStage()
    stage.bar.layoutIfNeeded()
    #expect(stage.bar.searchTextField.frame.minX == 16)
    stage.page.navigationItem.searchController = nil
    stage.page.view.addSubview(stage.bar)
    stage.bar.layoutIfNeeded()
    #expect(stage.bar.searchTextField.frame.minX == 8)
  }

  @Test func `SB-34 a field with text is laid out, and then not again`() throws {
    final class Field: UISearchTextField {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let stage = try SearchControllerStage()
    let field = Field(frame: CGRect(x: 0, y: 300, width: 200, height: 36))
    stage.page.view.addSubview(field)
    field.clearButtonMode = .always
    field.text = "some"
    stage.settle()
    field.layouts = 0
    field.text = "more"
    stage.settle()
    #expect((1...3).contains(field.layouts))
  }

  @Test func `SC-10 an item shows its search bar below the title`() throws {
    let stage = try SearchControllerStage()
    let bar = stage.navigation.navigationBar
    #expect(stage.page.navigationItem.searchController === stage.search)
    #expect(stage.search.searchBarPlacement == .stacked)
    #expect(stage.bar.superview === bar)
    #expect(stage.bar.frame == CGRect(x: 0, y: 44, width: bar.bounds.width, height: 56))
    #expect(stage.page.view.safeAreaInsets.top == bar.frame.minY + 100)
    #expect((stage.bar.subviews.first as? UIImageView)?.backgroundColor == nil)
    let other = UIViewController()
    stage.navigation.pushViewController(other, animated: false)
    stage.navigation.view.layoutIfNeeded()
    #expect(stage.bar.superview == nil && bar.frame.height == 44)
    #expect(other.view.safeAreaInsets.top == bar.frame.minY + 44)
    stage.navigation.popViewController(animated: false)
    stage.navigation.view.layoutIfNeeded()
    #expect(stage.bar.superview === bar && bar.frame.height == 100)
    stage.page.navigationItem.searchController = nil
    stage.navigation.view.layoutIfNeeded()
    #expect(stage.bar.superview == nil && bar.frame.height == 44)
    #expect((stage.bar.subviews.first as? UIImageView)?.backgroundColor != nil)
  }

  @Test func `SC-11 content that is scrolled up takes the bar along`() throws {
    let stage = try SearchControllerStage()
    let (bar, table) = (stage.navigation.navigationBar, stage.page.tableView!)
    let top = table.contentOffset.y
    func scroll(_ distance: CGFloat) -> CGFloat {
      table.contentOffset.y = top + distance
      stage.settle()
      return bar.frame.height
    }
    #expect(scroll(20) == 80 && stage.bar.frame.height == 36)
    #expect(scroll(200) == 44 && scroll(0) == 100 && scroll(-30) == 100)
    #expect(scroll(200) == 44)
    stage.page.navigationItem.hidesSearchBarWhenScrolling = false
    stage.settle()
    #expect(bar.frame.height == 100)
    stage.page.navigationItem.hidesSearchBarWhenScrolling = true
    stage.settle()
    #expect(bar.frame.height == 44 && stage.page.navigationItem.hidesSearchBarWhenScrolling)
    stage.search.isActive = true
    stage.settle()
    #expect(bar.frame.height == 56 && stage.bar.frame.height == 56)
  }
}
