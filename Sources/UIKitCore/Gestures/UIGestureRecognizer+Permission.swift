// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIGestureRecognizer {
  /// Who forbids it to begin.
  enum Refusal: CustomStringConvertible {
    case delegate
    case view(String)
    case control(String)

    var description: String {
      switch self {
      case .delegate: "its delegate does not let it begin"
      case .view(let name): "\(name) does not let it begin"
      case .control(let name): "\(name) keeps this gesture for itself"
      }
    }
  }

  // Rules: GR-65, GR-66.
  /// Asks who may forbid it to begin: its delegate, its view, and the views below it that its touches
  /// hit; nil when nobody does.
  func refusalToBegin() -> Refusal? {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return .delegate }
    guard let view else { return nil }
    if !view.gestureRecognizerShouldBegin(self) { return .view(Trace.name(view)) }
    var asked: [UIView] = [view]
    for touch in touchSequence {
      guard let hit = touch.view, !asked.contains(where: { $0 === hit }) else { continue }
      asked.append(hit)
      if !hit.gestureRecognizerShouldBegin(self) { return .view(Trace.name(hit)) }
      if let control = owner(from: hit, below: view) {
        return .control(Trace.name(control))
      }
    }
    return nil
  }

  // Rules: GR-67, GR-68.
  /// The view from `hit` up, below the recognizer's view, that keeps the gesture for itself.
  private func owner(from hit: UIView, below view: UIView) -> UIView? {
    var current: UIView? = hit
    while let candidate = current, candidate !== view {
      if candidate.prefersOwnAction(over: self) { return candidate }
      current = candidate.superview
    }
    return nil
  }
}
