// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// The numbers of what is dragged: when it begins, and how it looks.
@MainActor
enum DragLooks {
  // Rules: DD-1.
  /// Seconds that a finger rests before something is lifted: those of a long press.
  static let liftDelay: TimeInterval = 0.5
  // Rules: DD-7.
  /// Points that the finger must exceed for the drag to begin; chosen: as a pan.
  static let hysteresis: CGFloat = 10
  // Rules: DD-5, DD-18, DD-21.
  /// Seconds in which a preview rises, arrives or goes back; chosen.
  static let duration: TimeInterval = 0.25
  // Rules: DD-9.
  /// Points that a preview has at most during a drag, where it does not keep its size; chosen.
  static let greatest: CGFloat = 240
  // Rules: DD-9.
  /// Points by which each preview lies aside of the one before; chosen.
  static let stacking: CGFloat = 5
  // Rules: DD-15.
  /// Points by which previews are above the finger where a place is looked for; chosen.
  static let precision: CGFloat = 40
  // Rules: DD-104.
  /// Seconds that loading takes until a person sees how far it is; chosen.
  static let patience: TimeInterval = 1.5
  // Rules: DD-60.
  /// Seconds that a drag rests on a view until it blinks, and then until it is activated; chosen.
  static let springDelay: TimeInterval = 0.6
  static let springBlink: TimeInterval = 0.4
}
