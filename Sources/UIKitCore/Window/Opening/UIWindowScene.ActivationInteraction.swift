// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

extension UIWindowScene {
  // Rules: AW-99, AW-100.
  /// Has two fingers that spread over a view open what is there as a scene of its own.
  ///
  /// Add it to a view with `addInteraction(_:)`.
  ///
  /// [Apple: UIWindowScene.ActivationInteraction](https://developer.apple.com/documentation/uikit/uiwindowscene/activationinteraction)
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, ExposedClass, UIInteraction {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    /// Says what is opened at a point of the interaction's view; nil for nothing.
    public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) ->
      ActivationConfiguration?

    private let provider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private weak var ownView: UIView?
    private lazy var recognizer = SpreadRecognizer(of: self)

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - configurationProvider: gets the interaction and the middle of the fingers, in its view;
    ///     nil leaves the fingers to others. Not asked where the application shows one scene.
    ///   - errorHandler: gets a `UISceneError` if the scene cannot be shown.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider,
      errorHandler: @escaping (any Error) -> Void
    ) {
      provider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
    }

    /// The view it was added to.
    open weak var view: UIView? { ownView }

    /// Follows the fingers of its view no more.
    open func willMove(to view: UIView?) { ownView?.removeGestureRecognizer(recognizer) }

    /// Follows the fingers of the view from now on.
    open func didMove(to view: UIView?) {
      ownView = view
      view?.addGestureRecognizer(recognizer)
    }

    /// Whether fingers open anything.
    final var takesGestures: Bool {
      get { recognizer.isEnabled }
      set { recognizer.isEnabled = newValue }
    }

    /// What would be opened at a point of the view.
    final func configuration(at point: CGPoint) -> ActivationConfiguration? {
      provider(self, point)
    }

    /// Requests a scene.
    final func request(_ configuration: ActivationConfiguration) {
      ApplicationLink.sceneOpener?.request(configuration, errorHandler: errorHandler)
    }
  }
}
