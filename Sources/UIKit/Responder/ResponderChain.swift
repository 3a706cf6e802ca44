// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The way up: from a responder that does not handle something to one that may.
@MainActor
enum ResponderChain {
  /// The nearest responder above `responder` whose class overrides `member`.
  ///
  /// Responders that override neither `member` nor `next` would only pass a call on, so they are
  /// not called at all. With the chain traced, every one is called, and the trace shows it.
  ///
  /// - Rules: RC-20, RC-21, TE-30, TE-35.
  static func handler(after responder: UIResponder, of member: ClassOverrides) -> UIResponder? {
    if Trace.isOn(.chain) { return tracedStep(from: responder, of: member) }
    var current = Unmanaged.passUnretained(responder)
    while let next = current._withUnsafeGuaranteedRef({ link(above: $0) }) {
      if next._withUnsafeGuaranteedRef({ !$0.overrides.isDisjoint(with: member) }) {
        return next.takeUnretainedValue()
      }
      current = next
    }
    return nil
  }

  /// `next` of a responder, called only where a class overrides it.
  @inline(__always)
  private static func link(above responder: UIResponder) -> Unmanaged<UIResponder>? {
    guard responder.overrides.contains(.next) else { return responder.linkedNext }
    guard let next = responder.next, next !== responder else { return nil }
    return Unmanaged.passUnretained(next)
  }

  private static func tracedStep(
    from responder: UIResponder, of member: ClassOverrides
  ) -> UIResponder? {
    guard let next = responder.next, next !== responder else {
      Trace.record(.chain, "\(member.label) discarded after \(Trace.name(responder))")
      return nil
    }
    Trace.record(.chain, "\(member.label) \(Trace.name(responder)) → \(Trace.name(next))")
    return next
  }

  /// The first responder at or above `responder` that satisfies `condition`.
  ///
  /// - Rules: RC-21.
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

extension ClassOverrides {
  /// The method a single flag stands for, as the trace prints it.
  var label: String {
    switch self {
    case .touchesBegan: "touchesBegan"
    case .touchesMoved: "touchesMoved"
    case .touchesEnded: "touchesEnded"
    case .touchesCancelled: "touchesCancelled"
    default: "overrides \(rawValue)"
    }
  }
}
