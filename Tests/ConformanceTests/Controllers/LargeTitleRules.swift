// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC large titles", .freshApplication)
struct LargeTitleRules {
  /// A list in a navigation controller with large titles.
  private final class Stage: NSObject, UITableViewDataSource {
    let page = UITableViewController(style: .plain)
    let navigation: UINavigationController
    let generator: EventGenerator
    private(set) var insets: [CGFloat] = []

    init(search: UISearchController? = nil) throws {
      navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      page.title = "Page"
      page.navigationItem.searchController = search
      generator = try EventGenerator(viewController: navigation)
      super.init()
      page.tableView.dataSource = self
      page.tableView.rowHeight = 40
      settle()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var table: UITableView { page.tableView }
    /// The offset at which nothing is taken along.
    let whole: CGFloat = -96

    func settle() {
      generator.advance(by: 0.5)
      navigation.view.layoutIfNeeded()
    }

    /// Scrolls from the top, and measures the bar.
    func scroll(_ distance: CGFloat) -> CGFloat {
      table.contentOffset.y = whole + distance
      settle()
      return bar.frame.height
    }

    func labels(_ title: String = "Page") -> [UILabel] {
      func find(_ view: UIView) -> [UILabel] {
        [view as? UILabel].compactMap(\.self) + view.subviews.flatMap(find)
      }
      return find(bar).filter { $0.text == title }
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func `VC-146 a title stands in large letters below the row`() throws {
    let stage = try Stage()
    #expect(stage.bar.frame == CGRect(x: 0, y: 0, width: stage.bar.frame.width, height: 96))
    #expect(stage.page.view.safeAreaInsets.top == 96)
    #expect(stage.table.contentOffset.y == stage.whole)
    let labels = stage.labels()
    #expect(labels.count == 2)
    let large = try #require(labels.first { $0.alpha == 1 })
    #expect(large.font.pointSize == 34)
    let frame = large.convert(large.bounds, to: stage.bar)
    #expect(frame.minX == 16 && frame.minY == 44 && frame.height == 52)
    #expect(labels.first { $0 !== large }?.alpha == 0)
    stage.bar.prefersLargeTitles = false
    stage.settle()
    #expect(stage.bar.frame.height == 44 && stage.labels().map(\.alpha) == [1])
    #expect(stage.table.contentOffset.y == -44)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
    #expect(bar.intrinsicContentSize.height == 44)
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Alone")]
    bar.sizeToFit()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 96))
  }

  @Test func `VC-146 an item says whether it has one, or does as the item before`() throws {
    let stage = try Stage()
    func heights(_ modes: [UINavigationItem.LargeTitleDisplayMode]) -> [CGFloat] {
      var heights: [CGFloat] = []
      stage.page.navigationItem.largeTitleDisplayMode = modes[0]
      stage.settle()
      heights.append(stage.bar.frame.height)
      for mode in modes.dropFirst() {
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = mode
        stage.navigation.pushViewController(next, animated: false)
        stage.settle()
        heights.append(stage.bar.frame.height)
      }
      stage.navigation.popToRootViewController(animated: false)
      stage.settle()
      return heights
    }
    #expect(heights([.automatic, .automatic, .never, .automatic]) == [96, 96, 44, 44])
    #expect(heights([.never, .automatic, .always, .automatic]) == [44, 44, 96, 96])
  }

  @Test func `VC-146 there is none where the height is compact`() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let generator = try EventGenerator(viewController: navigation)
    generator.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 96)
    let upright = ScreenMetrics(size: UIScreen.main.bounds.size, scale: 2)
    let screen = ScreenMetrics(size: CGSize(width: 800, height: 390), scale: 2)
    HostInput.send(.screen(screen, at: generator.now))
    generator.advance(by: 0.1)
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(!navigation.navigationBar.subviews.contains { $0.clipsToBounds })
    HostInput.send(.screen(upright, at: generator.now))
    generator.advance(by: 0.1)
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.navigationBar.subviews.contains { $0.clipsToBounds })
  }

  @Test func `VC-152 an inline title is large in the row, from where the left buttons go`() throws {
    let stage = try Stage()
    let log = EventLog()
    let item = stage.page.navigationItem
    item.largeTitleDisplayMode = .inline
    item.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Left") { _ in log.record("left") })
    item.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: nil)
    item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    stage.settle()
    #expect(stage.bar.frame.height == 44 && stage.page.view.safeAreaInsets.top == 44)
    let seen = stage.labels().filter { !$0.isHidden }
    #expect(seen.count == 1)
    let large = try #require(seen.first)
    #expect(large.font.pointSize == 34)
    let frame = large.convert(large.bounds, to: stage.bar)
    #expect(frame.minX == 16 && frame.minY == 0 && frame.height == 44)
    #expect(stage.labels("Left") == [] && item.titleView?.window == nil)
    try stage.generator.fingerTap(at: stage.generator.viewWithLabel("More"))
    stage.generator.advance(by: 1)
    try stage.generator.fingerTap(at: stage.generator.viewWithLabel("Left").superview)
    stage.generator.advance(by: 1)
    #expect(log.take() == ["left"])
    // With a way back it is as always.
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .inline
    stage.navigation.pushViewController(next, animated: false)
    stage.settle()
    #expect(stage.bar.frame.height == 96)
    next.navigationItem.hidesBackButton = true
    stage.settle()
    #expect(stage.bar.frame.height == 44)
  }

  @Test func `VC-153 the height of the bar changes along with the controllers`() throws {
    let stage = try Stage()
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    /// What is seen, the height that the bar has, and what it covers of what is shown.
    func heights() -> [CGFloat?] {
      [
        stage.bar.layer.presentation()?.frame.height.rounded(), stage.bar.frame.height,
        stage.navigation.topViewController?.view.safeAreaInsets.top,
      ]
    }
    stage.navigation.pushViewController(next, animated: true)
    #expect(heights() == [96, 44, 44])
    stage.generator.advance(by: 0.175)
    #expect(heights() == [70, 44, 44])
    // The row with the button stays where it is.
    let back = try stage.generator.viewWithIdentifier("back")
    #expect(back.layer.presentation()?.frame.minY == 0 && back.frame.height == 44)
    // A little more than the rest: halves of a time may add up to less than the whole.
    stage.generator.advance(by: 0.2)
    #expect(heights() == [44, 44, 44])
    stage.navigation.popViewController(animated: true)
    #expect(heights() == [44, 96, 96])
    stage.generator.advance(by: 0.175)
    #expect(heights() == [70, 96, 96])
    stage.settle()
    #expect(heights() == [96, 96, 96] && stage.table.contentOffset.y == stage.whole)
  }

  @Test func `VC-153 the height follows the finger that pops, and goes back with it`() throws {
    let stage = try Stage()
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    stage.navigation.pushViewController(next, animated: false)
    stage.settle()
    func shown() -> CGFloat? { stage.bar.layer.presentation()?.frame.height.rounded() }
    let half = stage.navigation.view.bounds.width / 2
    try stage.generator.fingerDown(at: CGPoint(x: 5, y: 300))
    try stage.generator.fingerMove(to: CGPoint(x: 5 + half, y: 300), duration: 0.5)
    #expect(shown() == 70 && stage.bar.frame.height == 96)
    try stage.generator.fingerMove(to: CGPoint(x: 20, y: 300), duration: 0.5)
    try stage.generator.fingerUp()
    stage.settle()
    #expect(stage.navigation.topViewController === next)
    #expect(shown() == 44 && stage.bar.frame.height == 44 && next.view.safeAreaInsets.top == 44)
    try stage.generator.fingerDown(at: CGPoint(x: 5, y: 300))
    try stage.generator.fingerMove(to: CGPoint(x: 5 + half, y: 300), duration: 0.5)
    try stage.generator.fingerUp()
    stage.settle()
    #expect(stage.navigation.topViewController === stage.page)
    #expect(shown() == 96 && stage.bar.frame.height == 96)
  }

  @Test(arguments: [CGFloat.infinity, -CGFloat.infinity, 1e300, -1e300])
  func `VC-147 an offset or an inset without end leaves a bar of a height`(_ number: CGFloat) throws
  {
    let stage = try Stage()
    stage.table.contentOffset.y = number
    stage.settle()
    #expect(stage.bar.frame.height.isFinite)
    stage.table.contentOffset.y = 0
    stage.table.contentInset.top = number
    stage.settle()
    #expect(stage.bar.frame.height.isFinite)
    stage.table.contentInset.top = 0
    #expect(stage.scroll(20) == 76)
  }

  @Test func `VC-94 VC-147 in a sheet a finger brings the title back before it moves the sheet`()
    throws
  {
    let stage = try Stage()
    let page = UITableViewController(style: .plain)
    page.title = "Over"
    page.tableView.dataSource = stage
    page.tableView.rowHeight = 40
    let over = UINavigationController(rootViewController: page)
    over.navigationBar.prefersLargeTitles = true
    stage.navigation.present(over, animated: false)
    stage.settle()
    let top = page.tableView.contentOffset.y
    page.tableView.contentOffset.y = top + 30
    stage.settle()
    #expect(over.navigationBar.frame.height == 66)
    let place = over.view.convert(CGPoint.zero, to: nil)
    try stage.generator.fingerDown(at: CGPoint(x: 100, y: 400))
    for y in stride(from: 405, through: 425, by: 5) {
      try stage.generator.fingerMove(to: CGPoint(x: 100, y: CGFloat(y)))
    }
    over.view.layoutIfNeeded()
    #expect(over.navigationBar.frame.height > 66)
    #expect(over.view.convert(CGPoint.zero, to: nil) == place)
    try stage.generator.fingerUp()
  }

  @Test func `VC-147 content that is scrolled up takes the title along`() throws {
    let stage = try Stage()
    #expect([0, 10, 51, 52, 300, 30, 0].map(stage.scroll) == [96, 86, 45, 44, 44, 66, 96])
    #expect(stage.scroll(30) == 66)
    #expect(stage.table.adjustedContentInset.top == 66 && stage.page.view.safeAreaInsets.top == 66)
    #expect(stage.labels().map(\.alpha).sorted() == [0, 1])
    _ = stage.scroll(44)
    #expect(stage.labels().map(\.alpha).sorted() == [0.5, 1])
    _ = stage.scroll(300)
    #expect(stage.labels().map(\.alpha) == [1, 1])
    // The header sticks below the bar that is left.
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.convert(header.bounds, to: stage.navigation.view).minY == 44)
    #expect(stage.scroll(0) == 96 && stage.scroll(-20) == 116)
    #expect(stage.table.adjustedContentInset.top == 96)
  }

  @Test func `VC-147 a search bar goes before the title`() throws {
    let search = UISearchController(searchResultsController: nil)
    let stage = try Stage(search: search)
    let top: CGFloat = -96 - 56
    #expect(stage.bar.frame.height == 152 && stage.table.contentOffset.y == top)
    func heights(_ distance: CGFloat) -> [CGFloat] {
      stage.table.contentOffset.y = top + distance
      stage.settle()
      return [stage.bar.frame.height, search.searchBar.frame.height]
    }
    #expect(heights(20) == [132, 36])
    #expect(search.searchBar.frame.minY == 96)
    #expect(search.searchBar.clipsToBounds)
    #expect(heights(56) == [96, 0])
    #expect(heights(76) == [76, 0])
    #expect(heights(500) == [44, 0])
    stage.page.navigationItem.hidesSearchBarWhenScrolling = false
    stage.settle()
    #expect(stage.bar.frame.height == 100 && search.searchBar.frame.height == 56)
    search.isActive = true
    stage.settle()
    #expect(stage.bar.frame.height == 56)
    search.isActive = false
    stage.settle()
    #expect(stage.bar.frame.height == 100)
  }

  @Test(arguments: [(10, 0), (24, 0), (28, 52), (45, 52), (90, 90)] as [(CGFloat, CGFloat)])
  func `VC-147 content that is let go in between goes on to the nearer height`(
    way: CGFloat, rest: CGFloat
  ) throws {
    let stage = try Stage()
    let start = CGPoint(x: 100, y: 400)
    try stage.generator.fingerDown(at: start)
    for step in 1...20 {
      try stage.generator.fingerMove(
        to: CGPoint(x: 100, y: 400 - 10 - way * CGFloat(step) / 20))
      stage.generator.advance(by: 0.02)
    }
    stage.generator.advance(by: 0.3)
    let before = stage.table.contentOffset.y
    #expect(abs(before - stage.whole - way) <= 10)
    try stage.generator.fingerUp()
    stage.settle()
    stage.settle()
    let scrolled = stage.table.contentOffset.y - stage.whole
    #expect(rest == 90 ? scrolled == before - stage.whole : scrolled == rest)
    #expect(stage.bar.frame.height == 96 - min(52, scrolled))
  }

  @Test func `VC-147 a finger brings the title back`() throws {
    let stage = try Stage()
    _ = stage.scroll(400)
    try stage.generator.fingerDrag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 700), duration: 0.3)
    stage.settle()
    stage.settle()
    #expect(stage.table.contentOffset.y == stage.whole && stage.bar.frame.height == 96)
  }

  @Test func `VC-147 coming back shows what was shown`() throws {
    let stage = try Stage()
    _ = stage.scroll(200)
    let next = UITableViewController(style: .plain)
    next.title = "Next"
    stage.navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(stage.bar.frame.height == 96)
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == stage.whole + 200)
    stage.navigation.setNavigationBarHidden(true, animated: false)
    #expect(stage.table.adjustedContentInset.top == 0)
    stage.navigation.setNavigationBarHidden(false, animated: false)
    #expect(stage.bar.frame.height == 44 && stage.table.adjustedContentInset.top == 44)
  }

  @Test func `VC-147 below a bar that is not translucent the view begins where the bar ends`()
    throws
  {
    let stage = try Stage()
    stage.bar.isTranslucent = false
    stage.settle()
    #expect(stage.table.frame.minY == 96 && stage.table.adjustedContentInset.top == 0)
    stage.table.contentOffset.y = 20
    stage.settle()
    #expect(stage.bar.frame.height == 76 && stage.table.frame.minY == 76)
    stage.table.contentOffset.y = 300
    stage.settle()
    #expect(stage.bar.frame.height == 44 && stage.table.frame.minY == 44)
    #expect(stage.table.contentOffset.y == 300)
  }

  @Test func `VC-148 attributes of the large title, and no ground at the top`() throws {
    let stage = try Stage()
    stage.bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    stage.settle()
    #expect(
      stage.bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    let large = try #require(stage.labels().first { $0.alpha == 1 })
    let color = large.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    func ground() -> UIColor? { stage.bar.subviews[0].backgroundColor }
    #expect(ground() == nil)
    _ = stage.scroll(30)
    #expect(ground() == nil)
    _ = stage.scroll(60)
    #expect(ground() != nil)
    _ = stage.scroll(0)
    #expect(ground() == nil)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .green
    stage.bar.scrollEdgeAppearance = look
    stage.settle()
    #expect(ground() == .green)
  }
}
