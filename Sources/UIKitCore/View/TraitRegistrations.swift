// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitRuntime

/// Who wants to be told of which traits; entries of objects that are gone are dropped.
@MainActor
final class TraitRegistrations {
  static var shared: TraitRegistrations {
    Runtime.part(.traitRegistrations) { TraitRegistrations() }
  }

  private final class Entry: UITraitChangeRegistration {
    weak var environment: (any UITraitEnvironment)?
    let object: ObjectIdentifier
    let traits: [UITrait]
    let tell: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ environment: any UITraitEnvironment, _ traits: [UITrait],
      _ tell: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.environment = environment
      object = ObjectIdentifier(environment)
      self.traits = traits
      self.tell = tell
    }
  }

  private static let few = 8
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  /// How many objects there are when those that are gone are looked for.
  private var mostObjects = few

  /// Adds a registration.
  func add(
    _ environment: any UITraitEnvironment, _ traits: [UITrait],
    _ tell: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    if entries.count >= mostObjects { dropDead() }
    let entry = Entry(environment, traits, tell)
    // Those of one that was at the same address.
    if let first = entries[entry.object]?.first, first.environment == nil {
      entries[entry.object] = nil
    }
    entries[entry.object, default: []].append(entry)
    return entry
  }

  // OPTIMIZATION: whenever they have doubled, not for each that comes.
  private func dropDead() {
    entries = entries.filter { $0.value.contains { $0.environment != nil } }
    mostObjects = max(Self.few, 2 * entries.count)
  }

  /// Removes a registration.
  func remove(_ registration: any UITraitChangeRegistration) {
    guard let entry = registration as? Entry else { return }
    let object = entry.object
    if let place = entries[object]?.place(of: entry) { entries[object]?.remove(at: place) }
    if entries[object]?.isEmpty == true { entries[object] = nil }
  }

  // Rules: AW-34.
  /// Calls what an object wanted called when these traits change, in the order of registration.
  func tell(_ object: AnyObject, of previous: UITraitCollection, now: UITraitCollection) {
    guard let registered = entries[ObjectIdentifier(object)] else { return }
    for entry in registered {
      guard let environment = entry.environment, environment === object,
        entry.traits.contains(where: { Self.differs($0, previous.values, now.values) })
      else { continue }
      entry.tell(environment, previous)
    }
  }

  private static func differs(_ trait: UITrait, _ one: TraitValues, _ other: TraitValues) -> Bool {
    if trait == UITraitUserInterfaceStyle.self { return one.style != other.style }
    if trait == UITraitHorizontalSizeClass.self { return one.horizontal != other.horizontal }
    if trait == UITraitVerticalSizeClass.self { return one.vertical != other.vertical }
    if trait == UITraitDisplayScale.self { return one.scale != other.scale }
    if trait == UITraitUserInterfaceIdiom.self { return one.idiom != other.idiom }
    if trait == UITraitPreferredContentSizeCategory.self { return one.textSize != other.textSize }
    if trait == UITraitAccessibilityContrast.self { return one.contrast != other.contrast }
    return false
  }
}
