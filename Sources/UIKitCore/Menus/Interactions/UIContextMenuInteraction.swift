// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: AC-22.
/// Brings a menu up when a finger rests on a view, or a pointer's second button clicks it.
///
/// Add it to a view with `addInteraction(_:)`. Its commands are sought along the chain from that view.
///
/// [Apple: UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction)
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownDelegate: (any UIContextMenuInteractionDelegate)?
  private weak var ownView: UIView?
  private var gestures: ContextMenuGestures?
  private weak var session: (any ShownMenu)?

  /// How a menu looks.
  public enum Appearance: Int, Sendable {
    /// There is none.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without one.
    case compact = 2
  }

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Decides what comes up; not retained.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { ownDelegate }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// How the menu looks that is on the screen now.
  open var menuAppearance: Appearance {
    guard let session, session.isShown else { return .unknown }
    return session.hasPreview ? .rich : .compact
  }

  /// Where the menu came from that is on the screen now, or the finger that brings one up.
  open func location(in view: UIView?) -> CGPoint {
    if let session, session.isShown { return session.anchor(in: view) }
    return gestures?.location(in: view) ?? .zero
  }

  /// Takes the menu away.
  open func dismissMenu() { session?.dismiss(animated: true) }

  /// Changes the menu that is on the screen by a closure from the old to the new one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let session, session.isShown else { return }
    session.reload(block(session.menu))
  }

  /// Takes the menu away before the view changes.
  open func willMove(to view: UIView?) {
    session?.dismiss(animated: false)
    gestures?.remove()
    gestures = nil
  }

  /// Watches the view's fingers from now on.
  open func didMove(to view: UIView?) {
    ownView = view
    if let view { gestures = ContextMenuGestures(on: view, for: self) }
  }

  /// Whether fingers that rest bring the menu up; a control whose menu comes at once says no.
  final var takesGestures: Bool {
    get { gestures?.isEnabled ?? false }
    set { gestures?.isEnabled = newValue }
  }

  /// What would come up at a point of the view.
  final func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  // Rules: AC-38.
  /// What is lifted out of the view while a menu is up; nil for nothing.
  final func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
  }

  /// Where what was lifted goes when the menu goes; nil for back.
  final func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.contextMenuInteraction(
      self, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
  }

  /// Brings a menu up beside a rectangle of the view.
  ///
  /// - Returns: the menu on the screen; nil when there is nothing to show.
  @discardableResult
  final func open(
    _ configuration: UIContextMenuConfiguration, beside rect: CGRect
  ) -> (any ShownMenu)? {
    guard view?.window != nil, let presenter = ApplicationLink.port as? any MenuPresenting,
      let session = presenter.present(configuration, of: self, beside: rect)
    else { return nil }
    self.session = session
    return session
  }
}
