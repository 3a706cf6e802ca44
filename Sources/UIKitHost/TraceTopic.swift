// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A part of the path of an event, as `UIKIT_TRACE` names it.
public enum TraceTopic: String, CaseIterable, Sendable {
  /// What the host reported.
  case host
  /// Input that was dropped or put right.
  case anomaly
  /// Touches that began, changed, ended.
  case touch
  /// Keys and buttons that began, changed, ended.
  case press
  /// Events as the application and its windows receive them.
  case event
  /// The search for the view under a finger.
  case hit
  /// Recognizers: who competes, who changes state and why.
  case gesture
  /// What a view gets of its touches.
  case delivery
  /// How an unhandled call climbs the responder chain.
  case chain
  /// Actions and their targets.
  case action
  /// Who becomes and resigns first responder.
  case firstResponder
  /// Windows that become visible and key.
  case window
  /// Controllers that appear and disappear.
  case controller
  /// Life cycle of the application and its scenes.
  case lifecycle
  /// Layout, drawing and commits at the end of a turn.
  case turn
  /// Who takes a key before responders are told of its press.
  case key
}
