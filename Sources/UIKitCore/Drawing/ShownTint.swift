// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import ResponderFoundation

/// What is laid out or drawn, and has a tint.
@MainActor
protocol TintSource: AnyObject, Sendable {
  /// Its tint, which counts for what it shows from now on.
  func tintToShow() -> UIColor
}

// Rules: CT-92, CT-93.
/// The tint of what is laid out or drawn, for which `UIColor.tintColor` stands.
///
/// Traits do not name it, so what resolves colours asks for it where they are shown.
enum ShownTint {
  /// What `UIColor.tintColor` is.
  fileprivate static let source = UIColor(source: .tint)

  /// The tint under the current traits.
  static var color: CGColor { with { $0.cgColor } }

  /// What letters and symbols in the tint are drawn in under the current traits.
  static var ink: CGColor { with { $0.ink } }

  /// The tint under a collection of traits.
  static func color(under traits: UITraitCollection) -> UIColor {
    with { $0.resolvedColor(with: traits) }
  }

  private static func with<Result>(_ body: (UIColor) -> Result) -> Result {
    guard MainQueue.isCurrent else { return body(Ink.tint) }
    let (source, tint) = MainActor.assumeIsolated { take() }
    // A tint that is made of the tint is so of the one where no one set any.
    defer { MainActor.assumeIsolated { GraphicsStack.shared.tintSource = source } }
    return body(tint)
  }

  /// What is shown, and its tint; as long as that is resolved nothing is.
  @MainActor
  private static func take() -> (source: (any TintSource)?, tint: UIColor) {
    let stack = GraphicsStack.shared
    guard let source = stack.tintSource else { return (nil, Ink.tint) }
    stack.tintSource = nil
    return (source, source.tintToShow())
  }
}

extension UIColor {
  // Rules: CT-92.
  /// The tint of the view that shows the colour, as it is then; elsewhere that where no one set one.
  ///
  /// Labels, pictures and backgrounds of views follow it. A `CGColor` made of it does not: it is the
  /// tint of the view that was laid out or drawn at that moment.
  public class var tintColor: UIColor { ShownTint.source }
}
