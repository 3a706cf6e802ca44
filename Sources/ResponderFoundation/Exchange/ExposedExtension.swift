// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization

/// What extensions give to classes of another module, under the names of Objective-C.
///
/// The table of such a class stands in its own module, so a program says as it is loaded what its
/// extensions add; the rewriter writes that.
public enum ExposedExtension {
  // Rules: RT-97.
  /// Adds members to the table of a class; a subclass has them too.
  ///
  /// - Parameters:
  ///   - type: the class that the extension is of.
  ///   - members: what can be asked for by name, and what can be replaced.
  public static func add(to type: AnyClass, _ members: ExposedMember...) {
    ExtensionMembers.shared.add(members, to: type)
  }

  // Rules: RT-95.
  /// Lets an extension override what its class inherits, as categories do in Objective-C.
  ///
  /// - Parameters:
  ///   - type: the class that the extension is of.
  ///   - name: the selector of the method.
  ///   - body: what it runs.
  public static func override<Target>(
    in type: Target.Type, _ name: String,
    _ body: @escaping @MainActor (Target, ExposedArguments) -> Any?
  ) {
    guard let owner = type as? AnyClass else { return }
    let place = MethodPlace(name, of: owner)
    Implementations.shared.set(IMP(ExposedMethod(name, body), of: place), at: place)
  }
}

/// The members that extensions gave to classes of other modules.
final class ExtensionMembers: Sendable {
  static let shared = ExtensionMembers()

  private let added = Mutex<[ObjectIdentifier: [ExposedMember]]>([:])

  private init() {}

  func add(_ members: [ExposedMember], to type: AnyClass) {
    added.withLock { $0[ObjectIdentifier(type), default: []] += members }
    ExposedTables.shared.forget()
  }

  /// Those of a class and of all above it, the nearest last.
  func members(of type: AnyClass) -> [ExposedMember] {
    added.withLock { added in
      guard !added.isEmpty else { return [] }
      var all: [ExposedMember] = []
      var next: AnyClass? = type
      while let type = next {
        if let members = added[ObjectIdentifier(type)] { all = members + all }
        next = _getSuperclass(type)
      }
      return all
    }
  }
}
