// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC bars and the size of text", .freshApplication)
struct BarTextSizeRules {
  /// A list in a navigation controller with large titles.
  private final class Stage: NSObject, UITableViewDataSource {
    let page = UITableViewController(style: .plain)
    let navigation: UINavigationController
    let generator: EventGenerator

    init(title: String) throws {
      navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      page.title = title
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      generator = try EventGenerator(viewController: navigation)
      super.init()
      page.tableView.rowHeight = 40
      page.tableView.dataSource = self
      settle()
    }

    var bar: UINavigationBar { navigation.navigationBar }

    func prefer(_ points: CGFloat) {
      TextSize.prefer(points)
      settle()
    }

    func settle() {
      generator.advance(by: 0.5)
      navigation.view.layoutIfNeeded()
    }

    /// The label of the large title.
    func large() -> UILabel? {
      TextSize.labels(in: bar).first { $0.text == page.title && $0.bounds.height > 50 }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func `VC-179 a large title grows, and the bar and what is below it with it`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try Stage(title: "Page")
    #expect(stage.bar.frame.height == 96)
    stage.prefer(TextSize.largest)
    let label = try #require(stage.large())
    let height = stage.bar.frame.height
    #expect(label.font.pointSize == 60 && height > 96)
    #expect(label.convert(label.bounds, to: stage.bar).maxY == height)
    #expect(label.bounds.height >= label.font.lineHeight)
    #expect(TextSize.cut(in: stage.bar) == [])
    #expect(stage.page.view.safeAreaInsets.top == height)
    #expect(stage.page.tableView.contentOffset.y == -height)
    stage.prefer(TextSize.ordinary)
    #expect(stage.bar.frame.height == 96 && stage.large()?.font.pointSize == 34)
    #expect(stage.page.tableView.contentOffset.y == -96)
  }

  @Test func `VC-179 a long one gets as small as it may be at the ordinary size`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try Stage(title: "A title of many words")
    func least() throws -> CGFloat {
      let label = try #require(stage.large())
      return label.minimumScaleFactor * label.font.pointSize
    }
    let ordinary = try least()
    stage.prefer(TextSize.largest)
    let large = try least()
    #expect(abs(large - ordinary) < 0.001)
    stage.bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    stage.settle()
    let own = try #require(stage.large())
    #expect(abs(own.minimumScaleFactor - ordinary / 34) < 0.001)
  }

  @Test func `VC-179 who types into the row of a bar goes on`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try Stage(title: "Page")
    stage.bar.prefersLargeTitles = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.page.navigationItem.titleView = field
    stage.settle()
    #expect(field.becomeFirstResponder())
    stage.prefer(TextSize.largest)
    #expect(field.isFirstResponder && field.isDescendant(of: stage.bar))
  }

  @Test func `AW-103 the row of a bar, tabs and segments keep their sizes`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try Stage(title: "Page")
    stage.page.navigationItem.largeTitleDisplayMode = .never
    let segments = UISegmentedControl(items: ["One", "Two"])
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
    for view in [segments, tabs] { stage.page.view.addSubview(view) }
    func sizes() -> [CGFloat] {
      stage.settle()
      return [segments.intrinsicContentSize.width, segments.intrinsicContentSize.height]
        + TextSize.labels(in: stage.bar).map(\.font.pointSize)
        + TextSize.labels(in: tabs).map(\.font.pointSize) + [stage.bar.frame.height]
    }
    let ordinary = sizes()
    TextSize.prefer(TextSize.largest)
    #expect(sizes() == ordinary && ordinary.last == 44)
  }

  @Test func `SB-39 a search bar is as high as its text wants, with prompt and tokens`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
    let field = bar.searchTextField
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(bar)
    let generator = try EventGenerator(view: root)
    bar.prompt = "What"
    field.tokens = [UISearchToken(icon: nil, text: "Token")]
    func frames(_ points: CGFloat) -> [CGRect] {
      TextSize.prefer(points)
      bar.sizeToFit()
      generator.advance(by: 0.1)
      bar.layoutIfNeeded()
      let parts = bar.subviews + field.subviews
      return [bar.frame] + parts.filter { !$0.isHidden }.map(\.frame)
    }
    let ordinary = frames(TextSize.ordinary)
    #expect(bar.frame.height == 80 && field.frame.height == 36 && field.font?.pointSize == 17)
    _ = frames(TextSize.largest)
    #expect(field.font?.pointSize == 53)
    #expect(field.frame.height >= field.font?.lineHeight ?? 1000)
    #expect(field.intrinsicContentSize.height == field.frame.height)
    #expect(bar.frame.height >= field.frame.height + 20 + 24)
    let labels = TextSize.labels(in: bar)
    #expect(labels.contains { $0.text == "What" && $0.font.pointSize == 44 })
    for label in labels where label.text == "What" || label.text == "Token" {
      #expect(label.bounds.height >= label.font.lineHeight)
    }
    field.font = .systemFont(ofSize: 20)
    #expect(frames(TextSize.large)[0].height < 200 && field.font?.pointSize == 20)
    field.font = nil
    #expect(frames(TextSize.ordinary) == ordinary)
  }

  @Test func `SB-39 so is one in a navigation bar, also when that changes`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try SearchControllerStage()
    let bar = stage.navigation.navigationBar
    #expect(bar.frame.height == 100)
    TextSize.prefer(TextSize.largest)
    stage.settle()
    let field = stage.bar.searchTextField
    #expect(field.bounds.height >= field.font?.lineHeight ?? 1000)
    #expect(bar.frame.height == 44 + stage.bar.intrinsicContentSize.height)
    #expect(bar.frame.height > 100 && stage.bar.frame.height == bar.frame.height - 44)
    TextSize.prefer(TextSize.ordinary)
    stage.settle()
    #expect(bar.frame.height == 100)
  }
}
