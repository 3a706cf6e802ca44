// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: DD-1 to DD-11, DD-17 to DD-21, DD-60, DD-105, DD-107.
/// One drag, from the lift to its end, as whoever gives the items sees it.
///
/// ```
/// new ── finger rests ──▶ lifted ── moves ──▶ dragging ── lets go ──▶ leaving ── arrived ──▶ over
/// ```
///
/// Whoever is told may end it: what follows asks again how far it is.
final class Drag: NSObject, UIDragSession, DragSource {
  private enum Step { case new, lifted, dragging, leaving, over }

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false
  /// Where the finger is on the screen.
  private(set) var point: CGPoint
  private let start: CGPoint
  let interaction: UIDragInteraction
  private weak var view: UIView?
  private let isByPointer: Bool
  /// The number of what is offered outside the screen; nil for nothing.
  private(set) var offer: Int?
  private var step = Step.new {
    didSet { if step == .leaving || step == .over { withdraw() } }
  }
  private var figures: [DragFigure] = []
  private var lifting: DragAnimator?
  private var keepsSize = false
  private(set) lazy var drop = Drop(of: self)
  private(set) lazy var springs = SpringLoader(of: self)

  /// - Parameter isByPointer: whether a pointer drags, and no finger.
  init(
    of interaction: UIDragInteraction, from view: UIView, at point: CGPoint, isByPointer: Bool
  ) {
    self.isByPointer = isByPointer
    self.interaction = interaction
    self.view = view
    self.point = point
    start = point
    super.init()
  }

  /// Whether the finger leads items over the screen.
  var isUnderWay: Bool { step == .dragging }
  var giver: (any UIDragSession)? { self }

  private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

  // Rules: DD-1.
  /// Asks what is lifted; false for nothing.
  func isWanted() -> Bool {
    items = delegate?.dragInteraction(interaction, itemsForBeginning: self) ?? []
    return !items.isEmpty
  }

  // Rules: DD-4, DD-5.
  /// Takes the items up.
  func lift() {
    guard step == .new, let view, view.window != nil else { return }
    step = .lifted
    DragCenter.shared.add(self)
    Trace.record(.delivery, "drag: \(items.count) of \(Trace.name(view)) lifted")
    show(items, of: interaction)
    guard step == .lifted else { return }
    let animator = DragAnimator()
    lifting = animator
    delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: self)
    guard step == .lifted else { return }
    DragMotion.run {
      for figure in self.figures { figure.rise() }
      animator.animate()
    } end: {
      if self.step == .lifted { animator.finish(at: .end) }
    }
    if isByPointer { offerOutside() }
  }

  // Rules: DD-105.
  /// Tells the device what may leave the screen: it wants to know before the pointer moves.
  private func offerOutside() {
    guard step == .lifted else { return }
    askWhoMayTake()
    guard step == .lifted, !isRestrictedToDraggingApplication,
      let offered = DragOffer(id: DragCenter.shared.numberOffer(), of: items), step == .lifted
    else { return }
    offer = offered.id
    HostLink.shared.host?.offer(offered)
  }

  private func withdraw() {
    guard offer != nil else { return }
    offer = nil
    HostLink.shared.host?.offer(nil)
  }

  private func askWhoMayTake() {
    isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: self)
      ?? false
  }

  /// Makes what is shown of items, where their interaction says.
  private func show(_ items: [UIDragItem], of interaction: UIDragInteraction) {
    guard let window = interaction.view?.window else { return }
    for item in items {
      let preview = interaction.delegate?.dragInteraction(
        interaction, previewForLifting: item, session: self)
      guard step == .lifted || step == .dragging else { return }
      let stage = DragCenter.shared.stage(serving: window)
      let figure = DragFigure(item, from: interaction, preview, on: stage, finger: point)
      figures.append(figure)
    }
  }

  // Rules: DD-7, DD-8.
  /// The finger is elsewhere.
  ///
  /// - Parameter takeOver: called when the drag begins, to end what else the finger does.
  func move(to point: CGPoint, takeOver: () -> Void) {
    guard step == .lifted || step == .dragging, point.x.isFinite, point.y.isFinite else { return }
    self.point = point
    if step == .lifted {
      let (dx, dy) = (point.x - start.x, point.y - start.y)
      guard (dx * dx + dy * dy).squareRoot() > DragLooks.hysteresis else { return }
      takeOver()
      begin()
    }
    guard step == .dragging else { return }
    delegate?.dragInteraction(interaction, sessionDidMove: self)
    guard step == .dragging else { return }
    follow()
    arrange()
  }

  // Rules: DD-12, DD-60.
  /// Tells whatever is under the finger, which may be otherwise though the finger rests.
  func follow() {
    guard step == .dragging else { return }
    let hit = DragWindow.view(at: point)
    drop.follow(over: hit)
    springs.follow(over: hit)
    answer()
  }

  // Rules: DD-103.
  func answer() {
    let content =
      step == .dragging
      ? DragBadge.Content(drop.proposal?.operation, count: items.count) : nil
    let front = figures.last { $0.isShown }
    for figure in figures { figure.show(figure === front ? content : nil) }
  }

  private func begin() {
    guard step == .lifted else { return }
    lifting?.finish(at: .end)
    lifting = nil
    guard step == .lifted else { return }
    (ApplicationLink.port as? any MenuClosing)?.closeContextMenu()
    guard step == .lifted else { return }
    step = .dragging
    Trace.record(.delivery, "drag of \(Trace.name(view)) begins")
    if let delegate {
      allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
      if !isByPointer { askWhoMayTake() }
      keepsSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: self)
      if step == .dragging {
        delegate.dragInteraction(interaction, sessionWillBegin: self)
      }
    }
    for figure in figures { figure.previewDidChange() }
  }

  // Rules: DD-9, DD-15.
  /// Puts the previews below the finger.
  func arrange(animated: Bool = false) {
    guard step == .dragging else { return }
    let proposal = drop.proposal
    let isWhole = keepsSize || proposal?.prefersFullSizePreview == true
    let raised = proposal?.isPrecise == true ? DragLooks.precision : 0
    let grip = figures.first?.grip ?? .zero
    let change = {
      for (place, figure) in self.figures.enumerated() {
        let aside = CGFloat(place) * DragLooks.stacking
        figure.follow(
          CGPoint(x: self.point.x, y: self.point.y - raised), grip: grip, aside: aside,
          isWhole: isWhole)
      }
    }
    animated ? DragMotion.run(change) {} : UIView.performWithoutAnimation(change)
  }

  // Rules: DD-11.
  /// Takes more items along.
  func add(_ more: [UIDragItem], by other: UIDragInteraction) {
    guard step == .dragging else { return }
    delegate?.dragInteraction(interaction, session: self, willAdd: more, for: other)
    guard step == .dragging else { return }
    items += more
    Trace.record(.delivery, "drag: \(more.count) more of \(Trace.name(other.view))")
    show(more, of: other)
    drop.lookAgain()
    follow()
    arrange(animated: true)
  }

  // MARK: - The end

  /// The finger was lifted.
  func release() {
    switch step {
    case .new: step = .over
    case .lifted: putDown(isLetGo: true)
    case .dragging:
      if let operation = drop.accepted { take(operation) } else { cancel() }
    case .leaving, .over: break
    }
  }

  // Rules: DD-6.
  /// Puts back what was lifted and never dragged.
  ///
  /// - Parameter isLetGo: whether the finger was lifted.
  private func putDown(isLetGo: Bool) {
    step = .leaving
    Trace.record(.delivery, "drag of \(Trace.name(view)) is put down")
    DragMotion.run {
      for figure in self.figures { figure.settle() }
    } end: {
      self.lifting?.finish(at: .start)
      self.lifting = nil
      (self.delegate as? any DragLifting)?.wasPutDown(self.items, isLetGo: isLetGo)
      self.finish()
    }
  }

  // Rules: DD-20, DD-21.
  /// Brings everything back to where it was lifted.
  func cancel() {
    if step == .new { step = .over }
    if step == .lifted { return putDown(isLetGo: false) }
    guard step == .dragging else { return }
    step = .leaving
    Trace.record(.delivery, "drag of \(Trace.name(view)) is cancelled")
    answer()
    springs.leave()
    drop.exit()
    delegate?.dragInteraction(interaction, session: self, willEndWith: .cancel)
    var flights: [() -> Void] = []
    var animators: [DragAnimator] = []
    for figure in figures {
      guard let origin = figure.origin else { continue }
      let standard = figure.home
      let preview = standard.flatMap {
        origin.delegate?.dragInteraction(
          origin, previewForCancelling: figure.item, withDefault: $0)
      }
      flights.append { figure.fly(to: preview) }
      let animator = DragAnimator()
      animators.append(animator)
      origin.delegate?.dragInteraction(
        origin, item: figure.item, willAnimateCancelWith: animator)
    }
    DragMotion.run(flights, animators) {
      self.delegate?.dragInteraction(self.interaction, session: self, didEndWith: .cancel)
      self.drop.end()
      self.drop.close()
      self.finish()
    }
  }

  // Rules: DD-17, DD-18, DD-19.
  private func take(_ operation: UIDropOperation) {
    step = .leaving
    Trace.record(.delivery, "drag of \(Trace.name(view)) is dropped: \(operation)")
    answer()
    springs.leave()
    delegate?.dragInteraction(interaction, session: self, willEndWith: operation)
    drop.perform()
    drop.bring(figures) {
      self.drop.conclude()
      self.delegate?.dragInteraction(self.interaction, session: self, didEndWith: operation)
      self.drop.end()
      self.finish()
      self.drop.whenTransferred {
        self.delegate?.dragInteraction(self.interaction, sessionDidTransferItems: self)
      }
    }
  }

  // Rules: DD-107.
  /// It was dropped outside the screen, where it is copied; false where nothing is dragged any more.
  func dropOutside() -> Bool {
    // A device that drags by itself need not tell of any movement on the screen before.
    begin()
    guard step == .dragging else { return false }
    step = .leaving
    Trace.record(.delivery, "drag of \(Trace.name(view)) is dropped outside")
    answer()
    springs.leave()
    drop.exit()
    delegate?.dragInteraction(interaction, session: self, willEndWith: .copy)
    let figures = figures
    DragMotion.run {
      for figure in figures { figure.fly(to: nil) }
    } end: {
      self.delegate?.dragInteraction(self.interaction, session: self, didEndWith: .copy)
      self.drop.end()
      self.drop.close()
      self.finish()
      self.delegate?.dragInteraction(self.interaction, sessionDidTransferItems: self)
    }
    return true
  }

  private func finish() {
    guard step != .over else { return }
    step = .over
    for figure in figures { figure.remove() }
    figures = []
    DragCenter.made?.remove(self)
  }
}

/// A delegate of this library that lifts, and hears when items are put down that were never dragged.
@MainActor
protocol DragLifting {
  /// - Parameter isLetGo: whether the finger was lifted, and nothing else ended it.
  func wasPutDown(_ items: [UIDragItem], isLetGo: Bool)
}
