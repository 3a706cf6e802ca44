// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// The focus systems of the application: one a scene, and one for windows without scene.
@MainActor
final class FocusSystems {
  /// The one of the current runtime.
  static var shared: FocusSystems { Runtime.part(.focusSystems) { FocusSystems() } }

  private struct Entry {
    weak var scene: UIWindowScene?
    let system: UIFocusSystem
  }

  private var entries: [Entry] = []
  /// How many items are marked as having focus, one a system at most.
  var haloCount = 0 { didSet { if hasHalos { TurnWork.shared.enlist(.halos) } } }
  private let classic = UIFocusSystem()

  func system(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    // OPTIMIZATION: as far as the first view in a window, for every controller that appears asks.
    let way = FocusPath.from(environment) { ($0 as? UIView)?.window != nil }
    return (way.last as? UIView)?.window.map { system(of: $0.windowScene) }
  }

  func system(of scene: UIWindowScene?) -> UIFocusSystem {
    guard let scene else { return classic }
    if let known = entries.first(where: { $0.scene === scene }) { return known.system }
    entries.removeAll { $0.scene == nil }
    let made = UIFocusSystem()
    entries.append(Entry(scene: scene, system: made))
    return made
  }

  /// What has focus, one line a system.
  func status() -> [String] {
    let scenes = entries.compactMap { entry in
      entry.scene.map { "\(Trace.name($0)): \(Trace.name(entry.system.focused))" }
    }
    return ["windows without a scene: \(Trace.name(classic.focused))"] + scenes
  }

  /// Whether an item is marked.
  var hasHalos: Bool { haloCount > 0 }

  /// Fits what marks the items that have focus to them.
  func placeHalos() {
    for system in [classic] + entries.map(\.system) { system.halo.place() }
  }

  // Rules: FO-4, FO-5.
  /// Moves focus wherever that was asked for, or the item that has it cannot have it any more.
  ///
  /// - Returns: whether focus is anywhere, or is asked for again.
  func update() -> Bool {
    let systems = [classic] + entries.map(\.system)
    for system in systems { FocusUpdate.run(in: system) }
    return systems.contains(where: \.needsUpdate)
  }
}
