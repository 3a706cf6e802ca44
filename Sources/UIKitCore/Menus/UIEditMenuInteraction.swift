// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: AC-18, AC-20, AC-22.
/// Shows the edit menu of a view: what can be done with what is selected.
///
/// Its commands are sought along the chain from the first responder if that is the view or in it, else
/// from the view. A click of a pointer's second button brings it up too, as a list.
///
/// [Apple: UIEditMenuInteraction](https://developer.apple.com/documentation/uikit/uieditmenuinteraction)
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownDelegate: (any UIEditMenuInteractionDelegate)?
  private weak var ownView: UIView?
  private weak var session: MenuSession?
  private var configuration: UIEditMenuConfiguration?
  private let click = UITapGestureRecognizer()
  /// Asked before a pointer's second button brings the menu up, with the place in the view.
  final var willClick: (CGPoint) -> Bool = { _ in true }
  /// Told when an entry of the menu was chosen and has done its work.
  final var didChoose: () -> Void = {}

  /// Makes an interaction; without a delegate it shows what UIKit suggests.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    click.addTarget(self, action: Selector("clicked:", UIEditMenuInteraction.clicked))
  }

  /// Decides what is shown; not retained.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { ownDelegate }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Shows the menu, in the place of one that is shown; without anything to show nothing happens.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    present(configuration, isBar: true)
  }

  /// Whether its menu is on the screen.
  final var isShown: Bool { session?.isShown ?? false }

  /// Takes the menu away.
  open func dismissMenu() { session?.dismiss(animated: true) }

  /// Asks the delegate for the menu anew, and the responders for what they can do.
  open func reloadVisibleMenu() {
    guard let session, session.isShown, let configuration else { return }
    session.reload(menu(for: configuration, from: session.reader.start))
  }

  /// Asks the delegate for the rectangle anew, and moves the menu there.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let session, session.isShown, let configuration else { return }
    let place = place(of: configuration)
    MenuAnimator().run(animated: animated) {
      session.move(to: place)
    } end: {
    }
  }

  /// The point that the menu belongs to which is shown, or was shown last.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = ownView, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  /// Takes the menu away before the view changes.
  open func willMove(to view: UIView?) {
    session?.dismiss(animated: false)
    ownView?.removeGestureRecognizer(click)
  }

  /// Watches the view's pointer from now on.
  open func didMove(to view: UIView?) {
    ownView = view
    view?.addGestureRecognizer(click)
  }

  private func clicked(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: view)
    guard willClick(place) else { return }
    present(UIEditMenuConfiguration(identifier: nil, sourcePoint: place), isBar: false)
  }

  private func present(_ configuration: UIEditMenuConfiguration, isBar: Bool) {
    guard let view, let window = view.window else { return }
    session?.dismiss(animated: false)
    let first = window.firstResponder
    let isInside = (first as? UIView)?.isDescendant(of: view) ?? false
    let start: UIResponder = isInside ? first ?? view : view
    self.configuration = configuration
    let session = MenuSession(
      menu(for: configuration, from: start), reader: MenuReader(start: start),
      at: place(of: configuration), isBar: isBar, isModal: false)
    session.source = view
    session.events.willShow = { [weak self] animator in
      guard let self else { return }
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    }
    session.events.willHide = { [weak self] animator in
      guard let self else { return }
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    session.events.didChoose = { [weak self] _, _ in self?.didChoose() }
    if session.present(animated: true) { self.session = session }
  }

  private func menu(
    for configuration: UIEditMenuConfiguration, from start: UIResponder?
  ) -> UIMenu {
    guard let start else { return UIMenu() }
    let suggested = UIMenuSystem.context.build(from: start)
    return delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested.children) ?? suggested
  }

  private func place(of configuration: UIEditMenuConfiguration) -> MenuSession.Place {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return MenuSession.Place(
      view: view,
      rect: rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect,
      side: configuration.preferredArrowDirection.side)
  }
}
