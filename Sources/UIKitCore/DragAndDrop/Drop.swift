// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: DD-12 to DD-19.
/// What a drag is over, and what becomes of it there.
@MainActor
final class Drop {
  private unowned let drag: any DragSource
  private var ownSession: DropSession?
  /// Who would take the items.
  private(set) var target: UIDropInteraction?
  private(set) var proposal: UIDropProposal?
  /// Those that were entered, in this order.
  private var visited: [UIDropInteraction] = []
  /// The view that was under the finger when it was last looked for a target.
  private weak var seen: UIView?
  /// Stand for views that take drops as they take what is pasted.
  private var pastes: [ObjectIdentifier: PasteDrop] = [:]

  init(of drag: any DragSource) { self.drag = drag }

  /// What lifting the finger now does; nil where nothing is taken.
  var accepted: UIDropOperation? {
    guard target?.view?.window != nil, let operation = proposal?.operation else { return nil }
    switch operation {
    case .copy: return .copy
    case .move: return drag.allowsMoveOperation ? .move : nil
    case .cancel, .forbidden: return nil
    }
  }

  /// The drag as those see it who take something; the same up to its end.
  var session: DropSession {
    if let ownSession { return ownSession }
    let made = DropSession(of: drag)
    ownSession = made
    return made
  }

  func lookAgain() { seen = nil }

  // Rules: DD-12, DD-13, DD-14.
  /// Finds who is under the finger and asks what a drop would do.
  func follow(over hit: UIView?) {
    guard drag.isUnderWay else { return }
    if hit == nil || hit !== seen {
      let found = search(from: hit)
      guard drag.isUnderWay else { return }
      seen = hit
      if found !== target { change(to: found) }
    }
    guard drag.isUnderWay, let target else { return }
    let proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session)
    if self.target === target { self.proposal = proposal }
  }

  // Rules: DD-12, DD-22.
  /// The innermost that the drag matters to.
  ///
  /// Only the ancestors of the view that is hit are looked at, however many interactions there are.
  private func search(from hit: UIView?) -> UIDropInteraction? {
    var next = hit
    while let view = next {
      (view as? any DropPreparing)?.prepareForDrops()
      for interaction in view.extras?.interactions.reversed() ?? [] {
        guard let drop = interaction as? UIDropInteraction, drop.view === view,
          !DragCenter.shared.isTaken(drop, from: drag)
        else { continue }
        if drop === target { return drop }
        guard drag.isUnderWay, let delegate = drop.delegate else { continue }
        if delegate.dropInteraction(drop, canHandle: session), drop.view === view { return drop }
      }
      if let paste = paste(into: view) { return paste }
      next = view.superview
    }
    return nil
  }

  // Rules: DD-22, DD-100.
  private func paste(into view: UIView) -> UIDropInteraction? {
    guard view.pasteConfiguration != nil, (view as? any DropPreparing)?.takesPastes ?? true,
      view.canPaste(drag.items.map(\.itemProvider))
    else { return nil }
    // Another view may have been where this one is now.
    let known = pastes[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
    let paste = known ?? PasteDrop(view)
    pastes[ObjectIdentifier(view)] = paste
    return paste.interaction
  }

  private func change(to other: UIDropInteraction?) {
    exit()
    guard drag.isUnderWay, let other, other.view?.window != nil else { return }
    target = other
    Trace.record(.delivery, "drag is over \(Trace.name(other.view))")
    if !visited.contains(where: { $0 === other }) { visited.append(other) }
    other.delegate?.dropInteraction(other, sessionDidEnter: session)
  }

  // Rules: DD-13.
  /// Leaves whom the drag is over.
  func exit() {
    guard let old = target else { return }
    target = nil
    proposal = nil
    seen = nil
    old.delegate?.dropInteraction(old, sessionDidExit: session)
  }

  // Rules: DD-16.
  func forget(_ interaction: UIDropInteraction) {
    if target === interaction, drag.isUnderWay { exit() }
    seen = nil
  }

  // MARK: - The drop

  // Rules: DD-17, DD-104.
  /// Has whoever is under the finger take the items.
  func perform() {
    guard let target else { return }
    let window = target.view?.window
    session.watch()
    target.delegate?.dropInteraction(target, performDrop: session)
    session.showProgress(serving: window)
  }

  // Rules: DD-18.
  /// Brings what is shown of the items to where they go.
  func bring(_ figures: [DragFigure], end: @escaping () -> Void) {
    var flights: [() -> Void] = []
    var animators: [DragAnimator] = []
    for figure in figures {
      let animator = DragAnimator()
      let preview = preview(of: figure)
      if let target {
        target.delegate?.dropInteraction(
          target, item: figure.item, willAnimateDropWith: animator)
      }
      flights.append { figure.fly(to: preview) }
      animators.append(animator)
    }
    DragMotion.run(flights, animators, end: end)
  }

  /// Where a figure goes; nil to fade where it is.
  private func preview(of figure: DragFigure) -> UITargetedDragPreview? {
    guard let target, let view = target.view, view.window != nil else { return nil }
    let standard = figure.preview(in: view)
    let preview = target.delegate?.dropInteraction(
      target, previewForDropping: figure.item, withDefault: standard)
    return preview === standard ? nil : preview
  }

  func conclude() {
    guard let target else { return }
    target.delegate?.dropInteraction(target, concludeDrop: session)
  }

  /// Tells everybody the drag was over that it is over.
  func end() {
    target = nil
    let all = visited
    visited = []
    for interaction in all {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }

  // Rules: DD-19.
  /// Calls back when all that was asked for is loaded.
  func whenTransferred(_ done: @escaping () -> Void) {
    session.whenIdle {
      self.close()
      done()
    }
  }

  /// Lets the session go, which holds the drag.
  func close() { ownSession = nil }
}

// Rules: DD-71.
/// A view whose drop interaction is made when a drag comes over it first.
@MainActor
protocol DropPreparing: UIView {
  /// Adds the interaction, unless that was done.
  func prepareForDrops()
  /// Whether a person may put something into it, without which its paste configuration takes nothing.
  var takesPastes: Bool { get }
}

// Rules: DD-22.
/// Takes drops for a view that says what can be pasted into it.
final class PasteDrop: NSObject, UIDropInteractionDelegate {
  private(set) weak var view: UIView?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)

  init(_ view: UIView) {
    self.view = view
    super.init()
    interaction.didMove(to: view)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    view?.paste(itemProviders: session.items.map(\.itemProvider))
  }
}
