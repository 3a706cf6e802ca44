// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension Array where Element: AnyObject {
  /// The place of an object; nil when it is not there.
  ///
  /// Objects mostly come and go at the end, or one after another from the front: both are found at
  /// once.
  ///
  /// OPTIMIZATION: the others are compared as words. A closure would take a reference count for each
  /// and, of an isolated caller, ask for its executor.
  ///
  /// - Parameters:
  ///   - object: what is looked for.
  ///   - hint: where it is looked for first.
  package func place(of object: Element, near hint: Int = 0) -> Int? {
    if indices.contains(hint), self[hint] === object { return hint }
    if last === object { return count - 1 }
    let sought = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBufferPointer { objects in
      objects.withMemoryRebound(to: UnsafeRawPointer.self) { $0.firstIndex(of: sought) }
    }
  }

  /// Takes an object out, as often as it is there: what is called as it comes may have put it there too.
  package mutating func removeObject(_ object: Element) {
    while let place = place(of: object) { remove(at: place) }
  }
}
