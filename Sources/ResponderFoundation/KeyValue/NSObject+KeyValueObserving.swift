// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Of the protocol, for a class may declare again what stands there, and not what stands in an
// extension of `NSObject`.
extension NSObjectProtocol where Self: NSObject {
  // Rules: RT-60.
  /// Tells the observers of a property that it is about to change.
  ///
  /// [Apple: willChangeValue(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/willchangevalue(forkey:))
  public func willChangeValue(forKey key: String) { ValueWatchList.of(self)?.willChange(key: key) }

  // Rules: RT-60.
  /// Tells the observers of a property that it has changed.
  ///
  /// [Apple: didChangeValue(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/didchangevalue(forkey:))
  public func didChangeValue(forKey key: String) { ValueWatchList.of(self)?.didChange(key: key) }

  // Rules: RT-65.
  /// Lets an object observe a property, or what a path of keys leads to; neither is retained.
  ///
  /// The observer's class exposes `observeValueForKeyPath:ofObject:change:context:`.
  ///
  /// [Apple: addObserver(_:forKeyPath:options:context:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:))
  ///
  /// - Parameters:
  ///   - observer: who is told.
  ///   - keyPath: the key, or a path of keys.
  ///   - options: what is told.
  ///   - context: what the observer knows its own observations by.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    weak let object = self
    weak let told = observer
    _ = ValueWatch(
      self, path: keyPath, observer: observer, context: context, options: options,
      read: { object?.value(forKeyPath: keyPath) },
      tell: { change in
        guard let object, let told else { return }
        ObserverMessage(keyPath, object, change, options, context).send(to: told)
      })
  }

  // Rules: RT-65.
  /// Ends what was last begun with `addObserver` for a path.
  ///
  /// - Parameters:
  ///   - observer: who was told.
  ///   - keyPath: the path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    endObservation(observer, keyPath) { _ in true }
  }

  // Rules: RT-65.
  /// Ends what was last begun with `addObserver` for a path and a context.
  ///
  /// - Parameters:
  ///   - observer: who was told.
  ///   - keyPath: the path.
  ///   - context: what it was begun with.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    endObservation(observer, keyPath) { $0.context == context }
  }

  private func endObservation(
    _ observer: NSObject, _ keyPath: String, where isMeant: (ValueWatch) -> Bool
  ) {
    guard let watch = ValueWatchList.of(self)?.last(observer, keyPath, isMeant) else {
      violation(
        "A \(type(of: observer)) was removed as an observer of \(keyPath) of a \(type(of: self)), "
          + "which it is not",
        contract: "each call ends what addObserver began", instead: "call the two in pairs")
    }
    watch.end()
  }

  // Rules: RT-65.
  /// What an observer inherits: it stops the process, for the observer does not handle what it observes.
  ///
  /// [Apple: observeValue(forKeyPath:of:change:context:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/observevalue(forkeypath:of:change:context:))
  ///
  /// - Parameters:
  ///   - keyPath: the path that was observed.
  ///   - object: whose property it is.
  ///   - change: what happened.
  ///   - context: what the observation was begun with.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObserverMessage.refuse(keyPath, self)
  }
}

/// What an observer by name is told.
struct ObserverMessage {
  private static let selector = "observeValueForKeyPath:ofObject:change:context:"

  private let arguments: [Any?]
  private let path: String

  init(
    _ path: String, _ object: NSObject, _ change: ValueWatch.Change,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    let kind = change.part?.kind ?? .setting
    var told: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    if options.contains(.new), !change.isPrior, kind != .removal {
      told[.newKey] = change.new ?? NSNull()
    }
    if options.contains(.old), !change.isFirst, kind != .insertion {
      told[.oldKey] = change.old ?? NSNull()
    }
    if let part = change.part { told[.indexesKey] = part.indexes }
    if change.isPrior { told[.notificationIsPriorKey] = true }
    self.path = path
    arguments = [path, object, told, context]
  }

  func send(to observer: NSObject) {
    guard let method = ExposedTable.of(observer)?.methods[Self.selector] else {
      Self.refuse(path, observer)
    }
    _ = method.send(to: observer, arguments)
  }

  static func refuse(_ path: String?, _ observer: NSObject) -> Never {
    violation(
      "A \(type(of: observer)) was told that \(path ?? "a value") changed, and does not handle it",
      contract:
        "an observer overrides observeValue(forKeyPath:of:change:context:) and handles what it "
        + "observes",
      instead: "build the override through the rewriter, or expose \(selector) in exposedMembers")
  }
}
