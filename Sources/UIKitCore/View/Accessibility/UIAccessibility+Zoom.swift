// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension UIAccessibility {
  /// What a person who sees a part of the screen enlarged is to follow.
  public enum ZoomType: Int, Sendable {
    /// Where text is typed.
    case insertionPoint = 0
  }

  // Rules: AX-31.
  /// Tells whoever shows a part of the screen enlarged that what is typed or looked at is elsewhere.
  ///
  /// Hosts here leave enlarging to the system below them: the place is traced, and tests read it.
  ///
  /// - Parameters:
  ///   - type: what is there.
  ///   - frame: where it is, in coordinates of the view.
  ///   - view: the view.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {
    let place = convertToScreenCoordinates(frame, in: view)
    AccessibilityCursor.shared.zoomFocus = place
    Trace.record(.action, "zoom follows \(type) to \(place)")
  }

  // Rules: AX-31.
  /// Has the person told, once, that gestures of three fingers are for the application and for the
  /// enlarged screen; nothing happens here, where no such gesture enlarges.
  public static func registerGestureConflictWithZoom() {
    Trace.record(.action, "gestures of three fingers, which zoom too")
  }
}
