// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-40.
  extension Editor {
    /// What recognizers declare for subclasses in an interface of its own.
    ///
    /// Code that does not import that writes them without `override`, and Objective-C takes them for
    /// overrides all the same.
    private static let ofRecognizers: Set<String> = [
      "reset()", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)", "touchesEstimatedPropertiesUpdated(_:)",
      "pressesBegan(_:with:)", "pressesChanged(_:with:)", "pressesEnded(_:with:)",
      "pressesCancelled(_:with:)", "ignore(_:for:)", "canPrevent(_:)", "canBePrevented(by:)",
      "shouldRequireFailure(of:)", "shouldBeRequiredToFail(by:)",
    ]

    /// Writes `override` before a method of a recognizer's interface for subclasses.
    func markLateOverride(_ node: FunctionDeclSyntax) {
      guard let (type, body) = around.last, type.kind == .class, !type.bodies[body].isExtension,
        let member = type.bodies[body].members.first(where: { $0.offset == node.start }),
        !member.isOverride, !member.isStatic, Self.ofRecognizers.contains(member.fullName),
        let above = model.outerSuperclass(of: type), above.hasSuffix("GestureRecognizer"),
        model.chain(of: type).dropFirst().allSatisfy({ other in
          other.isContext || !other.members.contains { $0.fullName == member.fullName }
        })
      else { return }
      var words = "override "
      if type.access >= .public, member.access < .public {
        for modifier in node.modifiers where Access(rawValue: modifier.name.text) != nil {
          remove(modifier)
        }
        words = "public override "
      }
      rewriter.edits[file].insert(words, at: node.funcKeyword.start)
    }
  }
#endif
