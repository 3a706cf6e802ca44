// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How the time of an animation or a layer follows from that around it.
///
/// See [CAMediaTiming](https://developer.apple.com/documentation/quartzcore/camediatiming).
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the time around it; of an animation, 0 means when it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one round takes, in seconds; 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How much faster its time goes than that around it; 0 stands still, less goes backwards.
  var speed: Float { get set }
  /// Seconds that are added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// How many rounds there are, also a part of one; 0 for one round.
  var repeatCount: Float { get set }
  /// How many seconds the rounds take together; 0 leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each round goes back in as much time again.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown of an animation before its beginning and after its end.
///
/// See [CAMediaTimingFillMode](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name; one that is not listed here shows nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start is shown until it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
