// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// Lets a finger feel that it passes from one choice to the next.
///
/// [Apple: UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator)
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  // Rules: DE-6.
  /// Gives the feedback.
  open func selectionChanged() { DeviceFeedback.give(.selection) }

  /// Gives the feedback; the whole device moves, wherever in the view the place is.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
