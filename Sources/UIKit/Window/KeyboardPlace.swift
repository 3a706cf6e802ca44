// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where the keyboard is, for what has to keep clear of it.
@MainActor
enum KeyboardPlace {
  /// On the screen, once its movement is done; nil while there is none.
  static var frame: CGRect?
}
