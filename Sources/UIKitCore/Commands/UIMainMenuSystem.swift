// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// The menus of the application.
///
/// [Apple: UIMainMenuSystem](https://developer.apple.com/documentation/uikit/uimainmenusystem)
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
  // Rules: AC-22.
  /// The only one, which is also `UIMenuSystem.main`.
  open class var shared: UIMainMenuSystem {
    Runtime.part(.mainMenus) { UIMainMenuSystem(StandardMenus.main) }
  }
}
