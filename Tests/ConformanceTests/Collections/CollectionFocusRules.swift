// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV focus and keys", .freshApplication)
struct CollectionFocusRules {
  /// A cell that sets its content when it follows its state.
  private final class OwnCell: UICollectionViewCell {
    var name: String? { didSet { setNeedsUpdateConfiguration() } }
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = UIListContentConfiguration.cell()
      content.text = name
      contentConfiguration = content
    }
  }

  /// A collection of 300 × 200 points with three items of 100 × 40 in a line.
  private final class Stage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let controller = UIViewController()
    let view: UICollectionView
    let generator: EventGenerator
    var data: [Int]
    var log: [String] = []
    /// What items are called, where it has one for them.
    var names: [String] = []
    var identifier = TextCell.name

    init(_ items: Int, _ layout: UICollectionViewLayout? = nil) throws {
      data = Array(0..<items)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 200),
        collectionViewLayout: layout ?? CollectionStage.grid())
      controller.view.addSubview(view)
      generator = try EventGenerator(viewController: controller)
      super.init()
      view.register(TextCell.self, forCellWithReuseIdentifier: TextCell.name)
      view.dataSource = self
      view.delegate = self
      view.allowsFocus = true
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { data.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: identifier, for: indexPath)
      cell.accessibilityIdentifier = "\(data[indexPath.item])"
      let isNamed = names.indices.contains(indexPath.item)
      let name = isNamed ? names[indexPath.item] : nil
      if let own = cell as? OwnCell { own.name = name } else { cell.accessibilityLabel = name }
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      let (old, new) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      log.append("should \(old?.item ?? -1)→\(new?.item ?? -1)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { log.append("did") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    {
      log.append("deselect \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("do \(indexPath.item)") }

    var focused: String? {
      (UIFocusSystem.focusSystem(for: controller)?.focusedItem as? UIView)?.accessibilityIdentifier
    }
    func press(_ keys: KeyboardKey...) throws {
      for key in keys { try generator.keyPress(key) }
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `CV-111 arrows go from item to item, and to those out of sight`() throws {
    let stage = try Stage(300)
    try stage.press(.tab)
    #expect(stage.take() == ["should -1→0", "did"])
    try stage.press(.arrowRight, .arrowDown)
    #expect(stage.take() == ["should 0→1", "did", "should 1→4", "did"])
    for _ in 1...20 { try stage.press(.arrowDown) }
    #expect(stage.focused == "64")
    stage.generator.advance(by: 1)
    #expect(stage.view.contentOffset.y == 680)
    #expect(stage.view.visibleCells.count <= 18)
    stage.view.contentOffset.y = 0
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "64")
  }

  @Test func `CV-111 selection follows focus, Return does what an item is for`() throws {
    let stage = try Stage(9)
    stage.view.selectionFollowsFocus = true
    try stage.press(.tab, .arrowRight, .returnOrEnter)
    #expect(
      stage.take() == [
        "should -1→0", "did", "select 0", "should 0→1", "did", "deselect 0", "select 1",
        "select 1", "do 1",
      ])
  }

  @Test func `CV-111 items of a section that scrolls by itself take focus`() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let stage = try Stage(30, layout)
    try stage.press(.tab)
    for _ in 1...12 { try stage.press(.arrowRight) }
    #expect(stage.focused == "12")
    stage.generator.advance(by: 1)
    #expect(stage.view.visibleCells.count <= 5)
  }

  @Test func `CV-112 Command-A selects all items where several can be selected`() throws {
    let stage = try Stage(3)
    try stage.press(.tab)
    _ = stage.take()
    stage.view.allowsMultipleSelection = true
    try stage.generator.keyDown(.leftGUI)
    try stage.generator.keyPress("a")
    try stage.generator.keyUp(.leftGUI)
    #expect(stage.take() == ["select 0", "select 1", "select 2"])
  }

  @Test func `CV-127 what is typed leads to the next item that begins with it`() throws {
    let stage = try Stage(100)
    stage.names = (0..<100).map { $0 == 90 ? "Zoe" : $0 == 4 ? "Bea" : "item" }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    try stage.press(.tab)
    _ = stage.take()
    try stage.generator.keyPress("b")
    #expect(stage.take() == ["should 0→4", "did"])
    stage.generator.advance(by: 1.5)
    try stage.generator.keyPress("z")
    #expect(stage.take() == ["should 4→90", "did"] && stage.focused == "90")
    stage.generator.advance(by: 1)
    #expect(stage.view.contentOffset.y == 1040)
  }

  @Test func `CV-127 what cells set only by their state is their text`() throws {
    let stage = try Stage(20)
    stage.names = (0..<20).map { $0 == 19 ? "Zoe" : "item" }
    stage.identifier = "own"
    stage.view.register(OwnCell.self, forCellWithReuseIdentifier: "own")
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    try stage.press(.tab)
    _ = stage.take()
    try stage.generator.keyPress("z")
    #expect(stage.take() == ["should 0→19", "did"])
  }
}
