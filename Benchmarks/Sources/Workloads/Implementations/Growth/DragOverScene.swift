// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A card that a finger has lifted and leads over views that take drops.
final class DragOverScene: GestureStage {
  private final class Giver: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "card"))] }
  }

  private final class Taker: NSObject, UIDropInteractionDelegate {
    var updates = 0
    /// The one view that cares; nil for all.
    weak var only: UIView?
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { only == nil || interaction.view === only }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      updates += 1
      return UIDropProposal(operation: .copy)
    }
  }

  /// Movements of a pass.
  static let moves = 20
  /// Where the card is lifted; all else is below it.
  private static let shelf = CGRect(x: 0, y: 0, width: 1000, height: 100)
  private static let room = CGRect(x: 0, y: 100, width: 900, height: 900)
  private let giver = Giver()
  private let taker = Taker()
  /// Two places over different views, between which the finger goes.
  private var places: [CGPoint] = []

  override init() {
    // A driver of an earlier row listens to the trace, and what it hears is written out.
    renewApplication()
    super.init()
    let card = UIView(frame: Self.shelf)
    card.addInteraction(UIDragInteraction(delegate: giver))
    window.addSubview(card)
  }

  /// Views side by side; the finger goes from one to another, and each cares.
  convenience init(beside count: Int) {
    self.init()
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let side = Self.room.width / CGFloat(columns)
    for number in 0..<count {
      let view = UIView(
        frame: CGRect(
          x: CGFloat(number % columns) * side,
          y: Self.room.minY + CGFloat(number / columns) * side, width: side, height: side))
      view.addInteraction(UIDropInteraction(delegate: taker))
      window.addSubview(view)
      if number == 0 || number == count - 1 { places.append(view.center) }
    }
    lift()
  }

  /// Views in each other; the finger goes from one to another of the two innermost, and only the outermost
  /// cares.
  convenience init(depth: Int) {
    self.init()
    var parent: UIView = window
    for level in 0..<depth {
      let view = UIView(frame: level == 0 ? Self.room : parent.bounds)
      view.addInteraction(UIDropInteraction(delegate: taker))
      parent.addSubview(view)
      if level == 0 { taker.only = view }
      parent = view
    }
    for half in 0..<2 {
      let frame = CGRect(x: CGFloat(half) * 450, y: 0, width: 450, height: 900)
      let view = UIView(frame: frame)
      parent.addSubview(view)
      places.append(CGPoint(x: frame.midX, y: Self.room.midY))
    }
    lift()
  }

  /// Lifts the card and leads it off the shelf.
  private func lift() {
    send([Contact(id: 1, phase: .began, location: CGPoint(x: 500, y: 50))])
    wait(1)
    send([Contact(id: 1, phase: .moved, location: CGPoint(x: 500, y: 90))])
  }

  /// The finger goes to and fro; how often a view was asked what a drop would do.
  func movePass() -> @MainActor () -> Int {
    { [self] in
      let before = taker.updates
      for move in 0..<Self.moves {
        send([Contact(id: 1, phase: .moved, location: places[move % places.count])])
      }
      return taker.updates - before
    }
  }
}
