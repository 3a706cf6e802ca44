// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What the person set for a pencil.
public struct PencilPreferences: Sendable, Hashable, Codable {
  /// What is to happen when the side of the pencil is tapped or squeezed.
  public enum Action: Int, Sendable, Codable, CaseIterable {
    /// Nothing.
    case ignore = 0
    /// The eraser is taken, or put away.
    case switchEraser = 1
    /// The tool before is taken.
    case switchPrevious = 2
    /// Colours are shown.
    case showColorPalette = 3
    /// What the ink is like is shown.
    case showInkAttributes = 4
    /// Tools are shown that fit what is being done.
    case showContextualPalette = 5
    /// A shortcut of the system runs.
    case runSystemShortcut = 6
  }

  /// What a tap is to do.
  public var tap: Action
  /// What a squeeze is to do.
  public var squeeze: Action
  /// Whether only the pencil draws, and fingers do not.
  public var drawsAlone: Bool
  /// Whether a tool is to be seen before it touches the screen.
  public var showsToolWhileHovering: Bool

  /// Makes preferences: those of a person who set nothing, where nothing is given.
  public init(
    tap: Action = .switchEraser, squeeze: Action = .showContextualPalette,
    drawsAlone: Bool = false, showsToolWhileHovering: Bool = true
  ) {
    self.tap = tap
    self.squeeze = squeeze
    self.drawsAlone = drawsAlone
    self.showsToolWhileHovering = showsToolWhileHovering
  }

  /// The names of what differs from the preferences of a person who set nothing.
  package var words: [String] {
    let usual = PencilPreferences()
    return [
      tap == usual.tap ? nil : "pencil-tap \(tap)",
      squeeze == usual.squeeze ? nil : "pencil-squeeze \(squeeze)",
      drawsAlone ? "pencil-only" : nil,
      showsToolWhileHovering ? nil : "no-pencil-preview",
    ].compactMap(\.self)
  }
}
