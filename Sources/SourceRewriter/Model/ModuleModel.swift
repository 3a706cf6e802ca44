// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// What the files of a module declare.
  struct ModuleModel {
    /// A byte of a file.
    struct Place: Hashable {
      var file: Int
      var offset: Int
    }

    private(set) var types: [String: TypeModel] = [:]
    /// The names of types in the order in which they come.
    private(set) var order: [String] = []
    /// Which types a property, a parameter or a variable of this name is declared with.
    var declaredTypes: [String: Set<String>] = [:]
    /// Of which classes properties, parameters and variables of this name hold the type.
    var metatypes: [String: Set<String>] = [:]
    /// From which of those a name in `if let` and its kin comes.
    var sources: [String: Set<String>] = [:]
    /// Names of properties, parameters and variables that hold a closure.
    var closures: Set<String> = []
    /// Names of types of functions.
    var functionTypes: Set<String> = []
    /// Which body begins where.
    var bodies: [Place: (type: TypeModel, body: Int)] = [:]
    /// Functions beside the types.
    var freeFunctions: Set<String> = []

    /// Something in the module exchanges what methods run.
    var exchangesMethods = false
    /// Selectors that name no action.
    var namedMethods: [NamedMethod] = []
    /// Selectors that are written as texts.
    var selectorTexts: Set<String> = []
    /// Names of types of functions of C with an object and a selector first.
    var methodTypes: Set<String> = []

    /// The type of this name, made at its first mention.
    mutating func type(_ name: String) -> TypeModel {
      if let type = types[name] { return type }
      let type = TypeModel(name: name)
      types[name] = type
      order.append(name)
      return type
    }

    /// The type that `name` means in `context`, the name of the type around it.
    func find(_ name: String, in context: String = "") -> TypeModel? {
      var scope = context
      while true {
        if let type = types[scope.isEmpty ? name : scope + "." + name] { return type }
        guard !scope.isEmpty else { return nil }
        scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
      }
    }

    /// The superclass as far as the module declares it.
    func superclass(of type: TypeModel) -> TypeModel? {
      guard type.kind == .class, let name = type.ownBody?.inherited.first else { return nil }
      let found = find(name, in: type.name)
      return found?.kind == .class && found !== type ? found : nil
    }

    /// The class and those above it, as far as the module declares them.
    func chain(of type: TypeModel) -> [TypeModel] {
      var chain: [TypeModel] = []
      var next: TypeModel? = type
      while let type = next, !chain.contains(where: { $0 === type }) {
        chain.append(type)
        next = superclass(of: type)
      }
      return chain
    }

    /// The name of the superclass that the module does not declare; nil for none.
    func outerSuperclass(of type: TypeModel) -> String? {
      guard let top = chain(of: type).last, let first = top.ownBody?.inherited.first else {
        return nil
      }
      if let found = find(first, in: top.name), found.kind == .protocol { return nil }
      if KnownClasses.areProtocols(first) { return nil }
      // A name of another package: what overrides something is below a class.
      let isClass = KnownClasses.areClasses(first) || top.members.contains(where: \.isOverride)
      return isClass ? first : nil
    }

    /// The protocols that the module declares among those the type says itself, and what they refine.
    func protocols(of type: TypeModel) -> [TypeModel] {
      var found: [TypeModel] = []
      var waiting = type.inherited.map { ($0, type.name) }
      while let (name, context) = waiting.popLast() {
        guard let next = find(name, in: context), next.kind == .protocol,
          !found.contains(where: { $0 === next })
        else { continue }
        found.append(next)
        waiting += next.inherited.map { ($0, next.name) }
      }
      return found
    }
  }
#endif
