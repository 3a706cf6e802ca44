// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// Lets a finger feel that things touched each other.
///
/// [Apple: UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator)
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  /// Makes a generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator for things of medium weight.
  public override convenience init() { self.init(style: .medium) }

  /// Makes a generator for things of a kind and adds it to the interactions of a view.
  ///
  /// - Parameters:
  ///   - style: how strong and how hard it feels.
  ///   - view: the view that is meant.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  // Rules: DE-6.
  /// Gives feedback in full strength.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  // Rules: DE-7.
  /// Gives feedback of a strength from 0, which is none, to 1; others are brought into that range.
  open func impactOccurred(intensity: CGFloat) {
    DeviceFeedback.give(style.kind, intensity: Double(intensity))
  }

  /// Gives feedback in full strength; the whole device moves, wherever in the view the place is.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Gives feedback of a strength; the whole device moves, wherever in the view the place is.
  ///
  /// - Parameters:
  ///   - intensity: from 0 to 1.
  ///   - location: where, in the coordinates of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

extension UIImpactFeedbackGenerator {
  /// What things that touch each other are like.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light.
    case light = 0
    /// Of some size and weight.
    case medium = 1
    /// Large or heavy.
    case heavy = 2
    /// Giving way.
    case soft = 3
    /// Not giving way.
    case rigid = 4

    fileprivate var kind: HostFeedback.Kind {
      switch self {
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      case .soft: .soft
      case .rigid: .rigid
      }
    }
  }
}
