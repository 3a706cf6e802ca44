// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// What a condition of `#if` comes to; nil where only the build knows.
  struct ConditionEvaluator {
    let options: RewriteOptions

    private static let present: Set<String> = [
      "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "Swift", "Glibc", "XCTest",
      "FoundationNetworking", "MediaPlayer", "Testing",
    ]
    private static let absent: Set<String> = [
      "AppKit", "Cocoa", "WatchKit", "SwiftUI", "Combine", "Darwin", "WebKit", "MapKit",
    ]

    func value(of condition: ExprSyntax) -> Bool? {
      if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first.flatMap { value(of: $0.expression) }
      }
      if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return value(of: prefix.expression).map { !$0 }
      }
      if let literal = condition.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.text == "true"
      }
      if let name = condition.as(DeclReferenceExprSyntax.self) {
        return options.flags[name.baseName.text]
      }
      if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
      if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
      return nil
    }

    /// `a && b || c`: what `||` joins are conjunctions.
    private func value(of sequence: SequenceExprSyntax) -> Bool? {
      var alternatives: [[Bool?]] = [[]]
      for element in sequence.elements {
        if let sign = element.as(BinaryOperatorExprSyntax.self) {
          if sign.operator.text == "||" { alternatives.append([]) }
        } else {
          alternatives[alternatives.count - 1].append(value(of: element))
        }
      }
      let values = alternatives.map { terms -> Bool? in
        if terms.contains(false) { return false }
        return terms.contains(nil) ? nil : true
      }
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    }

    private func value(of call: FunctionCallExprSyntax) -> Bool? {
      guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self) else {
        return nil
      }
      let argument = call.arguments.trimmedDescription
      switch function.baseName.text {
      case "os":
        if argument == "iOS" { return options.isIOS }
        return argument == "Linux"
      case "targetEnvironment": return argument == "simulator" ? options.isSimulator : false
      case "canImport":
        if argument == "ObjectiveC" { return options.canImportObjectiveC }
        if Self.present.contains(argument) { return true }
        return Self.absent.contains(argument) ? false : nil
      case "swift": return compare(argument, with: options.languageMode >= 6 ? [6, 3] : [5, 10])
      case "compiler": return compare(argument, with: [6, 3])
      case "_runtime": return argument == "_Native"
      default: return nil
      }
    }

    private func compare(_ condition: String, with version: [Int]) -> Bool? {
      let isLess = condition.hasPrefix("<")
      let parts = condition.drop { !$0.isNumber }.split(separator: ".").compactMap {
        Int($0, radix: 10)
      }
      guard !parts.isEmpty, isLess || condition.hasPrefix(">=") else { return nil }
      let isBefore = version.lexicographicallyPrecedes(parts)
      return isLess ? isBefore : !isBefore
    }
  }
#endif
