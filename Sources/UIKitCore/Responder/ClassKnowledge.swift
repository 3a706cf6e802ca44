// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

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
  /// How often methods had been replaced when it was found.
  private var generation = 0
  /// Whether class metadata counts as unreadable.
  private(set) var isOff = false

  private init() {}

  /// What instances of `type` keep.
  func overrides(of type: UIResponder.Type) -> KnownOverrides {
    if ReplacedMethod.generation != generation {
      generation = ReplacedMethod.generation
      known = [:]
    }
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = find(type)
    known[key] = answer
    return answer
  }

  /// What every view does in its own way, `next` among it, does not count: it is known.
  private func find(_ type: UIResponder.Type) -> KnownOverrides {
    let compiled = compiledOverrides(of: type)
    guard ReplacedMethod.isAny else { return compiled }
    return KnownOverrides(
      responder: compiled.responder.union(.replaced(for: type)),
      view: type is UIView.Type ? compiled.view.union(.replaced(for: type)) : [])
  }

  private func compiledOverrides(of type: UIResponder.Type) -> KnownOverrides {
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

// Rules: RT-90.
extension Overrides<UIResponder> {
  /// What was replaced by another method, which is told as an override is.
  fileprivate static func replaced(for type: AnyClass) -> Self {
    let names: [(String, Self)] = [
      ("touchesBegan:withEvent:", .touchesBegan), ("touchesMoved:withEvent:", .touchesMoved),
      ("touchesEnded:withEvent:", .touchesEnded),
      ("touchesCancelled:withEvent:", .touchesCancelled),
      ("pressesBegan:withEvent:", .pressesBegan),
    ]
    return names.reduce(into: []) { found, name in
      if ReplacedMethod.isReplaced(name.0, for: type) { found.insert(name.1) }
    }
  }
}

// Rules: RT-90.
extension Overrides<UIView> {
  /// What was replaced by another method.
  fileprivate static func replaced(for type: AnyClass) -> Self {
    let names: [(String, Self)] = [
      ("hitTest:withEvent:", .hitTest), ("pointInside:withEvent:", .pointInside),
      ("layoutSubviews", .layoutSubviews),
    ]
    return names.reduce(into: []) { found, name in
      if ReplacedMethod.isReplaced(name.0, for: type) { found.insert(name.1) }
    }
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
