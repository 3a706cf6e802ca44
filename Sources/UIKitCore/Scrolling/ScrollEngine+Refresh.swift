// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Pulling content down to have it made anew.
extension ScrollEngine {
  /// Puts another refresh control behind the content.
  func refreshControlDidChange(from old: UIRefreshControl?) {
    let new = owner.refreshControl
    guard old !== new else { return }
    if let old, old.superview === owner { old.removeFromSuperview() }
    if let new { owner.insertSubview(new, at: 0) }
    setRefreshRoom(new?.isRefreshing == true)
    placeRefreshControl()
  }

  // Rules: SV-30, SV-31.
  /// Keeps the control above the content, at the edge while that is pulled beyond it, and starts it
  /// when it is pulled far enough.
  func followRefreshControl() {
    guard let control = owner.refreshControl else { return }
    placeRefreshControl()
    let pull = pullOnRefreshControl
    control.show(pulledPart: (pull / Thresholds.refreshPull).clamped(to: 0...1))
    guard drag != nil, pull >= Thresholds.refreshPull, control.isEnabled, control.phase == .idle
    else { return }
    setPhase(.refreshing, of: control)
    Trace.record(.gesture, "\(Trace.name(owner)) is pulled to refresh")
    control.send(.valueChanged, nil)
  }

  /// Points by which content is pulled beyond the edge that it has without the control's room.
  private var pullOnRefreshControl: CGFloat {
    0 - owner.contentOffset.y - (owner.adjustedContentInset.top - refreshRoom)
  }

  private func placeRefreshControl() {
    guard let control = owner.refreshControl else { return }
    let height = UIRefreshControl.height
    let frame = CGRect(
      x: 0, y: min(-height, -pullOnRefreshControl), width: owner.bounds.width, height: height)
    if control.frame != frame { control.frame = frame }
  }

  /// A finger begins to drag: it may start what another one has ended.
  func readyRefreshControl() {
    if let control = owner.refreshControl, control.phase == .spent { setPhase(.idle, of: control) }
  }

  // Rules: SV-31.
  /// The finger is about to let go: content comes to rest below a control that is in progress.
  func settleRefreshControl() {
    if owner.refreshControl?.isRefreshing == true { setRefreshRoom(true) }
  }

  // Rules: SV-32.
  func beginRefreshing() {
    guard let control = owner.refreshControl, !control.isRefreshing else { return }
    setPhase(.refreshing, of: control)
    if drag == nil { setRefreshRoom(true) }
  }

  // Rules: SV-33.
  func endRefreshing() {
    guard let control = owner.refreshControl, control.isRefreshing else { return }
    setPhase(drag == nil ? .idle : .spent, of: control)
    guard refreshRoom > 0, drag == nil, zoom == nil, transit?.kind != .offset else {
      return setRefreshRoom(false)
    }
    endGlide()
    dropTransit()
    setRefreshRoom(false, keepsEdge: false)
    let target = geometry.clamp(owner.contentOffset)
    if target != owner.contentOffset { startTransit(to: target, scale: owner.zoomScale, .edge) }
  }

  private func setPhase(_ phase: RefreshPhase, of control: UIRefreshControl) {
    control.phase = phase
    control.phaseDidChange()
  }

  private func setRefreshRoom(_ isThere: Bool, keepsEdge: Bool = true) {
    refreshRoom = isThere ? UIRefreshControl.height : 0
    refreshInset(keepsEdge: keepsEdge)
  }
}
