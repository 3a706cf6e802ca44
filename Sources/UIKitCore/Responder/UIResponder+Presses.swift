// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIResponder {
  // Rules: PK-1, PK-26.
  /// The default of `pressesBegan(_:with:)`: text first, then the next responder.
  func forwardBegan(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    var left = presses
    for press in presses where press.key != nil && ApplicationLink.port.type(press, into: self) {
      press.status.insert(.typed)
      left.remove(press)
    }
    guard !left.isEmpty else { return }
    ResponderChain.handler(after: self, of: .pressesBegan)?.pressesBegan(left, with: event)
  }
}

extension Set<UIPress> {
  // Rules: PK-1, PK-26.
  /// Those that responders above were told of when they began.
  @MainActor
  var knownAbove: Set<UIPress> {
    var left = self
    for press in self where press.status.contains(.typed) { left.remove(press) }
    return left
  }
}
