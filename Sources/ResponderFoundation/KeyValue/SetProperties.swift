// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Remembers which properties of an object were set, of those that the class exposes and that tell.
package final class SetProperties {
  private var watches: [ValueWatch] = []
  /// The keys of properties that were set.
  package private(set) var keys: [String] = []

  /// Begins to remember.
  ///
  /// - Parameters:
  ///   - object: the object; not kept.
  ///   - isWanted: whether properties count that a type declares.
  package init(of object: NSObject, where isWanted: (Any.Type) -> Bool) {
    let properties = ExposedTable.of(object)?.properties.values.filter { $0.canBeSet } ?? []
    watches = properties.filter { isWanted($0.targetType) }.map { property in
      let key = property.name
      return ValueWatch(
        object, path: key, options: [], read: { nil },
        tell: { [weak self] _ in
          if let self, !keys.contains(key) { keys.append(key) }
        })
    }
  }

  deinit {
    for watch in watches { watch.end() }
  }

  /// Whether a property has the same value in two objects.
  package static func isEqual(_ one: Any?, _ two: Any?) -> Bool { ValueWatch.isEqual(one, two) }
}
