// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitRuntime

/// Knows what the pointer is over, asks for its style there, and shows it.
///
/// Neither the view under the pointer nor its window is kept; what is under a pointer that rests is
/// found again as a turn ends.
@MainActor
final class PointerTracker {
  static var shared: PointerTracker { Runtime.part(.pointing) { PointerTracker() } }
  /// The same, or nil when there was neither a pointer nor an interaction yet.
  static var made: PointerTracker? { Runtime.held(.pointing) }

  /// Whether there ever was an interaction.
  private var hasInteractions = false
  /// Where the pointer is on the screen; nil when it is away.
  private var point: CGPoint?
  private var modifiers: UIKeyModifierFlags = []
  private var isPen = false
  private var isPressed = false
  /// The view that was under the pointer, and where in it, when that was last looked at.
  private var seen: (view: ObjectIdentifier, place: CGPoint)?
  private var visit: PointerVisit?
  private var shown = HostPointer.arrow
  private let figure = PointerFigure()
  /// What shows a tool tip.
  weak var toolTip: UIToolTipInteraction?
  /// Counts what was pressed: a tip that waits for the pointer to rest does not come after it.
  private(set) var presses = 0
  /// Counts what may come between two questions to a delegate.
  private var steps = 0

  private let work = TurnWork.shared

  private init() {}

  // Rules: PN-32.
  /// Whether what is under a resting pointer may matter.
  var isWatching: Bool { point != nil && (hasInteractions || shown != .arrow) }

  // MARK: - What the pointer does

  // Rules: PN-1, PN-2.
  /// The pointer is over a view, at a point of the screen.
  func follow(
    _ view: UIView, at point: CGPoint, _ modifiers: UIKeyModifierFlags, isPen: Bool
  ) {
    guard !isPressed else { return }
    self.point = point
    self.modifiers = modifiers
    self.isPen = isPen
    look(from: view, at: point)
    if isWatching { work.enlist(.pointer) }
  }

  /// The pointer is away.
  func leave() {
    point = nil
    isPressed = false
    end()
  }

  // Rules: PN-30, PN-31, PN-33, PN-53.
  /// What touches the screen: the pointer's button, or a finger, which sends the pointer away.
  func take(_ frame: ContactFrame) {
    guard point != nil else { return }
    for contact in frame.contacts {
      if contact.phase == .began {
        presses += 1
        toolTip?.end()
      }
      switch (contact.kind, contact.phase) {
      case (.pointer, .began):
        isPressed = true
        visit?.look?.press(true)
      case (.pointer, .moved): drag(to: contact.location)
      case (.pointer, .ended), (.pointer, .cancelled):
        isPressed = false
        visit?.look?.press(false)
        point = contact.location
        lookAgain()
      case (_, .began): return leave()
      default: break
      }
    }
  }

  /// Every contact was taken away.
  func cancelPress() {
    guard isPressed else { return }
    isPressed = false
    visit?.look?.press(false)
    lookAgain()
  }

  private func drag(to point: CGPoint) {
    guard isPressed, let visit, let view = visit.interaction?.view, let window = view.window
    else { return }
    let place = window.convertFromScreen(point)
    let inner = view.convert(place, from: window)
    let (rect, axes) = (visit.region.rect, visit.region.latchingAxes)
    let isAside = !(inner.x >= rect.minX && inner.x <= rect.maxX)
    let isBeyond = !(inner.y >= rect.minY && inner.y <= rect.maxY)
    if isAside && !axes.contains(.horizontal) || isBeyond && !axes.contains(.vertical) {
      end()
    } else {
      visit.move(figure, to: place)
    }
  }

  // Rules: PN-32.
  /// Looks again where the pointer rests, as a turn ends.
  ///
  /// - Parameter find: answers which view is at a point of the screen.
  func rest(_ find: (CGPoint) -> UIView?) {
    guard let point, !isPressed else { return }
    guard let view = find(point) else { return end() }
    if let seen, seen.view == ObjectIdentifier(view), seen.place == place(of: point, in: view) {
      return
    }
    look(from: view, at: point)
  }

  // MARK: - What interactions do

  // Rules: PN-32.
  /// An interaction may be where the pointer rests.
  func didAdd() {
    hasInteractions = true
    lookAgain()
  }

  // Rules: PN-7.
  /// Asks again for what an interaction wants, as the turn ends.
  func invalidate(_ interaction: UIPointerInteraction) {
    if visit?.interaction === interaction { visit?.needsStyle = true }
    lookAgain()
  }

  // Rules: PN-8.
  /// An interaction does nothing any more.
  func leave(_ interaction: UIPointerInteraction) {
    guard visit?.interaction === interaction else { return }
    end()
    lookAgain()
  }

  private func lookAgain() {
    seen = nil
    if isWatching { work.enlist(.pointer) }
  }

  // MARK: - Looking and asking

  private func place(of point: CGPoint, in view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return view.convert(window.convertFromScreen(point), from: window)
  }

  // Rules: PN-2, PN-9, PN-25.
  /// Finds the innermost view that wants something of the pointer.
  private func look(from found: UIView, at point: CGPoint) {
    steps += 1
    let step = steps
    seen = (ObjectIdentifier(found), place(of: point, in: found))
    var next: UIView? = found
    while let view = next {
      // Views that want nothing, nearly all, are passed at two loads each.
      for interaction in view.extras?.interactions.reversed() ?? [] {
        guard let interaction = interaction as? UIPointerInteraction, interaction.isEnabled,
          interaction.view === view, view.window != nil
        else { continue }
        let region = interaction.region(at: place(of: point, in: view), modifiers)
        guard step == steps else { return }
        guard let region, interaction.isEnabled, interaction.view === view, view.window != nil
        else { continue }
        return enter(interaction, region, at: point)
      }
      if !isPen, let own = view.ownPointer {
        end(showing: own)
        return
      }
      next = view.superview
    }
    end()
  }

  // Rules: PN-3, PN-4, PN-6.
  private func enter(
    _ interaction: UIPointerInteraction, _ region: UIPointerRegion, at point: CGPoint
  ) {
    guard let window = interaction.view?.window else { return end() }
    let place = window.convertFromScreen(point)
    if let visit, visit.isIn(region, of: interaction) {
      if visit.needsStyle {
        visit.needsStyle = false
        wear(visit, at: place)
      } else {
        visit.move(figure, to: place)
      }
      return
    }
    let step = steps
    leaveVisit()
    guard step == steps, interaction.isEnabled, interaction.view?.window != nil else { return }
    let visit = PointerVisit(interaction, region)
    self.visit = visit
    Trace.record(.delivery, "pointer enters a region of \(Trace.name(interaction.view ?? window))")
    guard wear(visit, at: place) else { return }
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    animator.run()
  }

  /// Asks for a style and shows it; false when the stay was over before there was an answer.
  @discardableResult
  private func wear(_ visit: PointerVisit, at place: CGPoint) -> Bool {
    guard let interaction = visit.interaction else { return false }
    let style = interaction.style(for: visit.region)
    guard self.visit === visit else { return false }
    ViewAnimation.withoutAnimation {
      show(visit.wear(style, isPen: isPen, figure, at: place))
    }
    if isPressed { visit.look?.press(true) }
    return true
  }

  /// Ends the stay, if there is one.
  private func end(showing pointer: HostPointer = .arrow) {
    if visit == nil { return show(pointer) }
    steps += 1
    let step = steps
    leaveVisit()
    if step == steps { show(pointer) }
  }

  private func leaveVisit() {
    guard let old = visit else { return }
    visit = nil
    ViewAnimation.withoutAnimation {
      figure.hide()
      old.end()
    }
    show(.arrow)
    guard let interaction = old.interaction else { return }
    Trace.record(.delivery, "pointer leaves a region")
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willExit: old.region, animator: animator)
    animator.run()
  }

  private func show(_ pointer: HostPointer) {
    guard pointer != shown else { return }
    shown = pointer
    Trace.record(.delivery, "pointer: \(pointer)")
    HostLink.shared.host?.show(pointer)
  }
}
