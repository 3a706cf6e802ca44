// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// One of the answers that an alert offers: a button, and what it does.
///
/// [Apple: UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction)
@preconcurrency @MainActor
open class UIAlertAction: NSObject, ExposedClass, NSCopying, UIAccessibilityIdentification {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What an answer is for.
  public enum Style: Int, Sendable {
    /// An answer like any other.
    case `default` = 0
    /// The answer that changes nothing; an alert has one at most, and shows it where it is expected.
    case cancel = 1
    /// The answer that destroys something.
    case destructive = 2
  }

  final var ownTitle: String?
  final var ownStyle = Style.default
  final var handler: ((UIAlertAction) -> Void)?
  /// Tells the alert that shows the action that it looks different now.
  final var lookDidChange: (() -> Void)?

  /// Makes an action of the default style without title and effect.
  public override init() { super.init() }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: what the button says.
  ///   - style: what the answer is for.
  ///   - handler: called with the action when it was chosen and the alert is gone; nil for nothing
  ///     but the alert's going.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    ownTitle = title
    ownStyle = style
    self.handler = handler
  }

  /// What the button says.
  open var title: String? { ownTitle }

  /// What the answer is for.
  open var style: UIAlertAction.Style { ownStyle }

  // Rules: VC-64.
  /// Whether it can be chosen; true by default, and may change while the alert is shown.
  open var isEnabled = true { didSet { lookDidChange?() } }

  /// The name of its button for tests; its title when nil.
  open var accessibilityIdentifier: String? { didSet { lookDidChange?() } }

  /// An action that says and does the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UIAlertAction {
    let copy = UIAlertAction(title: ownTitle, style: ownStyle, handler: handler)
    copy.isEnabled = isEnabled
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }
}
