// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A view to be shown in place of the keyboard or above it, with the keyboard's background.
///
/// [Apple: UIInputView](https://developer.apple.com/documentation/uikit/uiinputview)
@preconcurrency @MainActor
open class UIInputView: UIView {
  private let style: Style

  /// Makes a view; what counts of the frame is its height.
  public init(frame: CGRect, inputViewStyle: Style) {
    style = inputViewStyle
    super.init(frame: frame)
    if style == .keyboard { backgroundColor = KeyboardLook.background }
  }

  /// Makes a view of size zero in the plain style; nothing is read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Whether it looks like the keyboard, which a view keeps.
  open var inputViewStyle: Style { style }

  /// Whether its height is that of its content instead of its frame; false by default.
  ///
  /// The content's height is `intrinsicContentSize`, or without one `sizeThatFits(_:)`.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { heightDidChange() } }
  }

  /// Tells that the content's size changed: a view that sizes itself gets another height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if allowsSelfSizing { heightDidChange() }
  }

  private func heightDidChange() {
    if superview is InputPanel { InputDirector.shared.heightDidChange() }
  }
}

extension UIInputView {
  /// How an input view looks.
  public enum Style: Int, Sendable {
    /// As the view itself says.
    case `default` = 0
    /// With the keyboard's background.
    case keyboard = 1
  }
}
