// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitRuntime

/// Closes menus that a drag takes the finger of: the application does.
@MainActor
protocol MenuClosing {
  /// Takes the context menu away that is on the screen.
  func closeContextMenu()
}

/// Knows what is dragged.
@MainActor
final class DragCenter {
  static var shared: DragCenter { Runtime.part(.drags) { DragCenter() } }
  /// The same, or nil when nothing was dragged yet.
  static var made: DragCenter? { Runtime.held(.drags) }

  /// In the order in which they were lifted or came.
  private var sources: [any DragSource] = []
  /// What comes over the screen from outside.
  let outside = OutsideDrags()
  private var window: DragWindow?
  /// How many drags were offered outside the screen.
  private var offers = 0
  private weak var ledByReader: Drag?

  private init() {}

  /// Whether a finger leads items over the screen.
  var isDragging: Bool { drags.contains { $0.isUnderWay } }

  // Rules: AX-38.
  /// What a person drags who has the screen read out; nil for nothing.
  var readerDrag: Drag? {
    get { ledByReader?.isUnderWay == true ? ledByReader : nil }
    set { ledByReader = newValue }
  }

  /// Those of the program itself.
  private var drags: [Drag] { sources.compactMap { $0 as? Drag } }

  /// The window in which previews are shown, in front of all others.
  func stage(serving served: UIWindow) -> DragWindow {
    let stage = window ?? DragWindow()
    window = stage
    stage.serve(served)
    return stage
  }

  func add(_ drag: any DragSource) { sources.append(drag) }

  func remove(_ drag: any DragSource) {
    sources.removeAll { $0 === drag }
    if sources.isEmpty {
      window?.isHidden = true
      window = nil
    }
  }

  // Rules: DD-11.
  /// What a tap would add, and to which drag; nil for nothing.
  func addition(
    by interaction: UIDragInteraction, at point: CGPoint
  ) -> (drag: Drag, items: [UIDragItem])? {
    let running = drags.filter(\.isUnderWay)
    guard let delegate = interaction.delegate, !running.isEmpty,
      let chosen = delegate.dragInteraction(
        interaction, sessionForAddingItems: running, withTouchAt: point),
      let drag = running.first(where: { $0 === chosen }), drag.isUnderWay
    else { return nil }
    let items = delegate.dragInteraction(
      interaction, itemsForAddingTo: drag, withTouchAt: point)
    return items.isEmpty || !drag.isUnderWay ? nil : (drag, items)
  }

  /// A number for what is offered outside the screen.
  func numberOffer() -> Int {
    offers += 1
    return offers
  }

  // Rules: DD-107.
  /// What was offered was dropped outside the screen; false where it is not dragged.
  func dropOutside(_ offer: Int) -> Bool {
    drags.first { $0.offer == offer }?.dropOutside() ?? false
  }

  // Rules: DD-16, DD-94, DD-103.
  /// An interaction is taken off its view.
  func forget(_ interaction: UIDropInteraction) {
    for drag in sources {
      drag.drop.forget(interaction)
      drag.answer()
    }
  }

  // Rules: DD-60.
  /// An interaction is taken off its view.
  func forget(_ interaction: UISpringLoadedInteraction) {
    for drag in sources { drag.springs.forget(interaction) }
  }

  /// Another interaction may be under a finger.
  func lookAgain() {
    for drag in sources { drag.drop.lookAgain() }
  }

  /// What is under the fingers may be otherwise, though they rest.
  func follow() {
    for drag in sources { drag.follow() }
  }

  // Rules: DD-13.
  /// Whether another drag is over an interaction that takes one at a time.
  func isTaken(_ interaction: UIDropInteraction, from drag: any DragSource) -> Bool {
    !interaction.allowsSimultaneousDropSessions
      && sources.contains { $0 !== drag && $0.drop.target === interaction }
  }
}
