// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost

// Rules: TE-30, TE-31, TE-33.
extension ResponderChain {
  /// Passes touches on to whoever takes them above `responder`.
  ///
  /// OPTIMIZATION: inlined into the methods that pass touches on: where the way is remembered and nobody
  /// watches, a few loads decide, and all else is a call. A view that its superview holds is not
  /// retained for it.
  @inline(__always)
  static func pass(
    _ member: Overrides<UIResponder>, above responder: UIResponder, _ touches: Set<UITouch>,
    _ event: UIEvent?
  ) {
    guard !ReplacedMethod.isAny, !Trace.isAnyOn, !responder.overrides(.next),
      let climb = ChainMemory.shared.climb(from: responder, to: .touchesOrNext)
    else { return passOrGiveWay(member, above: responder, touches, event) }
    guard let end = climb.end else { return }
    guard end.withoutRetaining({ $0.overrides(member) }) else {
      return passOrGiveWay(member, above: responder, touches, event)
    }
    hand(member, to: end, touches, event)
  }

  /// Tells a responder that nobody may have retained.
  @inline(__always)
  private static func hand(
    _ member: Overrides<UIResponder>, to responder: Unmanaged<UIResponder>,
    _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    if let view = subview(responder), let custody = ChainMemory.shared.custody,
      custody.withoutRetaining({ $0.isFree })
    {
      custody.withoutRetaining { $0.tell(view) { tell(member, to: $0, touches, event) } }
    } else {
      tell(member, to: responder.takeUnretainedValue(), touches, event)
    }
  }

  @inline(__always)
  private static func tell(
    _ member: Overrides<UIResponder>, to responder: UIResponder, _ touches: Set<UITouch>,
    _ event: UIEvent?
  ) {
    switch member {
    case .touchesMoved: responder.touchesMoved(touches, with: event)
    case .touchesBegan: responder.touchesBegan(touches, with: event)
    case .touchesEnded: responder.touchesEnded(touches, with: event)
    default: responder.touchesCancelled(touches, with: event)
    }
  }

  /// The responder as a view that its superview holds; nil if it is not that.
  @inline(__always)
  private static func subview(_ responder: Unmanaged<UIResponder>) -> Unmanaged<UIView>? {
    responder.withoutRetaining {
      // Views alone have a link.
      guard $0.linkedNext != nil, unsafeDowncast($0, to: UIView.self).parentLink != nil else {
        return nil
      }
      return .fromOpaque(responder.toOpaque())
    }
  }

  /// Passes touches on to whoever takes them above `responder`, if a method that took the place of its
  /// own does not.
  @inline(never)
  private static func passOrGiveWay(
    _ member: Overrides<UIResponder>, above responder: UIResponder, _ touches: Set<UITouch>,
    _ event: UIEvent?
  ) {
    if ReplacedMethod.isAny,
      responder.gaveWay("\(member.label):withEvent:", UIResponder.self, [touches, event])
    {
      return
    }
    tell(member, above: responder, touches, event)
  }

  /// Tells whoever takes touches above `responder`; they are made where there is one.
  static func tell(
    _ member: Overrides<UIResponder>, above responder: UIResponder,
    _ touches: @autoclosure () -> Set<UITouch>, _ event: @autoclosure () -> UIEvent?
  ) {
    var below = Unmanaged.passUnretained(responder)
    // OPTIMIZATION: the way to whoever takes touches in any phase is remembered, for all phases mostly
    // go to the same responder. This goes on past those that take other phases.
    while !Trace.isOn(.chain), !below.withoutRetaining({ $0.overrides(.next) }) {
      guard let end = below.withoutRetaining({ way(from: $0, to: .touchesOrNext) }) else { return }
      if end.withoutRetaining({ $0.overrides(member) }) {
        return hand(member, to: end, touches(), event())
      }
      below = end
    }
    guard let above = handler(after: below.takeUnretainedValue(), of: member) else { return }
    tell(member, to: above, touches(), event())
  }
}

extension Overrides<UIResponder> {
  /// Whoever takes touches in any phase, or has to be asked who is next.
  fileprivate static var touchesOrNext: Self {
    [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .next]
  }
}
