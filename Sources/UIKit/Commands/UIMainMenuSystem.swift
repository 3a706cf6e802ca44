// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The menus of the application.
///
/// [Apple: UIMainMenuSystem](https://developer.apple.com/documentation/uikit/uimainmenusystem)
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
  private static let only = UIMainMenuSystem(StandardMenus.main)

  /// The only one, which is also `UIMenuSystem.main`.
  ///
  /// - Rules: AC-22.
  open class var shared: UIMainMenuSystem { only }
}
