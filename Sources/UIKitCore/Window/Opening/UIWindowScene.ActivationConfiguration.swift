// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

extension UIWindowScene {
  /// What a new scene is to show, and how it is brought to the front.
  ///
  /// [Apple: UIWindowScene.ActivationConfiguration](https://developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration)
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    private let ownActivity: NSUserActivity

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - userActivity: what the scene is to show.
    ///   - options: how it is brought to the front; nil as any other.
    ///   - preview: what it comes out of; nil for nothing in particular.
    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      ownActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }

    /// What the scene is to show.
    open var userActivity: NSUserActivity { ownActivity }

    /// How the scene is brought to the front; nil as any other.
    open var options: UIWindowScene.ActivationRequestOptions?

    // Rules: AW-99.
    /// What the scene comes out of; nil for nothing in particular.
    ///
    /// A scene fills the screen at once here, so nothing is seen of it.
    open var preview: UITargetedPreview?
  }
}

extension SceneOpening {
  /// Requests a scene that shows what a configuration says.
  ///
  /// - Parameter errorHandler: gets why it cannot be shown; nil to nobody.
  func request(
    _ configuration: UIWindowScene.ActivationConfiguration,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      nil, userActivity: configuration.userActivity, options: configuration.options,
      errorHandler: errorHandler)
  }
}
