// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-55.
  extension Editor {
    /// `delegate?.window??.frame`: the window of a delegate is optional once here, since the
    /// requirement has a default.
    func unwrapWindowOnce(_ mark: TokenSyntax, of inner: ExprSyntax) {
      let access =
        inner.as(OptionalChainingExprSyntax.self)?.expression
        ?? inner.as(ForceUnwrapExprSyntax.self)?.expression
      guard let member = access?.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "window", let base = member.base
      else { return }
      let name = base.flat.filter { !" ?!()".contains($0) }
      guard ["delegate", "Delegate"].contains(where: { name.hasSuffix($0) }) else { return }
      rewriter.edits[file].remove(mark.span, of: bytes)
    }
  }
#endif
