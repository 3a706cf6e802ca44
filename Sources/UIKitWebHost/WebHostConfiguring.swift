// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Says in code where the page of an application is served, and what it is called.
///
/// The class of the application's delegate conforms to it:
///
/// ```swift
/// import UIKit
/// import UIKitWebHost
///
/// @main
/// final class AppDelegate: UIResponder, UIApplicationDelegate, WebHostConfiguring {
///   static func configure(_ options: inout WebHostOptions) {
///     options.title = "Notes"
///     options.port = 9000
///   }
/// }
/// ```
@MainActor
public protocol WebHostConfiguring {
  /// Changes the options with which the web host begins.
  ///
  /// It is asked once in a launch that a browser is to show, before there is an application; by no
  /// other, and never without the trait `WebHost`. What the command line says comes after it.
  ///
  /// - Parameter options: the defaults, with the name of the program as the title.
  static func configure(_ options: inout WebHostOptions)
}
