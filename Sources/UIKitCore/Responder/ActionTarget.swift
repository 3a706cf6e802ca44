// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost

/// Who does an action: the search along the chain, and the call.
@MainActor
enum ActionTarget {
  // Rules: AC-2, AC-3, AC-9.
  /// The answer of `target(forAction:withSender:)`: the responder itself, or what `next` says.
  ///
  /// OPTIMIZATION: of neighbours of one class that overrides nothing that matters here, one is asked.
  static func search(_ action: Selector, from responder: UIResponder, sender: Any?) -> Any? {
    let dependsOnClass = action.name != StandardEditAction.paste
    var refusing: ObjectIdentifier?
    var current = responder
    while true {
      let type = ObjectIdentifier(type(of: current))
      if type != refusing {
        if current.canPerformAction(action, withSender: sender) {
          Trace.record(.action, "\(action) → \(Trace.name(current))")
          return current
        }
        refusing = dependsOnClass && !current.overrides(.canPerformAction) ? type : nil
      }
      LastRelease.settle()
      let above =
        current.overrides(.next) ? current.next : current.linkedNext?.takeUnretainedValue()
      guard let above, above !== current else { return nil }
      if above.overrides(.target) { return above.target(forAction: action, withSender: sender) }
      current = above
    }
  }

  // Rules: AC-1, AC-16.
  /// The default of `canPerformAction(_:withSender:)`: whether the class implements the action.
  ///
  /// A responder that does not override `paste(_:)` pastes by its paste configuration.
  static func implements(_ action: Selector, _ responder: UIResponder) -> Bool {
    guard action.method(of: responder) != nil else { return false }
    guard responder.pasteConfiguration != nil, action.name == StandardEditAction.paste,
      action.isOverridden(by: responder) != true
    else { return true }
    return responder.canPaste(UIPasteboard.general.itemProviders)
  }

  /// Calls the method that `target` has for `action`.
  ///
  /// - Returns: false when `target` does not implement it.
  static func perform(_ action: Selector, on target: Any, sender: Any?, event: UIEvent?) -> Bool {
    guard let method = action.method(of: target) ?? unknownMethod(action, of: target) else {
      return false
    }
    Trace.record(.action, "\(action) performed by \(Trace.name(target))")
    method(target, sender, event)
    return true
  }

  /// The method of an edit action of which it is not known whether the target's class overrides it:
  /// whoever sends it there says so.
  private static func unknownMethod(_ action: Selector, of target: Any) -> ActionMethod? {
    guard let responder = target as? UIResponder,
      let standard = StandardEditAction.named(action.name),
      standard.isOverridden(by: responder) == nil
    else { return nil }
    return standard.method
  }
}
