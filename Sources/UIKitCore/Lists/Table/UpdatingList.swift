// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitMachines

// Rules: TV-36, CV-43.
/// A list whose changes are gathered, and shown together.
@MainActor
protocol UpdatingList: AnyObject {
  /// What was said about rows and sections since changes began.
  var changes: ListChanges { get }
  /// Who waits for the changes to be shown.
  var completions: [(Bool) -> Void] { get }
  /// How deep changes are nested.
  var updateDepth: Int { get set }
  var reloadsAfterUpdates: Bool { get set }
  /// Takes away what was said about changes, and who waits for them.
  func takeChanges() -> (ListChanges, told: [(Bool) -> Void])
  func reload()
}

extension UpdatingList {
  /// Whether changes were begun and not shown yet.
  var isUpdating: Bool { updateDepth > 0 }

  /// Asks a program; nil where it changed the list meanwhile, for then no answer holds.
  func askUndisturbed<Answer>(_ question: () -> Answer) -> Answer? {
    let depth = updateDepth
    updateDepth += 1
    let answer = question()
    updateDepth = depth
    return reloadsAfterUpdates || !changes.isEmpty || !completions.isEmpty ? nil : answer
  }

  /// Loads anew in place of changes of which is not known what they came to.
  func reloadInstead(_ told: [(Bool) -> Void]) {
    reloadsAfterUpdates = false
    let later = takeChanges().told
    reload()
    for tell in told + later { tell(true) }
  }
}
