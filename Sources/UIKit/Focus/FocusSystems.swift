// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The focus systems of the application: one a scene, and one for windows without scene.
@MainActor
enum FocusSystems {
  private struct Entry {
    weak var scene: UIWindowScene?
    let system: UIFocusSystem
  }

  // OPTIMIZATION: unchecked, for every turn goes through it; what changes it calls nothing.
  @exclusivity(unchecked) private static var entries: [Entry] = []
  private static let classic = UIFocusSystem()

  static func system(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    for step in FocusPath.from(environment) {
      if let window = (step as? UIView)?.window { return system(of: window.windowScene) }
    }
    return nil
  }

  static func system(of scene: UIWindowScene?) -> UIFocusSystem {
    guard let scene else { return classic }
    if let known = entries.first(where: { $0.scene === scene }) { return known.system }
    entries.removeAll { $0.scene == nil }
    let made = UIFocusSystem()
    entries.append(Entry(scene: scene, system: made))
    return made
  }

  /// What has focus, one line a system.
  static func status() -> [String] {
    let scenes = entries.compactMap { entry in
      entry.scene.map { "\(Trace.name($0)): \(Trace.name(entry.system.focused))" }
    }
    return ["windows without a scene: \(Trace.name(classic.focused))"] + scenes
  }

  /// Forgets which items have focus, without telling anybody.
  static func forget() {
    for system in [classic] + entries.map(\.system) { system.forget() }
  }

  /// Fits what marks the items that have focus to them.
  static func placeHalos() {
    for system in [classic] + entries.map(\.system) { system.halo.place() }
  }

  /// Moves focus wherever that was asked for, or the item that has it cannot have it any more.
  ///
  /// - Rules: FO-4, FO-5.
  static func endTurn() {
    FocusUpdate.run(in: classic)
    if !entries.isEmpty { for entry in entries { FocusUpdate.run(in: entry.system) } }
  }
}
