// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import UIKitHost

extension EventGenerator {
  /// A part of the path of an event, as `UIKIT_TRACE` names it.
  public typealias TraceTopic = UIKitHost.TraceTopic
}

extension TraceTopic {
  /// What a trace holds unless told otherwise: who got what.
  public static let delivered: Set<TraceTopic> = [
    .anomaly, .gesture, .delivery, .action, .firstResponder, .window, .controller, .lifecycle,
  ]
}
