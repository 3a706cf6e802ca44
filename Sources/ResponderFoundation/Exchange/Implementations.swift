// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization

/// Which implementations of methods are others than those that the classes were compiled with.
///
/// They are the process's, as the classes are.
final class Implementations: Sendable {
  static let shared = Implementations()

  /// How often anything changed; 0 is what nearly every process has for ever.
  private let changes = Atomic<Int>(0)
  /// By the name of the method, then by the class that has it.
  private let replaced = Mutex<[String: [ObjectIdentifier: IMP]]>([:])

  let superCalls = SuperCalls()

  private init() {}

  var changeCount: Int { changes.load(ordering: .relaxed) }

  /// What took the place of a class's own implementation; nil if nothing did.
  subscript(place: MethodPlace) -> IMP? {
    replaced.withLock { $0[place.name]?[place.owner] }
  }

  /// Puts an implementation in the place of a class's own, or adds one; nil gives it its own back.
  func set(_ imp: IMP?, at place: MethodPlace) {
    replaced.withLock { replaced in
      replaced[place.name, default: [:]][place.owner] = imp
      if replaced[place.name]?.isEmpty == true { replaced[place.name] = nil }
    }
    changes.wrappingAdd(1, ordering: .relaxed)
    ReplacedMethod.noteChange()
  }

  /// The classes in which a method of this name was replaced, each with what runs; nil for none.
  func classes(_ name: String) -> [ObjectIdentifier: IMP]? { replaced.withLock { $0[name] } }

  // Rules: RT-90, RT-94.
  /// What took the place of an implementation for objects of a class: in that class or the nearest
  /// one above it.
  ///
  /// - Parameters:
  ///   - classes: those in which methods of the name were replaced.
  ///   - type: the class of the object, or where in its superclasses the search begins.
  ///   - owner: the class that has the method, with which the search ends; nil for all.
  static func find(
    in classes: [ObjectIdentifier: IMP], for type: AnyClass, upTo owner: AnyClass?
  ) -> IMP? {
    var next: AnyClass? = type
    while let type = next {
      if let imp = classes[ObjectIdentifier(type)] { return imp }
      if let owner, type == owner { return nil }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// The same for all superclasses, by the name.
  func find(_ name: String, for type: AnyClass) -> IMP? {
    classes(name).flatMap { Self.find(in: $0, for: type, upTo: nil) }
  }
}
