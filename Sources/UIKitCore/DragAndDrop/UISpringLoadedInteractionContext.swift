// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: DD-60, DD-61.
/// A drag that is on a view which it may activate.
///
/// [Apple: UISpringLoadedInteractionContext](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext)
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is activated; the one with the interaction at first.
  var targetView: UIView? { get set }
  /// What the view stands for, as its behaviour says; nil at first.
  var targetItem: Any? { get set }
  /// Where the finger is.
  ///
  /// - Parameter view: whose coordinates; nil for those of the window of the target.
  func location(in view: UIView?) -> CGPoint
}

/// A drag on a view, for whoever the view asks.
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  /// What is activated.
  struct Target {
    var view: UIView?
    var item: Any?

    // Rules: DD-61.
    /// Whether another one is the same: by what it stands for, or by its view where that is nothing.
    func isSame(as other: Target) -> Bool {
      guard let item, let another = other.item else {
        return item == nil && other.item == nil && view === other.view
      }
      if let item = item as? AnyHashable, let another = another as? AnyHashable {
        return item == another
      }
      return (item as AnyObject) === (another as AnyObject)
    }
  }

  var state = UISpringLoadedInteractionEffectState.inactive
  var target: Target
  private weak var drag: (any DragSource)?

  init(of drag: any DragSource, on view: UIView?) {
    self.drag = drag
    target = Target(view: view)
    super.init()
  }

  var targetView: UIView? {
    get { target.view }
    set { target.view = newValue }
  }

  var targetItem: Any? {
    get { target.item }
    set { target.item = newValue }
  }

  func location(in view: UIView?) -> CGPoint {
    guard let drag else { return .zero }
    if let view { return drag.location(in: view) }
    return target.view?.window?.convertFromScreen(drag.point) ?? drag.point
  }
}
