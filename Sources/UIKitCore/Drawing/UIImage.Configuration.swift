// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

extension UIImage {
  /// What is said of a picture besides its name.
  ///
  /// [Apple: UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class)
  public class Configuration: NSObject, ExposedClass, @unchecked Sendable {
    /// What of the class can be asked for by name.
    nonisolated public class var exposedMembers: ExposedMembers { ExposedMembers() }

    let look: SymbolLook
    private let traits: UITraitCollection?

    required init(_ look: SymbolLook, _ traits: UITraitCollection?) {
      self.look = look
      self.traits = traits
      super.init()
    }

    /// The traits that the picture is for; nil for those that are current.
    public var traitCollection: UITraitCollection? { traits }

    /// The same for other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      type(of: self).init(look, traitCollection)
    }

    // Rules: DR-62.
    /// What another one says, and this one where that says nothing.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return type(of: self).init(look.applying(other.look), other.traits ?? traits)
    }
  }

  // Rules: DR-61, DR-62.
  /// What is said of how a symbol looks: the size and the weight of the text that it goes with, how large
  /// it is beside that, and its colour.
  ///
  /// [Apple: UIImage.SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class)
  public class SymbolConfiguration: Configuration, @unchecked Sendable {
    private convenience init(_ change: (inout SymbolLook) -> Void) {
      var look = SymbolLook()
      change(&look)
      self.init(look, nil)
    }

    /// Says how large a symbol is beside its text.
    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }

    /// Says the size of the text that a symbol goes with, in points.
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }

    /// Says how thick lines are.
    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }

    /// Says the size and the weight of the text that a symbol goes with.
    ///
    /// - Parameters:
    ///   - pointSize: in points.
    ///   - weight: how thick lines are.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Says the size and the weight of the text that a symbol goes with, and how large it is beside that.
    ///
    /// - Parameters:
    ///   - pointSize: in points.
    ///   - weight: how thick lines are.
    ///   - scale: beside the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// Says the style of the text that a symbol goes with; it has the size that the person chose.
    public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.style = textStyle } }

    /// Says the style of the text that a symbol goes with, and how large it is beside that.
    ///
    /// - Parameters:
    ///   - textStyle: it has the size that the person chose.
    ///   - scale: beside the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init {
        $0.style = textStyle
        $0.scale = scale
      }
    }

    /// Says that a symbol goes with text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Says that a symbol goes with text of a font, and how large it is beside that.
    ///
    /// - Parameters:
    ///   - font: its size and weight count.
    ///   - scale: beside the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale)
    }

    /// Says the colour of a symbol, whatever the tint where it is shown.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.color = hierarchicalColor }
    }

    /// Says the colours of a symbol's parts; symbols here have one part, which takes the first.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.color = paletteColors.first }
    }

    /// Says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration { _ in } }

    private func without(_ change: (inout SymbolLook) -> Void) -> Self {
      var look = look
      change(&look)
      return type(of: self).init(look, traitCollection)
    }

    /// The same without a style of text.
    public func configurationWithoutTextStyle() -> Self { without { $0.style = nil } }

    /// The same without a scale.
    public func configurationWithoutScale() -> Self { without { $0.scale = .unspecified } }

    /// The same without a weight.
    public func configurationWithoutWeight() -> Self { without { $0.weight = .unspecified } }

    /// The same without a size and a weight.
    public func configurationWithoutPointSizeAndWeight() -> Self {
      without {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Whether another one says the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      look == otherConfiguration?.look
    }

    /// Whether another object is a configuration that says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    /// Follows from the size, the weight and the scale.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(look.pointSize)
      hasher.combine(look.weight)
      hasher.combine(look.scale)
      return hasher.finalize()
    }
  }
}

extension UIFont {
  /// The weight of symbols that go with the font.
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(ofHundreds: face.weight)
  }
}

extension UIFont.Weight {
  // Rules: DR-61.
  /// The weight of symbols that go with letters of this one.
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(ofHundreds: number) }
}

extension UIImage.SymbolWeight {
  /// The weight for letters of a weight from 100 to 900.
  fileprivate init(ofHundreds weight: Int) {
    let hundreds = Int((Double(weight) / 100).rounded(), in: 1...9)
    self = Self(rawValue: hundreds) ?? .regular
  }
}
