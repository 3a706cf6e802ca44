// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization

/// What an application has one of: one object for each `RuntimePart`, made at its first use.
///
/// A process has one runtime, and every part is reached through `part(_:_:)` of the current one. A
/// test gets one of its own by `withFresh(_:)`, and so a fresh application, fresh fingers, windows
/// and fonts.
///
/// OPTIMIZATION: the short way to a part is public, though only this package uses it, for what is of
/// the package cannot be inlined in another module.
@MainActor
public final class Runtime {
  /// A place for each part.
  public typealias Table = UnsafeMutablePointer<Unmanaged<AnyObject>?>

  /// The runtime where no task has one of its own.
  private nonisolated static let ofProcess = Runtime()
  /// The parts of the process's runtime; nil before its first use and while a task has its own.
  ///
  /// OPTIMIZATION: unchecked, and read alone in nearly every case: a part costs two loads and two
  /// comparisons.
  @exclusivity(unchecked) public private(set) static var table: Table?

  private nonisolated(unsafe) let table: Table
  /// The parts that any thread may ask for, each at its place.
  private nonisolated let common = Mutex(Runtime.noneInCommon)
  /// The parts in the order in which they were made.
  private var made: [RuntimePart] = []
  /// How many tasks have a runtime of their own; counted in the process's.
  private var scopes = 0
  private var hasEnded = false
  /// How many observations of properties there are; counted in the process's.
  private nonisolated let observations = Atomic<Int>(0)

  private nonisolated static let noneInCommon = [(any AnyObject & Sendable)?](
    repeating: nil, count: RuntimePart.allCases.count)

  private nonisolated init() {
    table = Table.allocate(capacity: RuntimePart.allCases.count)
    table.initialize(repeating: nil, count: RuntimePart.allCases.count)
  }

  deinit { table.deallocate() }

  /// The runtime of the task, or else the process's.
  package nonisolated static var current: Runtime { RuntimeScope.own ?? ofProcess }

  // MARK: - Parts

  /// The part of the current runtime; made by `make` if there is none yet.
  @inlinable @inline(__always)
  public static func part<Part: AnyObject>(_ part: RuntimePart, _ make: () -> Part) -> Part {
    if let known = table?[part.place] {
      return unsafeDowncast(known.takeUnretainedValue(), to: Part.self)
    }
    return find(part, make)
  }

  /// The same part, which the runtime holds, for whoever needs it no longer than it is sure to last.
  ///
  /// OPTIMIZATION: a part that is kept over a call is retained meanwhile. `find` is named with its class,
  /// so that whoever inlines this looks the class up only where it is called.
  @inlinable @inline(__always)
  public static func unretained<Part: AnyObject>(
    _ part: RuntimePart, _ make: () -> Part
  ) -> Unmanaged<Part> {
    if let known = table?[part.place] { return .fromOpaque(known.toOpaque()) }
    return .passUnretained(Runtime.find(part, make))
  }

  /// The part where the short way does not lead to it.
  public static func find<Part: AnyObject>(_ part: RuntimePart, _ make: () -> Part) -> Part {
    let runtime = current
    if let known = runtime[part] { return unsafeDowncast(known, to: Part.self) }
    if table == nil, ofProcess.scopes == 0 { table = ofProcess.table }
    let object = make()
    // One that took its place while it was made stays there.
    if runtime[part] == nil { runtime[part] = object }
    return object
  }

  /// The part of the current runtime that any thread may ask for; made by `make` if there is none.
  package nonisolated static func common<Part: AnyObject & Sendable>(
    _ part: RuntimePart, _ make: () -> Part
  ) -> Part {
    current.common.withLock { parts in
      if let known = parts[part.place] { return unsafeDowncast(known, to: Part.self) }
      let object = make()
      parts[part.place] = object
      return object
    }
  }

  /// What the current runtime holds at a place that may be empty.
  package static func held<Part: AnyObject>(_ part: RuntimePart) -> Part? {
    let known = if let table { table[part.place]?.takeUnretainedValue() } else { current[part] }
    return known.map { unsafeDowncast($0, to: Part.self) }
  }

  /// Puts an object, or none, at a place that may be empty.
  package static func hold(_ object: AnyObject?, as part: RuntimePart) { current[part] = object }

  /// The object at a place, if there is one.
  package subscript(part: RuntimePart) -> AnyObject? {
    get { table[part.place]?.takeUnretainedValue() }
    set {
      let old = table[part.place]
      table[part.place] = newValue.map(Unmanaged.passRetained)
      if newValue == nil {
        made.removeAll { $0 == part }
      } else if old == nil {
        made.append(part)
      }
      old?.release()
    }
  }

  // MARK: - Whether anybody looks

  /// Whether any property of any object of the process is observed.
  package nonisolated static var isObserved: Bool {
    ofProcess.observations.load(ordering: .relaxed) != 0
  }

  /// One more observation of a property.
  package nonisolated static func observationBegan() {
    ofProcess.observations.wrappingAdd(1, ordering: .relaxed)
  }

  /// One less.
  package nonisolated static func observationEnded() {
    ofProcess.observations.wrappingSubtract(1, ordering: .relaxed)
  }

  // MARK: - Runtimes of their own

  /// Runs `body`, and the tasks it starts, with a runtime of its own.
  package nonisolated static func withFresh<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let runtime = await begin()
    do {
      let result = try await RuntimeScope.$own.withValue(runtime, operation: body)
      await runtime.end()
      return result
    } catch {
      await runtime.end()
      throw error
    }
  }

  /// Runs `body` with a runtime of its own.
  package static func withFresh<Result>(_ body: () throws -> Result) rethrows -> Result {
    let runtime = begin()
    defer { runtime.end() }
    return try RuntimeScope.$own.withValue(runtime, operation: body)
  }

  /// Runs `body` with this runtime, wherever it is called; does nothing once the runtime has ended.
  package func perform(_ body: () -> Void) {
    guard !hasEnded else { return }
    if Runtime.current === self { return body() }
    RuntimeScope.$own.withValue(self === Runtime.ofProcess ? nil : self, operation: body)
  }

  /// Lets every part of the current runtime go: what is asked for next is made anew.
  package static func renew() { current.letGo() }

  private static func begin() -> Runtime {
    ofProcess.scopes += 1
    table = nil
    return Runtime()
  }

  private func end() {
    RuntimeScope.$own.withValue(self) { letGo() }
    hasEnded = true
    let process = Runtime.ofProcess
    process.scopes -= 1
    if process.scopes == 0 { Runtime.table = process.table }
  }

  /// Lets the parts go, the last made first; what goes away may ask for others meanwhile.
  private func letGo() {
    for _ in 0..<Runtime.mostRounds where !made.isEmpty {
      for part in made.reversed() { self[part] = nil }
    }
    // They go when the lock is open again: what goes away may ask for others.
    let last = common.withLock { parts in
      defer { parts = Runtime.noneInCommon }
      return parts
    }
    withExtendedLifetime(last) {}
  }

  /// How often parts may come back while a runtime ends.
  private static let mostRounds = 8
}

/// The runtime that a task has for itself.
enum RuntimeScope {
  @TaskLocal static var own: Runtime?
}
