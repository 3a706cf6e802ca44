// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIApplication {
  /// Hands a URL to the scene in front, or without scenes to the application's delegate.
  ///
  /// An application in the background comes to the foreground before it, and is active after it.
  func takeURL(_ request: OpenedURL) {
    let wasInBackground = currentState == .background
    if wasInBackground { Lifecycle.enterForeground(self) }
    Trace.record(.lifecycle, "application opens \(request.url.absoluteString)")
    if let scene = scenes.last {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(request)])
    } else {
      var options: [OpenURLOptionsKey: Any] = [.openInPlace: request.openInPlace]
      options[.sourceApplication] = request.sourceApplication
      _ = delegate?.application(self, open: request.url, options: options)
    }
    if wasInBackground { Lifecycle.activate(self) }
  }

  /// What the delegate is told about a URL to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `String`: the identifier of the application that asks; absent when the host does not tell.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What else the asking application says; absent, for no host tells.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A `Bool`: whether a file is to be changed where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
