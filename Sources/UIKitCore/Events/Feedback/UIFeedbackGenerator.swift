// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What generators of feedback have in common; use one of its subclasses.
///
/// [Apple: UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownView: UIView?

  /// Makes a generator that belongs to no view.
  public override init() { super.init() }

  /// Makes a generator and adds it to the interactions of a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view whose interaction it is; nil when it was made without one.
  open var view: UIView? { ownView }

  /// Nothing: the view is learnt afterwards.
  open func willMove(to view: UIView?) {}

  /// Learns the view.
  open func didMove(to view: UIView?) { ownView = view }

  /// Tells that feedback will be wanted soon; hosts need no time to get ready, so nothing happens.
  open func prepare() {}
}
