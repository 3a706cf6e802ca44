// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV controllers", .freshApplication)
struct CollectionControllerRules {
  final class Letters: UICollectionViewController {
    var letters = ["a", "b", "c", "d", "e", "f"]
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TextCell.self, forCellWithReuseIdentifier: TextCell.name)
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { letters.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: TextCell.name, for: indexPath)
      (cell as? TextCell)?.text = letters[indexPath.item]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private func shown(_ controller: UICollectionViewController) -> [String] {
    controller.collectionView.visibleCells.compactMap { ($0 as? TextCell)?.text }
  }

  @Test func `CV-55 CV-56 the view is a collection, of which the controller is everything`() {
    let stage = GestureStage()
    stage.view.removeFromSuperview()
    let controller = Letters(collectionViewLayout: CollectionStage.grid())
    let collection = controller.collectionView
    #expect(controller.view === collection)
    #expect(collection?.dataSource === controller && collection?.delegate === controller)
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
    #expect(shown(controller) == controller.letters)
    collection?.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(collection?.indexPathsForSelectedItems == [])
    controller.clearsSelectionOnViewWillAppear = false
    collection?.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(collection?.indexPathsForSelectedItems?.count == 1)
    controller.setEditing(true, animated: false)
    #expect(collection?.isEditing == true)
  }

  @Test func `CV-57 a long press moves an item where the class has it moved`() {
    let stage = GestureStage()
    stage.view.removeFromSuperview()
    let controller = Letters(collectionViewLayout: CollectionStage.grid())
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
    func centre(_ item: Int) -> CGPoint {
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      return cell.map { $0.convert(CGPoint(x: 50, y: 20), to: nil) } ?? .zero
    }
    let (from, to) = (centre(0), centre(2))
    stage.down(9301, from.x, from.y)
    stage.wait(0.7)
    stage.move(9301, (from.x + to.x) / 2, to.y)
    stage.move(9301, to.x, to.y)
    stage.wait(0.3)
    stage.up(9301, to.x, to.y)
    stage.wait(0.5)
    #expect(controller.letters == ["b", "c", "a", "d", "e", "f"])
    #expect(shown(controller) == controller.letters)
    let plain = UICollectionViewController(collectionViewLayout: CollectionStage.grid())
    let presses = (plain.view.gestureRecognizers ?? []).filter {
      $0 is UILongPressGestureRecognizer
    }
    // That of menus, which the class may have.
    #expect(presses.count == 1)
  }
}
