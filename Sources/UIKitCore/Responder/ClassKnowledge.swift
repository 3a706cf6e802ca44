// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What the class of a responder overrides, as every instance keeps it.
struct KnownOverrides: Equatable, Sendable {
  let responder: Overrides<UIResponder>
  /// Empty for a responder that is no view.
  let view: Overrides<UIView>
}

/// What classes override, found once a class.
@MainActor
package final class ClassKnowledge {
  /// What is known in this process, whose classes never change.
  package static let shared = ClassKnowledge()

  private var known: [ObjectIdentifier: KnownOverrides] = [:]
  /// Whether class metadata counts as unreadable.
  private(set) var isOff = false

  private init() {}

  /// What instances of `type` keep.
  func overrides(of type: UIResponder.Type) -> KnownOverrides {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = find(type)
    known[key] = answer
    return answer
  }

  /// What every view does in its own way, `next` among it, does not count: it is known.
  private func find(_ type: UIResponder.Type) -> KnownOverrides {
    guard let viewType = type as? UIView.Type else {
      return KnownOverrides(responder: ResponderProbe.finder.overrides(of: type), view: [])
    }
    return KnownOverrides(
      responder: ResponderProbe.finder.overrides(of: type, beyond: UIView.self),
      view: ViewProbe.finder.overrides(of: viewType))
  }

  /// Runs `body` as where class metadata cannot be read: objects made in it skip no call.
  ///
  /// For tests: what an application sees must be the same.
  package func switchedOff<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = known
    isOff = true
    known = [:]
    defer {
      isOff = false
      known = before
    }
    return try body()
  }
}

extension UIResponder {
  /// Whether the class of this object overrides any of `members`.
  @inline(__always)
  nonisolated final func overrides(_ members: Overrides<UIResponder>) -> Bool {
    !knownOverrides.responder.isDisjoint(with: members)
  }
}

extension UIView {
  /// Whether the class of this view overrides any of `members`.
  @inline(__always)
  nonisolated final func overrides(_ members: Overrides<UIView>) -> Bool {
    !knownOverrides.view.isDisjoint(with: members)
  }
}
