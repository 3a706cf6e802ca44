// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The way up: from a responder that does not handle something to one that may.
@MainActor
enum ResponderChain {
  // Rules: RC-20, RC-21, TE-30, TE-35.
  /// The nearest responder above `responder` whose class overrides `member`.
  ///
  /// Responders that override neither `member` nor `next` would only pass a call on, so they are
  /// not called at all. With the chain traced, every one is called, and the trace shows it.
  static func handler(after responder: UIResponder, of member: Overrides<UIResponder>)
    -> UIResponder?
  {
    if Trace.isOn(.chain) { return step(from: responder, of: member.label) }
    guard let above = stop(above: responder, for: member) else { return nil }
    return above.overrides(member) ? above : handler(after: above, of: member)
  }

  /// The nearest responder above whose class overrides `member`, or `next` and so has to be asked.
  private static func stop(
    above responder: UIResponder, for member: Overrides<UIResponder>
  ) -> UIResponder? {
    guard responder.overrides(.next) else {
      return way(from: responder, to: member.union(.next))?.takeUnretainedValue()
    }
    let next = responder.next
    return next === responder ? nil : next
  }

  /// The same as `climb(from:to:)`, of which it remembers where it led.
  @inline(__always)
  static func way(
    from responder: UIResponder, to members: Overrides<UIResponder>
  ) -> Unmanaged<UIResponder>? {
    if let climb = ChainMemory.shared.climb(from: responder, to: members) { return climb.end }
    let end = climb(from: responder, to: members)
    ChainMemory.shared.remember(end, from: responder, to: members)
    return end
  }

  /// The nearest responder above whose class overrides any of `members`, by the links of views.
  ///
  /// OPTIMIZATION: touches no reference count and calls nothing. Not isolated, because a closure of
  /// the main actor would check its executor at every step.
  private nonisolated static func climb(
    from responder: UIResponder, to members: Overrides<UIResponder>
  ) -> Unmanaged<UIResponder>? {
    var link = responder.linkedNext
    while let above = link {
      let (isFound, next) = above._withUnsafeGuaranteedRef {
        ($0.overrides(members), $0.linkedNext)
      }
      if isFound { return above }
      link = next
    }
    return nil
  }

  /// The responder after `responder`, for a call that is passed on one by one; the trace shows it.
  static func step(
    from responder: UIResponder, of member: @autoclosure () -> String
  ) -> UIResponder? {
    guard let next = responder.next, next !== responder else {
      Trace.record(.chain, "\(member()) discarded after \(Trace.name(responder))")
      return nil
    }
    Trace.record(.chain, "\(member()) \(Trace.name(responder)) → \(Trace.name(next))")
    return next
  }

  /// `responder` and all above it, from the bottom to the top; each once.
  static func all(from responder: UIResponder) -> [UIResponder] {
    var chain: [UIResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = responder
    while let member = current, seen.insert(ObjectIdentifier(member)).inserted {
      chain.append(member)
      current = member.next
    }
    return chain
  }

  // Rules: RC-21.
  /// The first responder at or above `responder` that satisfies `condition`.
  static func first(
    from responder: UIResponder?, where condition: (UIResponder) -> Bool
  ) -> UIResponder? {
    var current = responder
    while let candidate = current {
      if condition(candidate) { return candidate }
      let next = candidate.next
      current = next === candidate ? nil : next
    }
    return nil
  }
}

extension Overrides<UIResponder> {
  /// The method a single flag stands for, as the trace prints it.
  var label: String {
    switch self {
    case .touchesBegan: "touchesBegan"
    case .touchesMoved: "touchesMoved"
    case .touchesEnded: "touchesEnded"
    case .touchesCancelled: "touchesCancelled"
    case .pressesBegan: "pressesBegan"
    case .pressesChanged: "pressesChanged"
    case .pressesEnded: "pressesEnded"
    case .pressesCancelled: "pressesCancelled"
    case .keyCommands: "keyCommands"
    default: "overrides \(rawValue)"
    }
  }
}
