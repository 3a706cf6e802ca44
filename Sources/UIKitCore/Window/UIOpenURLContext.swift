// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

/// A URL that a scene is asked to open, and how.
///
/// [Apple: UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext)
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let request: OpenedURL
  private let ownOptions: UIScene.OpenURLOptions

  init(_ request: OpenedURL) {
    self.request = request
    ownOptions = UIScene.OpenURLOptions(request)
    super.init()
  }

  /// What is to be opened.
  open var url: URL { request.url }

  /// Who asks, and how.
  open var options: UIScene.OpenURLOptions { ownOptions }
}

extension UIScene {
  /// Who asks a scene to open a URL, and how.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    private let request: OpenedURL

    init(_ request: OpenedURL) {
      self.request = request
      super.init()
    }

    /// The identifier of the application that asks; nil when the host does not tell.
    open var sourceApplication: String? { request.sourceApplication }

    /// What else the asking application says: nothing, for no host tells.
    open var annotation: Any? { nil }

    /// Whether a file is to be changed where it is; false asks to copy it first.
    open var openInPlace: Bool { request.openInPlace }
  }
}
