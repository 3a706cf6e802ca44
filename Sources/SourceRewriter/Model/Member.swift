// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// A method, a property or an initializer of a type, as far as tables and selectors ask.
  struct Member {
    enum Kind { case method, property, initializer }

    struct Parameter {
      /// The label, `_` for none.
      var label: String
      /// The type without `@escaping` and the like, `!` as `?`.
      var type: String
      /// Whether a value is passed as it is; others cannot be named in Objective-C.
      var isPlain: Bool
      /// The type as it is declared.
      var declared = ""
    }

    var kind: Kind
    var name: String
    var parameters: [Parameter] = []
    /// The type of the result or of the property; nil for none and for one that is inferred.
    var type: String?
    var isStatic = false
    var access = Access.internal
    /// It says `@objc`, `@IBAction` or the like itself.
    var isExposed = false
    /// It says `@nonobjc`.
    var isHidden = false
    /// The name that `@objc(name)` gives.
    var givenName: String?
    var isOverride = false
    var isThrowing = false
    var isAsync = false
    var isSettable = false
    var isDynamic = false
    var isUnavailable = false
    var isOptional = false
    var isRequired = false
    /// What isolates it, as it is written: `@MainActor`, `nonisolated`.
    var isolation = ""
    /// Where it stands: the file, and the byte.
    var file = 0
    var offset = 0
    /// Whether conditions of the build decide over it that nobody has decided.
    var isUncertain = false

    /// `tap(_:with:)`, or the name of a property.
    var fullName: String {
      guard kind != .property else { return name }
      return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }

    /// The name that messages have: that of what it overrides, if Apple's differs from the rule.
    var selector: String {
      givenName ?? KnownSelectors.selector(fullName: fullName) ?? objectiveCName
    }

    /// The selector of a method, the key of a property.
    var objectiveCName: String {
      if let givenName { return givenName }
      guard kind != .property else { return name }
      return ObjectiveCName.selector(
        base: name, labels: parameters.map(\.label), isThrowing: isThrowing, isAsync: isAsync)
    }
  }
#endif
