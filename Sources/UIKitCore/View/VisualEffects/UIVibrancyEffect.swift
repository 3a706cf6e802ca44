// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Lets what is behind a blur shine through the content of a view.
///
/// [Apple: UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect)
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  private let style: UIVibrancyEffectStyle

  /// Makes an effect for labels over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  // Rules: LA-102.
  /// Makes an effect for content over a blur.
  ///
  /// - Parameters:
  ///   - blurEffect: the blur that the view lies over.
  ///   - style: what the content is.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }

  // Rules: RT-102.
  /// Makes an effect for labels.
  public override init() {
    style = .label
    super.init()
  }

  /// Makes an effect for labels; nothing is read.
  public required init?(coder: NSCoder) {
    style = .label
    super.init(coder: coder)
  }

  override var contentAlpha: CGFloat { style.alpha }
}

/// What the content of a view is that lets a blur shine through.
///
/// [Apple: UIVibrancyEffectStyle](https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle)
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text that matters.
  case label
  /// Text of the second rank.
  case secondaryLabel
  /// Text of the third rank.
  case tertiaryLabel
  /// Text of the fourth rank.
  case quaternaryLabel
  /// Large areas.
  case fill
  /// Areas of the second rank.
  case secondaryFill
  /// Areas of the third rank.
  case tertiaryFill
  /// Lines between others.
  case separator

  fileprivate var alpha: CGFloat {
    switch self {
    case .label: 0.9
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.35
    case .quaternaryLabel: 0.2
    case .fill: 0.4
    case .secondaryFill: 0.3
    case .tertiaryFill: 0.2
    case .separator: 0.3
    }
  }
}
