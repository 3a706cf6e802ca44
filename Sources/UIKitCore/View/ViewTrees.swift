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

  /// Whether anything ever covered an edge, or reached up to one: the screen's furniture, a bar, a
  /// controller's insets.
  @exclusivity(unchecked) var haveSafeAreas = false
  /// Counts what may have changed a safe area: moves, other superviews, bars, insets.
  @exclusivity(unchecked) var safeAreaChanges = 1
  /// Whether any view or controller ever asked for a style of its own.
  @exclusivity(unchecked) var haveStyles = false
  /// Whether any tint was ever to lose its colour.
  @exclusivity(unchecked) var haveDimmedTints = false
  /// Whether anything was ever shown in the tint of whatever view shows it.
  @exclusivity(unchecked) var haveShownTints = false
  /// Whether looks were ever set for a class.
  @exclusivity(unchecked) var haveAppearances = false
  /// Whether any view ever asked to run in a direction of its own.
  @exclusivity(unchecked) var haveDirections = false
  /// Whether any view ever asked to be asked before those below it get touches.
  @exclusivity(unchecked) var haveContentGuards = false
  /// Whether any list ever asked to hear of constraints in its cells.
  @exclusivity(unchecked) var haveConstraintReaders = false

  /// How often the person's style, contrast or size of text changed.
  @exclusivity(unchecked) private(set) var traitsAge: UInt16 = 0
  /// The traits before each of those changes.
  private(set) var formerTraits: [UITraitCollection] = []

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

  private let work = TurnWork.shared

  /// Notes that what the person wants is no longer as these traits say.
  func noteChange(of former: UITraitCollection) {
    guard traitsAge < .max else { return }
    formerTraits.append(former)
    traitsAge += 1
  }

  /// Notes that a view asks for layout or drawing.
  ///
  /// In layout too: a turn that ends inside of it does what was asked for there.
  func askForUpdate() { work.enlist(.layout) }

  // Rules: AW-20.
  /// Lays out and draws what asked for it in `windows`; what is asked for meanwhile is done too.
  func update(_ windows: [UIView]) {
    // More than once, for a window may ask for layout in one that had its turn.
    var rounds = 0
    while windows.contains(where: ViewUpdate.needsUpdate) {
      rounds += 1
      guard rounds <= ViewUpdate.mostRounds else {
        return Trace.record(.anomaly, "windows ask each other for layout for ever; stopped")
      }
      var ends = true
      for window in windows where ViewUpdate.needsUpdate(window) {
        ends = ViewUpdate.run(on: window) && ends
      }
      if !ends { return }
    }
  }
}
