// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-3, PO-4.
  extension Editor {
    private static let dropped: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
      "GKInspectable", "NSCopying", "NSManaged", "IBSegueAction", "objcImplementation",
    ]

    /// Takes an attribute away that only Objective-C has; tables and names carry what it says.
    func removeAttribute(_ node: AttributeSyntax) {
      let name = node.name
      if name == "UIApplicationMain" || name == "NSApplicationMain" {
        replace(node, with: "@main")
        return
      }
      if name == "convention", node.arguments?.trimmedDescription.hasPrefix("block") == true {
        remove(node)
        return
      }
      if name == "convention", model.exchangesMethods,
        let type = node.parent?.parent?.as(AttributedTypeSyntax.self), Self.isMethodType(type.flat)
      {
        remove(node)
        return
      }
      guard Self.dropped.contains(name) else { return }
      remove(node)
      switch name {
      case "NSManaged":
        report(
          "@NSManaged", at: node,
          "Core Data is not there; this is a stored property now, which needs a value of its own.")
      case "NSCopying":
        report("@NSCopying", at: node, "The value is not copied; copy it where it is set.")
      case "IBSegueAction":
        report("@IBSegueAction", at: node, "There are no storyboards; nothing calls it.")
      case "objcImplementation":
        report(
          "@objcImplementation", at: node,
          "There is no Objective-C declaration to implement; declare the class in Swift.")
      case "objc" where node.arguments != nil && isOnType(node):
        report(
          "@objc(name) on a type", at: node,
          "The type keeps its Swift name: NSClassFromString and archives know it by that.")
      default: break
      }
    }

    private func isOnType(_ node: AttributeSyntax) -> Bool {
      guard let declaration = node.parent?.parent else { return false }
      return declaration.is(ClassDeclSyntax.self) || declaration.is(ProtocolDeclSyntax.self)
        || declaration.is(EnumDeclSyntax.self)
    }

    /// A protocol for Objective-C is one of classes, whether it says so or not.
    func bindToClasses(_ node: ProtocolDeclSyntax) {
      guard node.attributes.named("objc") != nil, node.inheritanceClause == nil else { return }
      let end = node.primaryAssociatedTypeClause?.end ?? node.name.end
      rewriter.edits[file].insert(": AnyObject", at: end)
    }
  }
#endif
