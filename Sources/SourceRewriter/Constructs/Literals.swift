// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-19.
  extension Editor {
    /// Colours and images that an editor shows in the text.
    func rewriteLiteral(_ node: MacroExpansionExprSyntax) {
      let head = node.pound.start..<node.macroName.end
      switch node.macroName.text {
      case "colorLiteral": rewriter.edits[file].replace(head, with: "UIColor")
      case "imageLiteral":
        guard let argument = node.arguments.first, let label = argument.label else { return }
        rewriter.edits[file].replace(head, with: "UIImage")
        rewriter.edits[file].replace(label.span, with: "named")
        rewriter.edits[file].insert("!", at: node.end)
      default:
        report(
          "#fileLiteral", at: node,
          "Write Bundle.module.url(forResource:withExtension:), and name the file as a resource.")
      }
    }

    /// Any method of any class can be called on an `AnyObject` on Apple's platforms.
    func reportAnyObject(_ node: MemberAccessExprSyntax) {
      guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
        sequence.elements.last?.trimmedDescription == "AnyObject",
        !["isEqual", "hash", "description", "responds", "perform"].contains(
          node.declName.baseName.text)
      else { return }
      report(
        "call on AnyObject", at: node,
        "Cast to the class that has \(node.declName.baseName.text), or ask value(forKey:).")
    }
  }
#endif
