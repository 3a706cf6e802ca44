// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A city of the collection.
struct CityTile: Hashable {
  var name: String

  private static let regions = [
    "North": ["Oslo", "Turku", "Tromsø", "Umeå", "Aarhus", "Tartu", "Bergen", "Malmö"],
    "South": ["Lisbon", "Palermo", "Split", "Athens", "Seville", "Valletta", "Bari", "Nice"],
  ]

  /// All of them, by region.
  static var snapshot: NSDiffableDataSourceSnapshot<String, CityTile> {
    var snapshot = NSDiffableDataSourceSnapshot<String, CityTile>()
    for (region, names) in regions.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([region])
      snapshot.appendItems(names.map { CityTile(name: $0) }, toSection: region)
    }
    return snapshot
  }

  /// Has a cell show it as it is shown in a layout.
  @MainActor
  func show(in cell: UICollectionViewListCell, arrangement: CityArrangement) {
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.accessibilityIdentifier = "city.\(name)"
    if arrangement == .list {
      cell.accessories = [
        .disclosureIndicator(), .reorder(displayed: .always),
      ]
      cell.backgroundConfiguration = nil
    } else {
      content.textProperties.alignment = .center
      cell.accessories = []
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = UIColor.systemIndigo.paled(0.8)
      background.cornerRadius = Theme.smallCornerRadius
      cell.backgroundConfiguration = background
    }
    cell.contentConfiguration = content
  }
}
