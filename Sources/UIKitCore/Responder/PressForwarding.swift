// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PK-1, PK-26.
/// The default of the presses methods: text first, then the next responder.
@MainActor
enum PressForwarding {
  static func began(_ presses: Set<UIPress>, _ event: UIPressesEvent?, from responder: UIResponder)
  {
    var left = presses
    for press in presses
    where press.key != nil
      && ApplicationLink.port.type(press, into: responder)
    {
      press.status.insert(.typed)
      left.remove(press)
    }
    guard !left.isEmpty else { return }
    ResponderChain.handler(after: responder, of: .pressesBegan)?.pressesBegan(left, with: event)
  }

  /// The presses that responders above were told of when they began.
  static func known(_ presses: Set<UIPress>) -> Set<UIPress> {
    var left = presses
    for press in presses where press.status.contains(.typed) { left.remove(press) }
    return left
  }
}
