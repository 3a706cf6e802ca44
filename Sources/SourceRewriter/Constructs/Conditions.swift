// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-17.
  extension Editor {
    /// Writes what a condition comes to on this platform's behalf; the rest of it stays.
    func resolveCondition(_ clause: IfConfigClauseSyntax) {
      guard let condition = clause.condition else { return }
      resolve(Syntax(condition))
    }

    private func resolve(_ node: Syntax) {
      guard let call = node.as(FunctionCallExprSyntax.self) else {
        for child in node.children(viewMode: .sourceAccurate) { resolve(child) }
        return
      }
      let options = rewriter.options
      let holds: Bool
      switch call.trimmedDescription.filter({ $0 != " " }) {
      case "os(iOS)": holds = options.isIOS
      case "targetEnvironment(simulator)": holds = options.isSimulator
      case "canImport(ObjectiveC)": holds = options.canImportObjectiveC
      default: return
      }
      // What does not hold on Linux either stays as it is written.
      guard holds else { return }
      let width = call.span.count
      replace(call, with: "true" + String(repeating: " ", count: max(0, width - 4)))
    }
  }
#endif
