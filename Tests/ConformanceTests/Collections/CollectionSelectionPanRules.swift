// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Hears of items that fingers select.
@MainActor
private final class PanDelegate: NSObject, UICollectionViewDelegate {
  let note: (String) -> Void
  var selects: (Int) -> Bool = { _ in true }

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    note("shouldBegin \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    note("didBegin \(indexPath.item)")
    collectionView.isEditing = true
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    note("didEnd")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { note("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect \(indexPath.item)")
    return selects(indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.item)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("scrolls") }
}

/// What a test begins with; made in the test, for a new window hides the one before.
@MainActor
private final class PanFixture {
  private(set) lazy var parts: (stage: CollectionStage, delegate: PanDelegate) = {
    let stage = CollectionStage(items: 90)
    let gestures = stage.stage
    let delegate = PanDelegate { gestures.note($0) }
    stage.logged = []
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.delegate = delegate
    stage.view.layoutIfNeeded()
    _ = stage.log()
    return (stage, delegate)
  }()
}

@MainActor @Suite("CV fingers that select", .freshApplication)
struct CollectionSelectionPanRules {
  private let fixture = PanFixture()
  private var stage: CollectionStage { fixture.parts.stage }
  private var delegate: PanDelegate { fixture.parts.delegate }
  private var view: UICollectionView { stage.view }

  private func fingers(_ phase: Contact.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.stage.send([(1, phase, x - 20, y), (2, phase, x + 20, y)])
  }

  private func pan(from x: CGFloat, _ y: CGFloat, _ ways: (CGFloat, CGFloat)...) {
    fingers(.began, x, y)
    for way in ways {
      stage.stage.wait(1.0 / 60)
      fingers(.moved, way.0, way.1)
    }
  }

  private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

  private func taps(_ items: Int..., does what: String = "Select") -> [String] {
    items.flatMap { item in
      [
        "shouldHighlight", "didHighlight", "should\(what)", "did\(what)", "didUnhighlight",
      ].map { "\($0) \(item)" }
    }
  }

  @Test func `CV-120 two fingers select the items from where they began to where they are`() {
    delegate.selects = { $0 != 5 }
    pan(from: 150, 60, (150, 75), (50, 100))
    #expect(
      stage.log() == ["shouldBegin 4", "didBegin 4"] + taps(4)
        + ["shouldHighlight 5", "didHighlight 5", "shouldSelect 5", "didUnhighlight 5"] + taps(6))
    #expect(selected == [4, 6] && view.isEditing && view.contentOffset.y == 0)
    fingers(.moved, 250, 20)
    #expect(stage.log() == taps(6, does: "Deselect") + taps(3, 2))
    fingers(.ended, 250, 20)
    #expect(stage.log() == ["didEnd"] && selected == [2, 3, 4])
  }

  @Test func `CV-121 one finger selects across the way that an edited collection scrolls`() {
    view.isEditing = true
    let finger = CollectionStage.finger
    stage.stage.drag(finger, from: CGPoint(x: 50, y: 60), by: CGPoint(x: 200, y: 0))
    stage.stage.up(finger, 250, 60)
    #expect(stage.log() == ["shouldBegin 3", "didBegin 3"] + taps(3, 4, 5) + ["didEnd"])
    stage.drag(from: CGPoint(x: 50, y: 200), by: CGPoint(x: 0, y: -60))
    #expect(stage.log() == ["scrolls"] && selected == [3, 4, 5])
  }

  @Test func `CV-121 at an edge the collection scrolls and goes on selecting`() {
    pan(from: 50, 300, (50, 315), (50, 395))
    stage.stage.wait(1)
    #expect(view.contentOffset.y > 200)
    let last = selected.max() ?? 0
    #expect(selected == Array(21...last) && last > 36)
    fingers(.ended, 50, 395)
    #expect(stage.log().last == "didEnd")
  }

  @Test func `CV-122 changes of items take the fingers along, and reloading ends it`() {
    pan(from: 50, 60, (50, 75), (150, 60))
    _ = stage.log()
    stage.data[0].insert("new", at: 0)
    view.insertItems(at: [stage.path(0)])
    #expect(selected == [4, 5])
    fingers(.moved, 250, 60)
    #expect(stage.log() == [])
    fingers(.moved, 50, 60)
    #expect(stage.log() == taps(5, does: "Deselect") + taps(3))
    view.reloadData()
    #expect(stage.log() == ["didEnd"])
    fingers(.ended, 50, 60)
    #expect(stage.log() == [] && selected == [])
  }

  @Test func `CV-122 where nobody wants it there is no recognizer`() {
    final class Deaf: NSObject, UICollectionViewDelegate {}
    let fresh = CollectionStage(items: 9)
    let count = fresh.view.gestureRecognizers?.count ?? 0
    fresh.view.allowsMultipleSelection = true
    #expect(fresh.view.gestureRecognizers?.count == count + 1)
    let deaf = Deaf()
    view.delegate = deaf
    let enabled = (view.gestureRecognizers ?? []).filter(\.isEnabled).count
    pan(from: 150, 60, (150, 75), (50, 100))
    fingers(.ended, 50, 100)
    #expect((view.gestureRecognizers ?? []).filter(\.isEnabled).count == enabled - 1)
    #expect(selected == [])
  }
}
