// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: LA-110.
/// Shows what is behind a view as through a pane of glass.
///
/// What is said of it afterwards counts the next time that a view gets it.
///
/// [Apple: UIGlassEffect](https://developer.apple.com/documentation/uikit/uiglasseffect)
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// How much of what is behind is seen.
  public enum Style: Int, Sendable {
    /// Blurred, under a thin layer of milk or smoke.
    case regular = 0
    /// Nearly as it is.
    case clear = 1
  }

  private let style: Style

  /// Makes glass.
  ///
  /// - Parameter style: how clear it is.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes regular glass.
  public override convenience init() { self.init(style: .regular) }

  /// Makes regular glass; nothing is read.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// The colour of the glass; nil, at first, for none.
  open var tintColor: UIColor?

  // Rules: LA-114.
  /// Whether the glass answers fingers; false at first.
  ///
  /// It is shown a little larger while a finger is on it or on what it holds, which takes nothing from
  /// others.
  open var isInteractive = false

  override var material: BlurMaterial? { BlurMaterial(style, tint: tintColor) }
}

// Rules: LA-111.
/// Has panes of glass in one view shown together; each stays a pane of its own here.
///
/// [Apple: UIGlassContainerEffect](https://developer.apple.com/documentation/uikit/uiglasscontainereffect)
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// How near panes may be before they flow together, in points; 0 at first.
  ///
  /// Kept: they do not here.
  open var spacing: CGFloat = 0
}
