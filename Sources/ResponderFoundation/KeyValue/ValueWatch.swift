// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// One observation of a property of an object, or of a path that begins there.
final class ValueWatch {
  /// The key that begins the path; nil for a Swift key path, whose name nobody knows.
  let key: String?
  /// The key path, if it is one.
  let keyPath: AnyKeyPath?
  /// Who observes by `observeValue(forKeyPath:…)`; its identity, for it may end this as it goes.
  let observer: ObjectIdentifier?
  let path: String
  let context: UnsafeMutableRawPointer?

  private weak var object: AnyObject?
  private let options: NSKeyValueObservingOptions
  private let read: () -> Any?
  private let tell: (Change) -> Void
  private var last: Any?
  /// The elements that are about to go, since an array may be changed in its place.
  private var going: Any?
  private var inner: ValueWatch?
  /// Observations of what the property depends on.
  private var sources: [ValueWatch] = []
  /// The properties that depend on this one, for two may depend on each other.
  private let dependents: Set<DependentKeys.Link>
  private(set) var isOver = false

  /// What happened.
  struct Change {
    var new: Any?
    var old: Any?
    var isPrior = false
    var isFirst = false
    /// Which elements of a collection changed; nil where the property was set.
    var part: CollectionChange?
  }

  /// Begins to observe.
  ///
  /// - Parameters:
  ///   - object: whose property it is; not kept.
  ///   - path: its key, or a path of keys; empty for a Swift key path.
  ///   - keyPath: the Swift key path.
  ///   - observer: who can be named to end it.
  ///   - context: what tells it from others of the same observer.
  ///   - options: what is told.
  ///   - dependents: the properties for whose sake this one is observed.
  ///   - read: reads the value.
  ///   - tell: tells of a change.
  init(
    _ object: AnyObject, path: String = "", keyPath: AnyKeyPath? = nil, observer: AnyObject? = nil,
    context: UnsafeMutableRawPointer? = nil, options: NSKeyValueObservingOptions,
    dependents: Set<DependentKeys.Link> = [], read: @escaping () -> Any?,
    tell: @escaping (Change) -> Void
  ) {
    self.object = object
    self.path = path
    key = path.split(separator: ".").first.map { String($0) }
    self.keyPath = keyPath
    self.observer = observer.map { ObjectIdentifier($0) }
    self.context = context
    self.options = options
    self.read = read
    self.tell = tell
    self.dependents = dependents
    last = read()
    ValueWatchList.add(self, to: object)
    followPath()
    followSources()
    if options.contains(.initial) { send(Change(new: last, isFirst: true)) }
  }

  // Rules: RT-63.
  /// Observes what the rest of the path leads to, from the object that its first key leads to now.
  private func followPath() {
    inner?.end()
    inner = nil
    guard let key, let dot = path.firstIndex(of: "."), let object,
      let next = KeyedValue.value(of: object, at: key)
    else { return }
    let rest = String(path[path.index(after: dot)...])
    inner = ValueWatch(
      next as AnyObject, path: rest, options: .new, dependents: dependents, read: { nil },
      tell: { [weak self] _ in self?.didChange(isCertain: true, followsPath: false) })
  }

  // Rules: RT-68.
  /// Observes what the property depends on.
  private func followSources() {
    guard let key, let object else { return }
    let owner = ObjectIdentifier(object)
    let known = dependents.union([DependentKeys.Link(object: owner, key: key)])
    let paths = DependentKeys.paths(of: object, key).filter { path in
      !known.contains(DependentKeys.Link(object: owner, key: KeyedValue.split(path).first))
    }
    sources = paths.map { path in
      ValueWatch(
        object, path: path, options: .prior, dependents: known, read: { nil },
        tell: { [weak self] change in
          if change.isPrior { self?.willChange() } else { self?.didChange(isCertain: true) }
        })
    }
  }

  /// Takes down the value before a change.
  ///
  /// - Parameter part: which elements of a collection change; nil where the property is set.
  func willChange(_ part: CollectionChange? = nil) {
    guard !isOver else { return }
    last = read()
    going = part?.before(last)
    guard options.contains(.prior) else { return }
    send(Change(old: part == nil ? last : going, isPrior: true, part: part))
  }

  // Rules: RT-60, RT-61, RT-66.
  /// Tells of a change, if there was one.
  ///
  /// - Parameters:
  ///   - isCertain: whether the property was set; otherwise a value that differs says so.
  ///   - followsPath: whether the path leads elsewhere now.
  ///   - part: which elements of a collection changed; nil where the property was set.
  func didChange(isCertain: Bool, followsPath: Bool = true, of part: CollectionChange? = nil) {
    guard !isOver else { return }
    let old = last
    last = read()
    if let part {
      send(Change(new: part.after(last), old: going, part: part))
      going = nil
      return
    }
    guard isCertain || !Self.isEqual(old, last) else { return }
    if followsPath { followPath() }
    send(Change(new: last, old: old))
  }

  private func send(_ change: Change) {
    tell(
      Change(
        new: options.contains(.new) ? change.new : nil,
        old: options.contains(.old) ? change.old : nil, isPrior: change.isPrior,
        isFirst: change.isFirst, part: change.part))
  }

  /// Ends the observation.
  func end() {
    guard !isOver else { return }
    isOver = true
    inner?.end()
    for source in sources { source.end() }
    if let object { ValueWatchList.remove(self, from: object) }
    Runtime.observationEnded()
  }

  deinit {
    inner?.end()
    for source in sources { source.end() }
    if !isOver { Runtime.observationEnded() }
  }

  /// Whether two values are equal as far as one can say; objects are, if they are one.
  static func isEqual(_ one: Any?, _ two: Any?) -> Bool {
    guard let one = ExposedMethod.flat(one), let two = ExposedMethod.flat(two) else {
      return ExposedMethod.flat(one) == nil && ExposedMethod.flat(two) == nil
    }
    if type(of: one) is AnyClass { return one as AnyObject === two as AnyObject }
    return (one as? any Equatable).map { $0.isSame(as: two) } ?? false
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
