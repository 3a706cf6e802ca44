// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A table whose rows are dragged away, moved, and dropped on.
@MainActor
final class FoodList: NSObject {
  private static let identifier = "food"

  let name: String
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var foods: [String]
  /// Takes a line of the log.
  var tell: (String) -> Void = { _ in }

  init(_ name: String, _ foods: [String]) {
    self.name = name
    self.foods = foods
    super.init()
    table.accessibilityIdentifier = "drags.\(name.lowercased())"
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    table.layer.cornerRadius = Theme.smallCornerRadius
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    // A phone drags rows of its own accord only on wish.
    table.dragInteractionEnabled = true
  }

  /// Takes a food out.
  func remove(_ food: String) {
    guard let row = foods.firstIndex(of: food) else { return }
    foods.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  // A browser hands over files, or one text.
  /// Takes what comes from outside: files by their names, a text by its first line.
  private func takeFromOutside(_ coordinator: any UITableViewDropCoordinator) {
    let row = coordinator.destinationIndexPath?.row ?? foods.count
    let files = coordinator.items.compactMap { $0.dragItem.itemProvider.suggestedName }
    guard files.isEmpty else { return add(files, at: row) }
    coordinator.session.loadObjects(ofClass: String.self) { [weak self] (texts: [String]) in
      self?.add(
        texts.compactMap { $0.split(whereSeparator: \.isNewline).first }.map(String.init), at: row)
    }
  }

  private func add(_ names: [String], at row: Int) {
    let row = min(row, foods.count)
    for (place, food) in names.enumerated() {
      insert(food, at: row + place)
      tell("\(name): takes \(food) from outside")
    }
  }

  private func insert(_ food: String, at row: Int) {
    foods.insert(food, at: row)
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}

extension FoodList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    foods.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    name
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = foods[indexPath.row]
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "food.\(foods[indexPath.row])"
    return cell
  }
}

extension FoodList: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let food = foods[indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: food))
    item.localObject = DraggedFood(name: food, list: self)
    tell("lift \(food)")
    return [item]
  }
}

extension FoodList: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move,
      intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard coordinator.session.localDragSession != nil else { return takeFromOutside(coordinator) }
    for item in coordinator.items {
      guard let dragged = item.dragItem.localObject as? DraggedFood else { continue }
      let food = dragged.name
      if dragged.list === self { foods.removeAll { $0 == food } }
      let row = min(coordinator.destinationIndexPath?.row ?? foods.count, foods.count)
      let path = IndexPath(row: row, section: 0)
      if let source = item.sourceIndexPath {
        foods.insert(food, at: row)
        tableView.moveRow(at: source, to: path)
        tell("\(name): \(food) is moved to \(row)")
      } else {
        dragged.list?.remove(food)
        insert(food, at: row)
        tell("\(name): takes \(food) at \(row)")
      }
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}

/// What is carried: a food and the list that it is of.
@MainActor
final class DraggedFood {
  let name: String
  private(set) weak var list: FoodList?

  init(name: String, list: FoodList) {
    self.name = name
    self.list = list
  }
}
