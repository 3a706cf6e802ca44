// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

// Rules: AX-39 to AX-42.
/// Shows what is small on the screen large, while a finger rests on it, to people who need text in one
/// of the sizes for accessibility.
///
/// Add it to a view with `addInteraction(_:)`. Bars have one.
///
/// [Apple: UILargeContentViewerInteraction](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction)
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownDelegate: (any UILargeContentViewerInteractionDelegate)?
  private weak var ownView: UIView?
  private let press = LargeContentPress()
  private var panel: LargeContentPanel?
  /// What is shown; nil while nothing is.
  private var item: (any UILargeContentViewerItem)?

  /// Makes an interaction.
  ///
  /// - Parameter delegate: decides what is shown; not retained. Nil leaves it to the views.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
    press.mayBegin = { [weak self] in
      guard let self else { return false }
      let item = self.chosen(at: self.press.location(in: self.ownView))
      // Such a finger has brought a menu up, and leads over that.
      if let control = item as? UIControl, control.isTracking, control.showsMenuAsPrimaryAction {
        return false
      }
      return item != nil
    }
    press.delegate = press
    press.addTarget(self, action: Selector("pressed:", UILargeContentViewerInteraction.pressed))
  }

  /// Decides what is shown; not retained.
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { ownDelegate }

  // Rules: AX-41.
  /// The recognizer of the finger that rests, for others to wait for or to go on beside.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  // Rules: AX-42.
  /// Whether anything is shown large now: whether the person has text in one of the sizes for
  /// accessibility.
  open class var isEnabled: Bool { isEnabled(ViewTrees.shared.preferences) }

  // Rules: AX-42.
  /// The same for what a person set.
  static func isEnabled(_ preferences: HostPreferences) -> Bool {
    TextSizes.category(of: preferences.textScale).isAccessibilityCategory
  }

  /// Posted after `isEnabled` changed.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Takes away what is shown of the view that it is taken off.
  open func willMove(to view: UIView?) {
    hide()
    ownView?.removeGestureRecognizer(press)
  }

  /// Follows fingers on the view from now on.
  open func didMove(to view: UIView?) {
    ownView = view
    view?.addGestureRecognizer(press)
  }

  // Rules: AX-40, AX-41.
  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let point = recognizer.location(in: ownView)
    switch recognizer.state {
    case .began, .changed: show(chosen(at: point))
    case .ended:
      let last = chosen(at: point)
      hide()
      Trace.record(.delivery, "large content of \(Trace.name(ownView)) ended")
      if let delegate = ownDelegate {
        delegate.largeContentViewerInteraction(self, didEndOn: last, at: point)
      } else {
        operate(last)
      }
    default: hide()
    }
  }

  private func chosen(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let ownDelegate else { return innermostItem(at: point) }
    let chosen = ownDelegate.largeContentViewerInteraction(self, itemAt: point)
    return chosen?.showsLargeContentViewer == true ? chosen : nil
  }

  // Rules: AX-40.
  /// The innermost view at a point that shows itself large.
  final func innermostItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    var next = ownView?.hitTest(point, with: nil)
    while let one = next {
      if one.showsLargeContentViewer { return one }
      if one === ownView { return nil }
      next = one.superview
    }
    return nil
  }

  // Rules: AX-41.
  /// Has a control do what a tap does.
  final func operate(_ item: (any UILargeContentViewerItem)?) {
    guard let control = item as? UIControl, control.isEnabled, control.isUserInteractionEnabled
    else { return }
    if control.showsMenuAsPrimaryAction {
      control.performPrimaryAction()
    } else if control.isOperatedBySelect {
      control.operateBySelect(nil)
    } else {
      control.sendActions(for: .touchUpInside)
    }
  }

  // Rules: AX-40.
  private func show(_ new: (any UILargeContentViewerItem)?) {
    guard new !== item else { return }
    hide()
    guard let new, let window = ownView?.window else { return }
    let made = LargeContentPanel(new)
    item = new
    panel = made
    let asked = ownDelegate?.viewController(for: self).viewIfLoaded
    let stage: UIView = asked?.window == nil ? window : asked ?? window
    made.show(over: stage, in: stage.window ?? window)
    Trace.record(.delivery, "large content of \(Trace.name(ownView)): \(made.words)")
  }

  private func hide() {
    panel?.removeFromSuperview()
    panel = nil
    item = nil
  }
}

extension UILargeContentViewerInteraction: WindowLeaving {
  // Rules: AX-41.
  func viewDidLeaveWindow() { hide() }
}

/// A finger that rests; nobody's while nothing is shown large.
private final class LargeContentPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// Whether something is shown where the finger is.
  var mayBegin: () -> Bool = { false }

  // Rules: AX-40.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }

  // Rules: AX-42.
  override var isEnabled: Bool {
    get { super.isEnabled && UILargeContentViewerInteraction.isEnabled }
    set { super.isEnabled = newValue }
  }
}
