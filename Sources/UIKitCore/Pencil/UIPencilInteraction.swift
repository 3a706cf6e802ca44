// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

// Rules: PC-1, PC-5.
/// Hears of taps on the side of a pencil and of squeezes, while its view is in a window that is shown.
///
/// Add it to a view with `addInteraction(_:)`. What the person wants to happen is in the properties of
/// the class; to do it is the delegate's.
///
/// [Apple: UIPencilInteraction](https://developer.apple.com/documentation/uikit/uipencilinteraction)
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownView: UIView?

  /// Makes an interaction without a delegate.
  public override init() { super.init() }

  /// Makes an interaction.
  ///
  /// - Parameter delegate: hears of what the person does; not retained.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// Hears of what the person does; not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?

  /// Whether the delegate hears of anything; true at first.
  open var isEnabled = true

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Nothing: the view is learnt afterwards.
  open func willMove(to view: UIView?) {}

  /// Learns the view.
  open func didMove(to view: UIView?) {
    ownView = view
    if view == nil { PencilDelivery.made?.remove(self) } else { PencilDelivery.shared.add(self) }
  }

  // MARK: - What the person wants

  private class var preferences: PencilPreferences { ViewTrees.shared.preferences.pencil }

  private class func action(_ action: PencilPreferences.Action) -> UIPencilPreferredAction {
    UIPencilPreferredAction(rawValue: action.rawValue) ?? .ignore
  }

  /// What the person wants a tap to do.
  open class var preferredTapAction: UIPencilPreferredAction { action(preferences.tap) }

  /// What the person wants a squeeze to do.
  open class var preferredSqueezeAction: UIPencilPreferredAction { action(preferences.squeeze) }

  /// Whether the person wants to draw with the pencil only, and not with fingers.
  open class var prefersPencilOnlyDrawing: Bool { preferences.drawsAlone }

  /// Whether the person wants to see a tool before the pencil touches the screen.
  open class var prefersHoverToolPreview: Bool { preferences.showsToolWhileHovering }
}

extension UIPencilInteraction {
  // Rules: PC-3.
  /// How far a squeeze has come.
  public enum Phase: Int, Sendable {
    /// It began.
    case began = 0
    /// It goes on.
    case changed = 1
    /// It is over.
    case ended = 2
    /// It was none after all, or something came between.
    case cancelled = 3
  }

  // Rules: PC-2.
  /// A tap on the side of a pencil.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    /// When it was, in seconds since the device started.
    public final let timestamp: TimeInterval
    /// How the pencil hovered above the interaction's view; nil where that is not known.
    public final let hoverPose: UIPencilHoverPose?

    init(at timestamp: TimeInterval, _ hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.hoverPose = hoverPose
      super.init()
    }
  }

  // Rules: PC-3.
  /// A part of a squeeze.
  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    /// When it was, in seconds since the device started.
    public final let timestamp: TimeInterval
    /// How far the squeeze has come.
    public final let phase: UIPencilInteraction.Phase
    /// How the pencil hovered above the interaction's view; nil where that is not known.
    public final let hoverPose: UIPencilHoverPose?

    init(_ phase: UIPencilInteraction.Phase, at time: TimeInterval, _ pose: UIPencilHoverPose?) {
      timestamp = time
      self.phase = phase
      hoverPose = pose
      super.init()
    }
  }
}
