// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CV-80, CV-81.
/// What a cell shows by configurations, and when it asks for them anew.
@MainActor
final class CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  /// The view of the content.
  private(set) var view: (any UIView & UIContentView)?
  private(set) var ground: ConfiguredBackground?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false

  /// Shows another content inside a view, where the view that is there cannot show it in a new one.
  func show(_ new: (any UIContentConfiguration)?, in host: UIView) {
    content = new
    display(new, in: host)
  }

  /// The same without keeping it: as it is in a state.
  func display(_ new: (any UIContentConfiguration)?, in host: UIView) {
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
      host.superview?.setNeedsLayout()
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    view = made
    made.frame = host.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(made)
  }

  func show(_ new: UIBackgroundConfiguration?) {
    background = new
    display(new)
  }

  /// The same without keeping it: as it is in a state.
  func display(_ new: UIBackgroundConfiguration?) {
    guard let new else {
      ground = nil
      return
    }
    if let ground { ground.configuration = new } else { ground = ConfiguredBackground(new) }
  }

  /// Has what is shown follow the state of its view, if that changed.
  ///
  /// - Parameters:
  ///   - state: asked for the state.
  ///   - host: the view in which the content is.
  ///   - tell: told of the state, to show something else; what it asks for is done with that.
  func followIfNeeded<State: UIConfigurationState>(
    _ state: () -> State, in host: UIView, then tell: (State) -> Void
  ) {
    guard needsUpdate else { return }
    let state = state()
    follow(state, in: host)
    tell(state)
    needsUpdate = false
  }

  private func follow(_ state: any UIConfigurationState, in host: UIView) {
    needsUpdate = false
    if updatesContent, let content { display(content.updated(for: state), in: host) }
    if updatesBackground, let background { display(background.updated(for: state)) }
  }
}
