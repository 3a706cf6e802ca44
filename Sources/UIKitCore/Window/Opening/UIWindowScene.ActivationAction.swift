// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIWindowScene {
  // Rules: AW-101.
  /// An element of a menu that opens something as a scene of its own.
  ///
  /// [Apple: UIWindowScene.ActivationAction](https://developer.apple.com/documentation/uikit/uiwindowscene/activationaction)
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Says what is opened; nil for nothing.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    private let alternate: UIAction?

    /// Makes an action with the title "Open in New Window".
    ///
    /// - Parameters:
    ///   - identifier: without one the action gets one of its own, which equals no other.
    ///   - alternate: what menus show, and what is done, where the application shows one scene; nil
    ///     for nothing.
    ///   - configurationProvider: says what is opened when the action was chosen; nil for nothing.
    public init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      self.alternate = alternate
      super.init(
        title: "Open in New Window", subtitle: nil, image: nil, identifier: identifier
      ) { action in (action as? ActivationAction)?.request(configurationProvider) }
    }

    /// Fails: there are no interface files here, and a closure could not be in one.
    public required init?(coder: NSCoder) { return nil }

    /// What menus show: the action, or the alternate where there is room for one scene.
    final var shownAction: UIAction? {
      ApplicationLink.sceneOpener == nil ? alternate : self
    }

    private func request(_ provider: ConfigurationProvider) {
      guard let opener = ApplicationLink.sceneOpener else {
        alternate?.performWithSender(sender, target: nil)
        return
      }
      if let configuration = provider(self) { opener.request(configuration) }
    }
  }
}
