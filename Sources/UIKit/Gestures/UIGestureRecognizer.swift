// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Watches the touches of a view and all below it.
///
/// Recognizers are not responders and never stand in the responder chain.
///
/// - Rules: RC-28.
///
/// [Apple: UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final weak var attachedView: UIView?
  final var touches: [UITouch] = []

  /// The view it is attached to, or nil.
  ///
  /// - Rules: GR-29.
  open var view: UIView? { attachedView }

  /// Whether it gets touches; true by default.
  open var isEnabled = true

  /// A name for people; nil by default, without effect.
  ///
  /// - Rules: GR-35.
  open var name: String?

  /// Tells that touches it tracks began; before the view hears of them.
  ///
  /// - Rules: GR-22, GR-24.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that touches it tracks moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that touches it tracks ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that touches it tracks were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

extension UIGestureRecognizer: TraceNamed {
  var traceName: String? { name }
}
