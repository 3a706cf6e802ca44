// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// What a person does with a view without touching it.
enum ScriptAccess: Equatable {
  case activate
  case increment
  case decrement
  /// One of the view's own actions, by its name.
  case perform(String)
}

extension ScriptPlayer {
  // Rules: AW-42, AW-43, AW-44.
  func operate(_ identifier: String, _ access: ScriptAccess) throws(ScriptProblem) {
    let view = try ScriptFinder.view(identifier)
    Trace.record(.action, "\(Trace.name(view)) is operated: \(access)")
    switch access {
    case .activate:
      if !view.accessibilityActivate() {
        try tap(.point(view.accessibilityActivationPoint), times: 1)
      }
    case .increment: view.accessibilityIncrement()
    case .decrement: view.accessibilityDecrement()
    case .perform(let name):
      let action = view.actionsByName.first { $0.name == name }
      guard let action else { throw ScriptProblem("\(identifier) has no action \(name)") }
      guard action.perform() else { throw ScriptProblem("\(identifier) does not do \(name)") }
    }
  }
}
