// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization
import UIKitRuntime

/// The members of one class by name.
final class ExposedTable: Sendable {
  /// By selector; getters and setters of properties among them.
  let methods: [String: ActionMethod]
  /// By key.
  let properties: [String: ExposedProperty]
  /// Bodies of methods that can be replaced, by selector: those of the class and of all above it.
  private let bodies: [String: [ExposedMethod]]

  // Rules: RT-2.
  init(_ members: [ExposedMember]) {
    var methods: [String: ExposedMethod] = [:]
    var properties: [String: ExposedProperty] = [:]
    var bodies: [String: [ExposedMethod]] = [:]
    for member in members {
      switch member.kind {
      case .method(let method): methods[member.name] = method
      case .body(let method): bodies[member.name, default: []].append(method)
      case .property(let property):
        properties[property.name] = property
        methods[property.name] = property.getter
        if property.canBeSet {
          methods[ExposedProperty.setter(of: property.name)] = property.writer
        }
      }
    }
    self.methods = methods.mapValues { ActionMethod($0) }
    self.properties = properties
    self.bodies = bodies
  }

  /// The body that a class gives a method itself.
  func body(_ name: String, of type: AnyClass) -> ExposedMethod? {
    bodies[name]?.last { $0.targetType == type }
  }

  /// The table of the class of an object; nil for a class that exposes nothing.
  static func of(_ object: AnyObject) -> ExposedTable? { of(type(of: object)) }

  /// The table of a class; nil for one that exposes nothing.
  static func of(_ type: AnyClass) -> ExposedTable? { ExposedTables.shared.table(of: type) }
}

/// The tables of the classes that were asked for something by name.
final class ExposedTables: Sendable {
  static var shared: ExposedTables { Runtime.common(.exposedTables) { ExposedTables() } }

  private let known = Mutex<[ObjectIdentifier: ExposedTable?]>([:])

  /// The table of a class, made when it is first asked for.
  func table(of type: AnyClass) -> ExposedTable? {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    let own = (type as? any ExposedClass.Type)?.exposedMembers.members ?? []
    let members = ExtensionMembers.shared.members(of: type) + own
    let table = members.isEmpty ? nil : ExposedTable(members)
    known.withLock { $0[id] = .some(table) }
    return table
  }

  /// Makes tables anew when they are asked for again.
  func forget() { known.withLock { $0 = [:] } }
}
