// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Subclasses of `UIResponder` that override one member each: their metadata shows where it is kept.
@MainActor
enum ResponderProbe {
  final class None: UIResponder {}
  private final class Next: UIResponder {
    override var next: UIResponder? { self }
  }
  private final class Began: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Moved: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Ended: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Cancelled: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class PressBegan: UIResponder {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }
  private final class PressChanged: UIResponder {
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }
  private final class PressEnded: UIResponder {
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }
  private final class PressCancelled: UIResponder {
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }
  private final class KeyCommands: UIResponder {
    override var keyCommands: [UIKeyCommand]? { [] }
  }
  private final class CanPerform: UIResponder {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  }
  private final class Target: UIResponder {
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? { self }
  }
  private final class ElementCount: UIResponder {
    override func accessibilityElementCount() -> Int { 0 }
  }
  private final class ElementAt: UIResponder {
    override func accessibilityElement(at index: Int) -> Any? { nil }
  }

  static let finder = OverrideFinder<UIResponder>(
    control: None.self,
    probes: [
      (.next, [Next.self]), (.touchesBegan, [Began.self]), (.touchesMoved, [Moved.self]),
      (.touchesEnded, [Ended.self]), (.touchesCancelled, [Cancelled.self]),
      (.pressesBegan, [PressBegan.self]), (.pressesChanged, [PressChanged.self]),
      (.pressesEnded, [PressEnded.self]), (.pressesCancelled, [PressCancelled.self]),
      (.keyCommands, [KeyCommands.self]), (.canPerformAction, [CanPerform.self]),
      (.target, [Target.self]), (.accessibilityElement, [ElementCount.self, ElementAt.self]),
    ])
}

extension Overrides<UIResponder> {
  static var next: Self { Self(rawValue: 1 << 0) }
  static var touchesBegan: Self { Self(rawValue: 1 << 1) }
  static var touchesMoved: Self { Self(rawValue: 1 << 2) }
  static var touchesEnded: Self { Self(rawValue: 1 << 3) }
  static var touchesCancelled: Self { Self(rawValue: 1 << 4) }
  static var pressesBegan: Self { Self(rawValue: 1 << 5) }
  static var pressesChanged: Self { Self(rawValue: 1 << 6) }
  static var pressesEnded: Self { Self(rawValue: 1 << 7) }
  static var pressesCancelled: Self { Self(rawValue: 1 << 8) }
  static var keyCommands: Self { Self(rawValue: 1 << 9) }
  static var canPerformAction: Self { Self(rawValue: 1 << 10) }
  static var target: Self { Self(rawValue: 1 << 11) }
  /// How many elements there are, or one of them.
  static var accessibilityElement: Self { Self(rawValue: 1 << 12) }
}
