// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension UIFont {
  // Rules: TS-20.
  /// Makes the font that is nearest to a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: what the font is to be like.
  ///   - pointSize: the size in points; 0 takes the descriptor's, or 12 if that has none.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let own = descriptor.pointSize > 0 ? descriptor.pointSize : Self.usualSize(descriptor.style)
    let form = descriptor.form
    guard pointSize <= 0, let style = descriptor.style else {
      self.init(
        face: descriptor.face, size: pointSize > 0 ? pointSize : own, form: form)
      return
    }
    // What was made for a kind of text goes on to follow the size that a person wants.
    let base = TextSizes.points(of: style, in: .large)
    self.init(
      face: descriptor.face, size: own, scaling: FontScaling(style: style, base: base),
      form: form)
  }

  private static func usualSize(_ style: UIFont.TextStyle?) -> CGFloat {
    style.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? smallSystemFontSize
  }

  // Rules: TS-24.
  /// The families that fonts can be made of.
  public class var familyNames: [String] {
    FontFace.Family.allCases.map { UIFont(face: FontFace(family: $0), size: 1).familyName }
  }

  // Rules: TS-24.
  /// The names of a family's fonts; none for one that is not among `familyNames`.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.all.map { UIFont(face: $0, size: 1) }.filter { $0.familyName == familyName }
      .map(\.fontName)
  }
}

extension UIFont.TextStyle {
  /// What scales as this kind of text does.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
