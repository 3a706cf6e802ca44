// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  // Rules: PO-20.
  extension Rewriter {
    /// A subclass adds an optional method of a protocol of UIKit's that its superclass conforms to:
    /// here the default was chosen with the conformance, and the method is never called.
    func reportLateDelegateMethods() {
      for name in model.order {
        guard let type = model.types[name], type.kind == .class, !type.isContext,
          !type.inherited.contains(where: KnownClasses.isUIKitProtocol)
        else { continue }
        let above = Array(model.chain(of: type).dropFirst())
        guard above.contains(where: { $0.inherited.contains(where: KnownClasses.isUIKitProtocol) })
        else { continue }
        for member in type.members
        where !member.isOverride && member.kind == .method
          && UIKitOptionalRequirements.fullNames.contains(member.fullName)
          && !above.contains(where: { $0.members.contains { $0.fullName == member.fullName } })
        {
          report(
            "delegate method below its conformance", at: member.offset, in: member.file,
            "Declare \(member.fullName) in the superclass that conforms, and override it here.")
        }
      }
    }
  }
#endif
