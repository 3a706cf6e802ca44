// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost
import UIKitRuntime

/// What the trees of views in an application have in common.
@MainActor
final class ViewTrees {
  static var shared: ViewTrees { Runtime.part(.viewTrees) { ViewTrees() } }

  // OPTIMIZATION: unchecked, for every view that changes or moves reads these; accesses are
  // single loads and stores.

  /// Whether any view asked for layout or drawing since the last turn ended.
  @exclusivity(unchecked) private(set) var needUpdate = false
  /// Whether anything ever covered an edge: the screen's furniture, a bar, a controller's insets.
  @exclusivity(unchecked) var haveSafeAreas = false
  /// Whether any view or controller ever asked for a style of its own.
  @exclusivity(unchecked) var haveStyles = false
  /// Whether any view ever asked to be asked before those below it get touches.
  @exclusivity(unchecked) var haveContentGuards = false

  /// Whether changes are animated.
  var areAnimated = true
  /// What the person set on the device.
  var preferences = HostPreferences()
  /// The traits that were computed last.
  var lastTraits: UITraitCollection?
  /// How many constraints came into effect.
  var activations = 0
  /// How many contradictions of constraints were reported.
  var conflicts = 0

  /// Notes that a view asks for layout or drawing.
  func askForUpdate() {
    guard !needUpdate else { return }
    needUpdate = true
    TurnWork.shared.enlist(.layout)
  }

  /// Lays out and draws what asked for it in `windows`; what is asked for meanwhile is done too.
  func update(_ windows: [UIView]) {
    for window in windows where ViewUpdate.needsUpdate(window) { ViewUpdate.run(on: window) }
    needUpdate = false
  }
}
