// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Asks the views above a view, scroll views, whether it gets touches that are about to begin in it.
///
/// - Rules: SV-5, SV-6.
@MainActor
enum ContentGuards {
  /// Whether there is any such view; stays true once there was.
  ///
  /// OPTIMIZATION: unchecked, for every touch that begins reads it; it is set once.
  @exclusivity(unchecked) static var isInUse = false

  /// Whether one of the views above refuses the touches, the nearest asked first.
  static func refuse(_ touches: Set<UITouch>, _ event: UIEvent, in view: UIView) -> Bool {
    var above = view.parent
    while let current = above {
      if current.flags.contains(.guardsContent), !current.admits(touches, event, in: view) {
        Trace.record(
          .delivery, "\(Trace.name(view)) does not get the touch: \(Trace.name(current)) says so")
        return true
      }
      above = current.parent
    }
    return false
  }
}

extension UITouch {
  /// The view that was told that the touch began and may be told of more; nil while it is withheld.
  final var toldView: UIView? {
    awaitsBeginning || withheld?.isBeganTold == false ? nil : receiver
  }
}
