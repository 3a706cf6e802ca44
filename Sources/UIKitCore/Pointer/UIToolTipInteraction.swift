// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

// Rules: PN-50 to PN-54.
/// Shows a few words about a view while a pointer rests on it.
///
/// Add it to a view with `addInteraction(_:)`.
///
/// [Apple: UIToolTipInteraction](https://developer.apple.com/documentation/uikit/uitooltipinteraction)
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownView: UIView?
  private lazy var hover = UIHoverGestureRecognizer(
    target: self, action: Selector("followPointer", UIToolTipInteraction.followPointer))
  private var timer: ClockTimer?
  /// What is shown, and the part of the view that it is about; nil for all of it.
  private var shown: (tip: ToolTipView, part: CGRect?)?

  /// Makes an interaction without a text of its own.
  public override init() { super.init() }

  /// Makes an interaction with a text.
  public init(defaultToolTip: String) {
    super.init()
    self.defaultToolTip = defaultToolTip
  }

  // Rules: PN-51.
  /// Decides which tip is shown; without one it is `defaultToolTip`.
  ///
  /// Not retained.
  open weak var delegate: (any UIToolTipInteractionDelegate)?

  // Rules: PN-53.
  /// Whether it does anything; true at first.
  open var isEnabled = true { didSet { if !isEnabled { end() } } }

  // Rules: PN-51.
  /// The text where there is no delegate; nil for none.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue { end() } }
  }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Ends what is shown of the view that it is taken off.
  open func willMove(to view: UIView?) {
    end()
    ownView?.removeGestureRecognizer(hover)
  }

  /// Follows a pointer over the view.
  open func didMove(to view: UIView?) {
    ownView = view
    view?.addGestureRecognizer(hover)
  }

  // Rules: PN-50, PN-52, PN-53.
  private func followPointer() {
    guard let view = ownView, isEnabled else { return end() }
    switch hover.state {
    case .began, .changed:
      let point = hover.location(in: view)
      if let shown {
        guard let part = shown.part, !part.contains(point) else { return }
      }
      end()
      let presses = PointerTracker.shared.presses
      timer = TimeSource.clock.schedule(at: TimeSource.clock.now + ToolTipView.delay) {
        [weak self] in
        if presses == PointerTracker.shared.presses { self?.show(at: point) }
      }
    default: end()
    }
  }

  // Rules: PN-51, PN-54.
  private func show(at point: CGPoint) {
    end()
    guard isFound(at: point) else { return }
    let configuration =
      delegate.map { $0.toolTipInteraction(self, configurationAt: point) }
      ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    guard let configuration, !configuration.toolTip.isEmpty, isEnabled, let view = ownView,
      let window = view.window
    else { return }
    let tip = ToolTipView(configuration.toolTip)
    shown = (tip, configuration.sourceRect)
    PointerTracker.shared.toolTip = self
    Trace.record(.delivery, "tool tip of \(Trace.name(view))")
    tip.show(at: view.convert(point, to: window), in: window)
  }

  // Rules: PN-54.
  /// Whether what a person sees at a point has its tip from here: neither from a view nearer to it, nor
  /// is something else in front by now.
  private func isFound(at point: CGPoint) -> Bool {
    guard let view = ownView, let window = view.window else { return false }
    var next = window.hitTest(view.convert(point, to: window), with: nil)
    while let found = next {
      let tips = found.interactions.lazy.compactMap { $0 as? UIToolTipInteraction }
      if tips.contains(where: \.isEnabled) { return found === view }
      next = found.superview
    }
    return false
  }

  /// Takes the tip away, and shows none when the pointer has rested.
  final func end() {
    timer?.cancel()
    timer = nil
    shown?.tip.removeFromSuperview()
    shown = nil
  }
}

extension UIToolTipInteraction: WindowLeaving {
  // Rules: PN-53.
  func viewDidLeaveWindow() { end() }
}
