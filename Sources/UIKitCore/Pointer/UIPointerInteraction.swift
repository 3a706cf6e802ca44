// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: PN-1, PN-7, PN-8.
/// Changes the pointer, or a view under it, while the pointer is over that view.
///
/// Add it to a view with `addInteraction(_:)`.
///
/// [Apple: UIPointerInteraction](https://developer.apple.com/documentation/uikit/uipointerinteraction)
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownDelegate: (any UIPointerInteractionDelegate)?
  private weak var ownView: UIView?
  /// The whole view, kept while it is the same.
  private var wholeView: UIPointerRegion?

  /// Makes an interaction.
  ///
  /// - Parameter delegate: decides what happens; without one the system does. It is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
  }

  /// Makes an interaction that leaves all to the system.
  public convenience override init() { self.init(delegate: nil) }

  /// Decides what happens; not retained.
  open weak var delegate: (any UIPointerInteractionDelegate)? { ownDelegate }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Whether it does anything; true at first.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isEnabled ? PointerTracker.shared.didAdd() : PointerTracker.made?.leave(self)
    }
  }

  /// Has region and style asked for again, if the pointer is over the view.
  open func invalidate() { PointerTracker.made?.invalidate(self) }

  /// Ends what the pointer does on the view that it is taken off.
  open func willMove(to view: UIView?) { PointerTracker.made?.leave(self) }

  /// Learns the view.
  open func didMove(to view: UIView?) {
    ownView = view
    wholeView = nil
    if view != nil { PointerTracker.shared.didAdd() }
  }

  // MARK: - What the delegate says

  final func region(at location: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
    guard let view = ownView else { return nil }
    let whole = wholeView.flatMap { $0.rect == view.bounds ? $0 : nil }
    let standard = whole ?? UIPointerRegion(rect: view.bounds)
    wholeView = standard
    guard let delegate = ownDelegate else { return standard }
    return delegate.pointerInteraction(
      self, regionFor: UIPointerRegionRequest(location: location, modifiers: modifiers),
      defaultRegion: standard)
  }

  final func style(for region: UIPointerRegion) -> UIPointerStyle? {
    guard let delegate = ownDelegate else { return automaticStyle }
    return delegate.pointerInteraction(self, styleFor: region)
  }

  /// What the system does with the view.
  final var automaticStyle: UIPointerStyle? {
    view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }

  /// The region of the whole view stays the same when the view changes, as when it scrolls.
  final func isWhole(_ region: UIPointerRegion) -> Bool { region === wholeView }
}

extension UIPointerInteraction: WindowLeaving {
  // Rules: PN-8.
  func viewDidLeaveWindow() { PointerTracker.made?.leave(self) }
}
