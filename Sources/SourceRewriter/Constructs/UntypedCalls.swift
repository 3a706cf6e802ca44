// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-58.
  extension Editor {
    /// What every object has in Objective-C, and every `NSObject` here.
    private static let ofObjects: Set<String> = [
      "responds(to:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
      "performSelector(onMainThread:with:waitUntilDone:)", "value(forKey:)",
      "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    ]
    /// What classes answer for themselves.
    private static let ofClasses: Set<String> = [
      "responds(to:)", "perform(_:)", "instancesRespond(to:)", "description()",
    ]

    /// `target.perform(action)` of an `AnyObject` asks it as an `NSObject`, and a class that is known by
    /// its name only as a class of such.
    func askUntyped(_ node: FunctionCallExprSyntax) {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base
      else { return }
      let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
      let full = "\(access.declName.baseName.text)(\(labels))"
      let chained = base.as(OptionalChainingExprSyntax.self)
      let plain = chained?.expression ?? base
      guard let name = untypedName(plain) else { return }
      if Self.ofObjects.contains(full), model.isAnyObject(name) {
        cast(plain, to: "NSObject", isOptional: chained != nil)
      } else if Self.ofClasses.contains(full), model.isAnyClass(name) {
        cast(plain, to: "NSObject.Type", isOptional: chained != nil)
      }
    }

    /// The name of a variable, or of a property of the object itself.
    private func untypedName(_ node: ExprSyntax) -> String? {
      if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
      guard let access = node.as(MemberAccessExprSyntax.self),
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      else { return nil }
      return access.declName.baseName.text
    }

    private func cast(_ node: ExprSyntax, to type: String, isOptional: Bool) {
      rewriter.edits[file].insert("(", at: node.start)
      rewriter.edits[file].insert(" \(isOptional ? "as?" : "as!") \(type))", at: node.end)
    }
  }

  extension ModuleModel {
    /// Properties of UIKit's that hold any object.
    private static let anyObjects: Set<String> = ["target"]

    /// Whether whatever has the name holds an object of any class.
    func isAnyObject(_ name: String) -> Bool {
      if let types = declaredTypes[name] { return types == ["AnyObject"] }
      return (sources[name] ?? []).contains { source in
        declaredTypes[source].map { $0 == ["AnyObject"] } ?? Self.anyObjects.contains(source)
      }
    }

    /// Whether whatever has the name holds a class that is known when the program runs.
    func isAnyClass(_ name: String) -> Bool {
      guard let types = declaredTypes[name] else {
        return (sources[name] ?? []).contains { declaredTypes[$0] == ["AnyClass"] }
      }
      return types == ["AnyClass"]
    }
  }
#endif
