// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-121.
/// How a toolbar and what is in it are drawn.
///
/// [Apple: UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look; a copy is kept of what is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set { plain = own(newValue) }
  }
  private final lazy var plain = own(UIBarButtonItemAppearance(style: .plain))

  /// How buttons look that end what is done; a copy is kept of what is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { done = own(newValue) }
  }
  private final lazy var done = own(UIBarButtonItemAppearance(style: .done))

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
