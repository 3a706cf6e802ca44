// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The way from an environment to the top.
@MainActor
enum FocusPath {
  private static let few = 16

  /// The environment, its parent, and so on; ends where an environment comes twice.
  ///
  /// - Parameters:
  ///   - environment: where the way begins; nil for a way of no step.
  ///   - isEnd: whether the way ends with an environment.
  static func from(
    _ environment: (any UIFocusEnvironment)?, until isEnd: (any UIFocusEnvironment) -> Bool
  ) -> [any UIFocusEnvironment] {
    var path: [any UIFocusEnvironment] = []
    // OPTIMIZATION: few are compared one by one, which is faster there and slow among many.
    var known: Set<ObjectIdentifier> = []
    var current = environment
    while let step = current {
      if path.count < few {
        if path.contains(where: { $0 === step }) { break }
      } else {
        if known.isEmpty { known = Set(path.map { ObjectIdentifier($0) }) }
        guard known.insert(ObjectIdentifier(step)).inserted else { break }
      }
      path.append(step)
      if isEnd(step) { break }
      current = step.parentFocusEnvironment
    }
    return path
  }

  /// The whole way.
  static func from(_ environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    from(environment) { _ in false }
  }
}
