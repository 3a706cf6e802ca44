// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// An input view or accessory that clicks when its keys are touched.
///
/// [Apple: UIInputViewAudioFeedback](https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback)
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  // Rules: FR-45.
  /// Whether `UIDevice.playInputClick()` is heard while the view is shown; false by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No clicks.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  // Rules: FR-45.
  /// Plays the click of a key, if an input view that is shown wants clicks.
  public func playInputClick() {
    let shown = InputDirector.shared.shown
    let wantsClicks = [shown.input, shown.accessory].contains { view in
      (view as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible ?? false
    }
    if wantsClicks { DeviceSounds.play(.inputClick) }
  }
}
