// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension MenuSession: ShownMenu {
  var hasPreview: Bool { preview != nil || highlight != nil }

  /// Brings up what a configuration says beside a rectangle of an interaction's view.
  ///
  /// - Returns: the menu on the screen; nil when there is nothing to show.
  static func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    beside rect: CGRect
  ) -> MenuSession? {
    guard let view = interaction.view else { return nil }
    let suggested = UIMenuSystem.context.build(from: view).children
    guard let menu = configuration.actionProvider?(suggested) else { return nil }
    let session = MenuSession(
      menu, reader: MenuReader(start: view), at: .init(view: view, rect: rect),
      preview: configuration.previewProvider?())
    session.order = configuration.preferredMenuElementOrder
    session.source = view
    if session.preview == nil, let lifted = interaction.highlightPreview(for: configuration) {
      session.highlight = MenuHighlight(lifted)
    }
    session.events.dismissalPreview = { [weak interaction] in
      interaction?.dismissalPreview(for: configuration)
    }
    session.events.willShow = { [weak interaction] animator in
      guard let interaction else { return }
      interaction.delegate?.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    session.events.willHide = { [weak interaction] animator in
      guard let interaction else { return }
      interaction.delegate?.contextMenuInteraction(
        interaction, willEndFor: configuration, animator: animator)
    }
    session.events.didCommitPreview = { [weak interaction] animator in
      guard let interaction else { return }
      interaction.delegate?.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    session.events.didChoose = { [weak view] element, menu in
      (view as? UIControl)?.didChoose(element, in: menu)
    }
    return session.present(animated: true) ? session : nil
  }
}
