// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation

/// Shows what is behind it through an effect, and its content in front of that.
///
/// What it holds is added to `contentView`. An opacity of the view, or of one around it, lets the effect
/// see only what is inside of that view.
/// [Apple: UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview)
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .property(
        "effect", get: { (me: UIVisualEffectView) in me.effect }, set: { $0.effect = $1 }),
      .property("contentView", get: { (me: UIVisualEffectView) in me.contentView }))
  }

  private var shown: UIVisualEffect?
  private let backdropView = UIView()
  private let content = UIView()
  /// What shows fingers on interactive glass; nil for other effects.
  private var press: GlassPress?

  // Rules: LA-100.
  /// Makes a view of no size.
  ///
  /// - Parameter effect: nil shows what is behind as it is.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    begin(with: effect)
  }

  /// Makes a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view without an effect; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin(with: nil)
  }

  private func begin(with effect: UIVisualEffect?) {
    for view in [backdropView, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      putSubview(view, at: nil)
    }
    backdropView.isUserInteractionEnabled = false
    backdropView.alpha = 0
    shown = effect
    show(effect)
  }

  // Rules: LA-101.
  /// What the view holds; it fills the view.
  open var contentView: UIView { content }

  // Rules: LA-100, LA-102.
  /// What is done to what is behind; nil for nothing.
  ///
  /// A change inside of an animation is animated.
  open var effect: UIVisualEffect? {
    get { shown }
    set {
      shown = newValue
      show(newValue)
    }
  }

  // Rules: LA-114.
  /// The recognizers of the program; the one that shows fingers on interactive glass is none of them.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let own = super.gestureRecognizers?.filter { $0 !== press } ?? []
      return own.isEmpty ? nil : own
    }
    set {
      let pressing: [UIGestureRecognizer] = press.map { [$0] } ?? []
      super.gestureRecognizers = (newValue ?? []) + pressing
    }
  }

  // Rules: LA-112.
  /// Cuts the effect where the corners of the view are.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard extras?.corners != nil else { return }
    for view in [backdropView, content] {
      view.layer.cornerRadius = layer.cornerRadius
      view.clipsToBounds = true
    }
  }

  private func show(_ effect: UIVisualEffect?) {
    let material = effect?.material
    // What it looked like stays while it vanishes.
    if let material {
      backdropView.layer.backdrop = material.backdrop
      backdropView.backgroundColor = material.color
    }
    backdropView.alpha = material == nil ? 0 : 1
    content.alpha = effect?.contentAlpha ?? 1
    if (effect as? UIGlassEffect)?.isInteractive ?? false {
      press = press ?? GlassPress(of: self)
    } else {
      press?.end()
      press = nil
    }
  }

  // Rules: LA-101.
  /// Stops the process for a subview that is not the view's own.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content, subview !== backdropView else { return }
    violation(
      "A \(type(of: subview)) was added to a UIVisualEffectView itself",
      contract: "what a visual effect view holds is in its content view",
      instead: "call contentView.addSubview(_:)")
  }
}
