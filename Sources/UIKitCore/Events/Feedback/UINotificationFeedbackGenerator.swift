// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// Lets a finger feel how something ended.
///
/// [Apple: UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator)
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  // Rules: DE-6.
  /// Gives the feedback for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    DeviceFeedback.give(notificationType.kind)
  }

  /// Gives the feedback; the whole device moves, wherever in the view the place is.
  ///
  /// - Parameters:
  ///   - notificationType: whether it tells of success, of a warning or of an error.
  ///   - location: where, in the coordinates of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

extension UINotificationFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// It was done.
    case success = 0
    /// It needs attention.
    case warning = 1
    /// It went wrong.
    case error = 2

    fileprivate var kind: HostFeedback.Kind {
      switch self {
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    }
  }
}
