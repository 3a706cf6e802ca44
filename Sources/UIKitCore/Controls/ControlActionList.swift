// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CT-23 to CT-29, CT-37.
/// What a control calls on its events, in the order in which it was registered.
///
/// Target-action pairs and actions share one list. Adding one again merges its events into one
/// entry at the end.
@MainActor
struct ControlActionList {
  /// What is called.
  enum Handler {
    case method(ActionOwner, Selector)
    case action(UIAction)
  }

  /// What is called, and on which events.
  struct Entry {
    var handler: Handler
    var events: UIControl.Event
    /// The same for those that may be the same.
    let word: Int
  }

  private(set) var entries: [Entry] = []
  private var filter = MemberFilter<HandlerKey>()

  /// The entries whose targets live.
  var liveEntries: [Entry] { entries.filter { !$0.isDead } }

  // Rules: CT-24.
  /// The entries to call on any of `events`; those whose target died are dropped.
  mutating func entries(on events: UIControl.Event) -> [Entry] {
    if entries.contains(where: \.isDead) { entries.removeAll(where: \.isDead) }
    return entries.filter { !$0.events.isDisjoint(with: events) }
  }

  // Rules: CT-23, CT-25.
  mutating func add(target: Any?, action: Selector, for events: UIControl.Event) {
    guard !action.name.isEmpty else { return }
    let owner = ActionOwner(target)
    add(.method(owner, action), for: events) { entry in
      guard case .method(let other, action) = entry.handler else { return false }
      return other == owner
    }
  }

  // Rules: CT-23, CT-26.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let identifier = action.identifier
    add(.action(action), for: events) { $0.identifier == identifier }
  }

  private mutating func add(
    _ handler: Handler, for events: UIControl.Event, where isSame: (Entry) -> Bool
  ) {
    guard !events.isEmpty else { return }
    let key = handler.key
    var merged = Entry(handler: handler, events: events, word: key?.hashValue ?? 0)
    if mayHold(key), let place = places(of: key, where: isSame).first {
      merged.events.formUnion(entries.remove(at: place).events)
    }
    entries.append(merged)
  }

  /// Whether the list may have an entry with a key.
  private mutating func mayHold(_ key: HandlerKey?) -> Bool {
    guard let key else { return false }
    return filter.mayHold(key, among: entries.count) { [entries] in
      entries.compactMap(\.handler.key)
    }
  }

  // Rules: CT-29.
  mutating func remove(target: Any?, action: Selector?, for events: UIControl.Event) {
    let owner = target.map { ActionOwner($0) }
    subtract(events, ofKey: owner?.key) { entry in
      guard case .method(let other, let name) = entry.handler else { return false }
      return (action == nil || name == action) && (owner == nil || other == owner)
    }
  }

  /// Takes events of the action of an identifier away.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events, ofKey: .action(identifier)) { $0.identifier == identifier }
  }

  /// - Parameter key: that of all that are meant; nil where they may have any.
  private mutating func subtract(
    _ events: UIControl.Event, ofKey key: HandlerKey?, where isMeant: (Entry) -> Bool
  ) {
    let places = places(of: key, where: isMeant)
    for place in places { entries[place].events.subtract(events) }
    if places.count > 1 {
      entries.removeAll { $0.events.isEmpty }
    } else if let place = places.first, entries[place].events.isEmpty {
      entries.remove(at: place)
    }
  }

  /// Where entries with a key are, or with any for nil, that are meant.
  ///
  /// OPTIMIZATION: the others are told by a number: to look at a handler counts references.
  private func places(of key: HandlerKey?, where isMeant: (Entry) -> Bool) -> [Int] {
    let word = key?.hashValue
    var found: [Int] = []
    for place in entries.indices where word == nil || entries[place].word == word {
      if isMeant(entries[place]) { found.append(place) }
    }
    return found
  }

  // Rules: CT-37.
  var targets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for entry in liveEntries {
      guard case .method(let owner, _) = entry.handler else { continue }
      result.insert(owner.asHashable)
    }
    return result
  }

  // Rules: CT-37.
  var events: UIControl.Event {
    liveEntries.reduce([]) { $0.union($1.events) }
  }

  // Rules: CT-37.
  func names(of target: Any?, on events: UIControl.Event) -> [String]? {
    let owner = ActionOwner(target)
    let names = entries.compactMap { entry -> String? in
      guard case .method(owner, let action) = entry.handler, entry.events.isSuperset(of: events)
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }
}

/// What handlers have in common that may be the same.
private enum HandlerKey: Hashable {
  case chain
  case object(ObjectIdentifier)
  case action(UIAction.Identifier)
}

@MainActor
extension ControlActionList.Handler {
  /// Nil for one that is the same as no other.
  fileprivate var key: HandlerKey? {
    switch self {
    case .action(let action): .action(action.identifier)
    case .method(let owner, _): owner.key
    }
  }
}

@MainActor
extension ActionOwner {
  /// Nil for one that is the same as no other.
  fileprivate var key: HandlerKey? {
    switch self {
    case .chain: .chain
    case .object(let reference): .object(reference.identity)
    case .value: nil
    }
  }
}

@MainActor
extension ControlActionList.Entry {
  var isDead: Bool {
    if case .method(let owner, _) = handler { owner.isDead } else { false }
  }

  var identifier: UIAction.Identifier? {
    if case .action(let action) = handler { action.identifier } else { nil }
  }
}

/// Who has the method that a control calls.
@MainActor
enum ActionOwner: @MainActor Equatable {
  /// Whoever along the responder chain does it.
  case chain
  /// An object that is not kept alive.
  case object(WeakTarget)
  /// A value that is no object; it is kept.
  case value(Any)

  /// An object that is not kept alive, and what it was.
  final class WeakTarget {
    weak var object: AnyObject?
    let identity: ObjectIdentifier
    init(_ object: AnyObject) {
      self.object = object
      identity = ObjectIdentifier(object)
    }
  }

  init(_ target: Any?) {
    guard let target else {
      self = .chain
      return
    }
    self = type(of: target) is AnyClass ? .object(WeakTarget(target as AnyObject)) : .value(target)
  }

  /// The target; nil for the chain and for one that died.
  var object: Any? {
    switch self {
    case .chain: nil
    case .object(let reference): reference.object
    case .value(let value): value
    }
  }

  var isDead: Bool {
    if case .object(let reference) = self { reference.object == nil } else { false }
  }

  /// Stands for the chain among targets; one object, for `NSNull` objects may differ.
  private static let null = NSNull()

  var asHashable: AnyHashable {
    guard let object else { return AnyHashable(Self.null) }
    if let hashable = object as? AnyHashable { return hashable }
    if case .object(let reference) = self { return AnyHashable(reference.identity) }
    return AnyHashable(String(describing: object))
  }

  /// The same living object; values are never the same.
  static func == (a: ActionOwner, b: ActionOwner) -> Bool {
    switch (a, b) {
    case (.chain, .chain): true
    case (.object(let one), .object(let other)): one.object != nil && one.object === other.object
    default: false
    }
  }
}
