// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-59.
  extension Editor {
    /// `expectation.fulfill` as a value becomes a closure: XCTest's method takes a place in a file here.
    func closeFulfilment(_ node: MemberAccessExprSyntax) {
      guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
        node.base != nil, importNodes.contains(where: { $0.path.first?.name.text == "XCTest" }),
        !isCalled(node),
        !model.types.values.contains(where: { type in
          type.members.contains { $0.name == "fulfill" }
        })
      else { return }
      rewriter.edits[file].insert("{ ", at: node.start)
      rewriter.edits[file].insert("() }", at: node.end)
    }
  }
#endif
