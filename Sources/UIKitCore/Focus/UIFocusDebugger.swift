// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What the focus debugger has to say; print it.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Explains focus in sentences, for a debugger's console: `po UIFocusDebugger.status()`.
///
/// [Apple: UIFocusDebugger](https://developer.apple.com/documentation/uikit/uifocusdebugger)
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What the debugger can say.
  open class func help() -> any UIFocusDebuggerOutput {
    FocusReport([
      "UIFocusDebugger.status(): what has focus",
      "UIFocusDebugger.checkFocusability(for: item): whether an item can have focus, and why not",
      "UIFocusDebugger.simulateFocusUpdateRequest(from: environment): where focus would go",
      "UIFocusDebugger.focusGroups(for: environment): the groups that Tab visits",
      "UIFocusDebugger.preferredFocusEnvironments(for: environment): where an environment looks",
    ])
  }

  /// Which item of which system has focus.
  open class func status() -> any UIFocusDebuggerOutput {
    FocusReport(FocusSystems.shared.status())
  }

  /// Whether an item can have focus now, and everything that is against it.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    FocusReport(FocusSearch.obstacles(of: item))
  }

  /// Where a request of an environment would bring focus; nothing moves.
  open class func simulateFocusUpdateRequest(
    from environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    let item = FocusSearch.item(in: environment)
    return FocusReport([
      item.map { "focus would go to \(Trace.name($0))" }
        ?? "no item in \(Trace.name(environment)) can have focus"
    ])
  }

  /// The groups of an environment, each with its items in reading order.
  open class func focusGroups(
    for environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    var groups: [(name: String, items: [String])] = []
    for item in FocusSearch.items(in: environment) {
      let name = item.focusGroupIdentifier ?? "no group"
      if let place = groups.firstIndex(where: { $0.name == name }) {
        groups[place].items.append(Trace.name(item))
      } else {
        groups.append((name, [Trace.name(item)]))
      }
    }
    return FocusReport(groups.map { "\($0.name): \($0.items.joined(separator: ", "))" })
  }

  /// Where an environment looks for an item, the best place first.
  open class func preferredFocusEnvironments(
    for environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    let preferred = environment.preferredFocusEnvironments.map { Trace.name($0) }
    return FocusReport(preferred.isEmpty ? ["none: the first item in reading order"] : preferred)
  }
}

/// Lines to print.
private final class FocusReport: NSObject, UIFocusDebuggerOutput {
  private nonisolated let text: String
  init(_ lines: [String]) { text = lines.joined(separator: "\n") }
  nonisolated override var description: String { text }
}
