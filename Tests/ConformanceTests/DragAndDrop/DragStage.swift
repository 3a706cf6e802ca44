// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Gives one item, and writes down what it is asked and told.
final class Source: NSObject, UIDragInteractionDelegate {
  let log: EventLog
  let name: String
  var items = ["one"]
  var added: [String] = []
  var allowsMove = true
  var isWholeSize = false
  var chooses: ([any UIDragSession]) -> (any UIDragSession)? = { $0.last }
  var onBegin: (any UIDragSession) -> Void = { _ in }
  var cancelling: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
  var lifting: ((UIDragInteraction) -> UITargetedDragPreview?)?
  private(set) weak var session: (any UIDragSession)?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
  }

  private func make(_ texts: [String]) -> [UIDragItem] {
    texts.map { text in
      let item = UIDragItem(itemProvider: NSItemProvider(object: text))
      item.localObject = text
      return item
    }
  }

  private func text(_ items: [UIDragItem]) -> String {
    items.map { $0.localObject as? String ?? "?" }.joined(separator: " ")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    self.session = session
    let place = interaction.view.map { session.location(in: $0) } ?? .zero
    log.record("\(name): items at \(EventLog.text(place))")
    return make(items)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    log.record("\(name): preview of \(text([item]))")
    if let lifting { return lifting(interaction) }
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    log.record("\(name): lift")
    animator.addAnimations { [log, name] in log.record("\(name): beside the lift") }
    animator.addCompletion { [log, name] in log.record("\(name): lifted, \($0)") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    log.record("\(name): begins")
    onBegin(session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { isWholeSize }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { log.record("\(name): moved") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log.record("\(name): will end, \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log.record("\(name): ended, \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { log.record("\(name): transferred") }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    log.record("\(name): adds at \(EventLog.text(point))")
    return make(added)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { chooses(sessions) }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    let place = addingInteraction === interaction ? "itself" : "another"
    log.record("\(name): gets \(text(items)) of \(place)")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log.record("\(name): back with \(text([item]))")
    return cancelling(defaultPreview)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { animator.addCompletion { [log, name] in log.record("\(name): home, \($0)") } }
}

/// Takes strings, and writes down what it is asked and told.
final class Taker: NSObject, UIDropInteractionDelegate {
  let log: EventLog
  let name: String
  var handles = true
  var operation = UIDropOperation.copy
  var isPrecise = false
  var target: ((UITargetedDragPreview) -> UITargetedDragPreview?) = { $0 }
  var perform: ((any UIDropSession) -> Void)?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    log.record("\(name): can handle")
    return handles
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { log.record("\(name): enter") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let place = interaction.view.map { session.location(in: $0) } ?? .zero
    log.record("\(name): update at \(EventLog.text(place))")
    let proposal = UIDropProposal(operation: operation)
    proposal.isPrecise = isPrecise
    return proposal
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { log.record("\(name): exit") }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    log.record("\(name): perform")
    if let perform { return perform(session) }
    session.loadObjects(ofClass: String.self) { [log, name] (texts: [String]) in
      log.record("\(name): took \(texts.joined(separator: " "))")
    }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { log.record("\(name): conclude") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { log.record("\(name): end") }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log.record("\(name): where to")
    return target(defaultPreview)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { animator.addCompletion { [log, name] in log.record("\(name): arrived, \($0)") } }
}

/// A card that is dragged, at the top, and a box that takes it, below.
@MainActor
final class DragStage: NSObject {
  let log = EventLog()
  let page = UIView(frame: UIScreen.main.bounds)
  let card: ProbeView
  let box = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  let source: Source
  let taker: Taker
  let drag: UIDragInteraction
  let drop: UIDropInteraction
  let generator: EventGenerator
  /// The window in which previews are shown.
  private(set) weak var front: UIWindow?
  private var token: (any NSObjectProtocol)?

  init(_ size: CGSize = CGSize(width: 80, height: 60)) throws {
    card = ProbeView("card", log: log, frame: CGRect(origin: CGPoint(x: 100, y: 100), size: size))
    source = Source("source", log)
    taker = Taker("box", log)
    drag = UIDragInteraction(delegate: source)
    drop = UIDropInteraction(delegate: taker)
    card.addInteraction(drag)
    box.addInteraction(drop)
    page.addSubview(card)
    page.addSubview(box)
    generator = try EventGenerator(view: page)
    super.init()
    token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { [weak self] note in
      let window = note.object as? UIWindow
      MainActor.assumeIsolated {
        if window?.accessibilityIdentifier == "drag window" { self?.front = window }
      }
    }
  }

  isolated deinit { token.map(NotificationCenter.default.removeObserver) }

  /// What is shown of a drag now, from the first item on.
  var previews: [UIView] {
    front?.isHidden == false ? front?.subviews ?? [] : []
  }

  func pan() { log.record("pan") }

  /// Lifts the card and drops what the log says of it.
  func lift() throws {
    try generator.fingerDown(.rightIndex, at: CGPoint(x: 140, y: 130))
    generator.advance(by: 1)
  }

  func begin() throws {
    try lift()
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 160, y: 200))
    _ = log.take()
  }
}
