// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: DD-1, DD-2, DD-10.
/// Lets a person drag what a view shows.
///
/// Add it to a view with `addInteraction(_:)`.
///
/// [Apple: UIDragInteraction](https://developer.apple.com/documentation/uikit/uidraginteraction)
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownDelegate: (any UIDragInteractionDelegate)?
  private weak var ownView: UIView?
  private var gestures: DragGestures?
  /// What was set; nil for the default.
  private var enabled: Bool?

  /// Makes an interaction.
  ///
  /// - Parameter delegate: says what is dragged; it is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Says what is dragged; not retained.
  open weak var delegate: (any UIDragInteractionDelegate)? { ownDelegate }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Whether new interactions are enabled; true.
  open class var isEnabledByDefault: Bool { true }

  /// Whether a person can drag; what `isEnabledByDefault` says at first.
  ///
  /// False ends a drag of it that is under way.
  open var isEnabled: Bool {
    get { enabled ?? type(of: self).isEnabledByDefault }
    set {
      enabled = newValue
      gestures?.isEnabled = newValue
    }
  }

  /// Whether recognizers of the view may go on while something is lifted; false at first.
  ///
  /// They are cancelled when the finger moves and the drag begins.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Ends what a person drags of the view that it is taken off.
  open func willMove(to view: UIView?) {
    gestures?.remove()
    gestures = nil
  }

  /// Watches the view's fingers from now on.
  open func didMove(to view: UIView?) {
    ownView = view
    guard let view else { return }
    gestures = DragGestures(on: view, for: self)
    gestures?.isEnabled = isEnabled
  }
}
