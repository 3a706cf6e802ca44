// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-52, PO-57.
  extension Editor {
    /// `(indexPath as NSIndexPath).row` asks the index path itself, which has the same.
    func askIndexPath(_ node: MemberAccessExprSyntax) {
      if node.declName.baseName.text == "groupTableViewBackground" {
        replace(node.declName.baseName, with: "systemGroupedBackground")
      }
      guard ["row", "section", "item"].contains(node.declName.baseName.text),
        let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
        let parts = Optional(Array(sequence.elements)), parts.count == 3,
        let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription == "NSIndexPath"
      else { return }
      rewriter.edits[file].remove(parts[0].end..<parts[2].end, of: bytes)
    }

    // Rules: PO-74.
    /// Classes that Foundation declares here too, though nothing can make any.
    private static let twiceDeclared: Set<String> = ["NSExpression", "NSComparisonPredicate"]

    /// Says of which module a class is that two declare, unless the module declares it itself.
    func qualify(_ name: TokenSyntax) {
      guard Self.twiceDeclared.contains(name.text),
        model.find(name.text, in: context)?.ownBody == nil
      else { return }
      rewriter.edits[file].insert("ResponderFoundation.", at: name.start)
    }

    /// Writes the name of today for one that older sources have, unless the module declares it.
    func renew(_ name: TokenSyntax) {
      guard let today = OldNames.today(name.text), model.find(name.text, in: context) == nil else {
        return
      }
      rewriter.edits[file].replace(name.span, with: today)
    }
  }
#endif
