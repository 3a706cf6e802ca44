// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Archive: UIContextualAction {
  override init() {
    super.init()
    title = "Archive"
  }
}

private final class NoActions: UISwipeActionsConfiguration {
  override init() {
    super.init()
    performsFirstActionWithFullSwipe = false
  }
}

private final class Columns: UICollectionViewCompositionalLayout {
  let count: Int

  init(_ count: Int) {
    self.count = count
    let (part, height) = (CGFloat(1) / CGFloat(count), NSCollectionLayoutDimension.absolute(40))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(part), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    super.init(section: NSCollectionLayoutSection(group: group))
  }

  override init(section: NSCollectionLayoutSection) {
    count = 0
    super.init(section: section)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Proposal: UIDropProposal {
  let word: String

  init(_ word: String) {
    self.word = word
    super.init(operation: .move)
  }

  override init(operation: UIDropOperation) {
    word = "none"
    super.init(operation: operation)
  }
}

private final class RowProposal: UITableViewDropProposal {
  override init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    super.init(operation: operation, intent: intent)
    isPrecise = true
  }
}

private final class Badges: UIGraphicsImageRenderer {
  override init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    format.opaque = true
    super.init(size: size, format: format)
  }
}

private final class Place: UISearchSuggestionItem {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(localizedSuggestion: "Place \(number)")
  }
}

private final class Step: UIAccessibilityCustomAction {
  override init() {
    super.init()
    name = "Step"
    actionHandler = { $0.name == "Step" }
  }
}

private final class Milk: UIBlurEffect {
  override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("RT subclasses", .freshApplication)
struct SubclassRules {
  @Test func `RT-102 what init() makes says nothing, and a subclass the rest`() {
    var results: [Bool] = []
    UIContextualAction().handler(UIContextualAction(), UIView()) { results.append($0) }
    #expect(results == [false] && UIContextualAction().title == nil)
    let archive = Archive()
    #expect(archive.title == "Archive" && archive.style == .normal)
    #expect(archive.backgroundColor == .systemGray)
    let none = NoActions()
    #expect(none.actions == [] && !none.performsFirstActionWithFullSwipe)
    #expect(Milk() == UIBlurEffect(style: .regular))
    let step = Step()
    #expect(step.actionHandler?(step) == true && step.target == nil && step.image == nil)
    #expect(UIAccessibilityCustomAction().name.isEmpty)
    let place = Place(7)
    #expect(place.localizedSuggestion == "Place 7" && place.number == 7 && place.iconImage == nil)
    #expect(UISearchSuggestionItem().localizedSuggestion == nil)
    #expect(UIContextMenuConfiguration().preferredMenuElementOrder == .automatic)
    let search = UISearchContainerViewController(nibName: nil, bundle: nil).searchController
    #expect(search.searchResultsController == nil)
  }

  @Test func `RT-102 a subclass overrides initialisers and has its own beside them`() {
    let layout = Columns(2)
    let stage = CollectionStage(items: 4, layout)
    let frames = (0..<4).map { stage.view.layoutAttributesForItem(at: stage.path($0))?.frame }
    #expect(layout.count == 2 && frames[1] == CGRect(x: 150, y: 0, width: 150, height: 40))
    #expect(frames[2] == CGRect(x: 0, y: 40, width: 150, height: 40))
    let format = UIGraphicsImageRendererFormat()
    let badges = Badges(size: CGSize(width: 20, height: 10), format: format)
    #expect(badges.format.bounds == CGRect(x: 0, y: 0, width: 20, height: 10) && format.opaque)
  }

  @Test func `RT-102 a proposal copies itself as one of the nearest class of UIKit's`() {
    let proposal = Proposal("here")
    proposal.isPrecise = true
    let copy = proposal.copy() as? UIDropProposal
    #expect(copy?.operation == .move && copy?.isPrecise == true && !(copy is Proposal))
    #expect(proposal.word == "here" && Proposal(operation: .copy).word == "none")
    let row = RowProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    let other = row.copy() as? UITableViewDropProposal
    #expect(other?.intent == .insertIntoDestinationIndexPath && other?.isPrecise == true)
  }
}
