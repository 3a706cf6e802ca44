// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-46, PO-47, PO-48.
  extension Editor {
    /// Calls of what waits on the main queue get labels by which they follow the application's clock.
    func followClock(_ node: FunctionCallExprSyntax) {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        if name.baseName.text == "Timer" { followTimer(node) }
        return
      }
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
      let base = access.base.map { $0.flat.filter { $0 != " " } } ?? ""
      let first = node.arguments.first
      switch (access.declName.baseName.text, first?.label?.text) {
      case ("async", let label): followAsync(node, label, base)
      case ("asyncAfter", "deadline"):
        guard let first else { return }
        relabel(first, isMain(base) ? "onClock" : "onClockIfMain")
        takeClock(first.expression)
      case ("notify", "queue"):
        guard let first, isMain(first.expression.flat),
          node.arguments.dropFirst().allSatisfy({ $0.label?.text == "execute" })
        else { return }
        relabel(first, "onClock")
      case ("sleep", "nanoseconds") where base == "Task":
        if let first { relabel(first, "onClockNanoseconds") }
      case ("sleep", "for") where base == "Task" && node.arguments.count == 1:
        if let first { relabel(first, "onClockFor") }
      case ("addObserver", "forName"):
        let queue = node.arguments.first { $0.label?.text == "queue" }?.expression.flat
        if let first, queue != nil, queue != "nil" { relabel(first, "onClockForName") }
      case ("addOperation", nil) where base == "OperationQueue.main":
        replace(access.declName.baseName, with: "addOperationOnClock")
        rewriter.runtimeFiles.insert(file)
      case ("scheduledTimer", "withTimeInterval") where base == "Timer":
        if let first { relabel(first, "onClockAfter") }
      case ("init", _) where base == "Timer": followTimer(node)
      case ("now", nil) where base == "DispatchTime" && node.arguments.isEmpty:
        replace(access.declName.baseName, with: "nowOnClock")
        rewriter.runtimeFiles.insert(file)
      default: break
      }
    }

    private func relabel(_ argument: LabeledExprSyntax, _ label: String) {
      guard let old = argument.label else { return }
      replace(old, with: label)
      rewriter.runtimeFiles.insert(file)
    }

    /// `async { … }` becomes `async(onClock: nil) { … }`.
    private func followAsync(_ node: FunctionCallExprSyntax, _ label: String?, _ base: String) {
      guard isMain(base) || isQueue(base) else { return }
      let new = isMain(base) ? "onClock" : "onClockIfMain"
      if label == "group", let first = node.arguments.first {
        return relabel(first, new)
      }
      guard
        label == nil && node.arguments.isEmpty && node.trailingClosure != nil
          || ["qos", "flags", "execute"].contains(label)
      else { return }
      rewriter.runtimeFiles.insert(file)
      if let open = node.leftParen {
        rewriter.edits[file].insert(
          "\(new): nil" + (node.arguments.isEmpty ? "" : ", "), at: open.end)
      } else {
        rewriter.edits[file].insert("(\(new): nil)", at: node.calledExpression.end)
      }
    }

    private func followTimer(_ node: FunctionCallExprSyntax) {
      let labels = node.arguments.map { $0.label?.text }
      guard let first = node.arguments.first,
        node.trailingClosure != nil || labels.contains("block")
      else { return }
      if labels.starts(with: ["timeInterval", "repeats"]) { relabel(first, "onClockAfter") }
      if labels.starts(with: ["fire", "interval", "repeats"]) { relabel(first, "onClockAt") }
    }

    /// The `.now()` of a deadline.
    private func takeClock(_ deadline: ExprSyntax) {
      let finder = NowFinder(viewMode: .sourceAccurate)
      finder.walk(deadline)
      for name in finder.found { replace(name, with: "nowOnClock") }
    }

    private func isMain(_ text: String) -> Bool {
      text == "DispatchQueue.main" || text == ".main"
    }

    /// Whether something is declared as a queue, or named like one.
    private func isQueue(_ text: String) -> Bool {
      let last = text.split(separator: ".").last.map {
        String($0.filter { $0 != "?" && $0 != "!" })
      }
      guard let last, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        return false
      }
      return model.declaredTypes[last]?.contains("DispatchQueue") ?? false
    }
  }

  /// Finds `.now()` without a type before it.
  private final class NowFinder: SyntaxVisitor {
    private(set) var found: [TokenSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
        access.declName.baseName.text == "now", node.arguments.isEmpty
      {
        found.append(access.declName.baseName)
      }
      return .visitChildren
    }
  }
#endif
