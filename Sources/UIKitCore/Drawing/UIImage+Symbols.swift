// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension UIImage {
  // Rules: DR-61, DR-64.
  /// A symbol by its name, as a configuration says.
  ///
  /// - Parameters:
  ///   - name: as in `init(systemName:)`.
  ///   - configuration: how it looks; nil says nothing.
  /// - Returns: nil for a symbol that there is not.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let commands = SymbolDrawings.commands(named: name) else { return nil }
    var traits = ImageTraits()
    traits.symbol = name
    traits.configuration = configuration
    self.init(symbol: commands, traits: traits)
  }

  /// A symbol by its name.
  ///
  /// - Parameters:
  ///   - name: as in `init(systemName:)`.
  ///   - traitCollection: the traits that its configuration keeps; nil for none.
  /// - Returns: nil for a symbol that there is not.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    let configuration = traitCollection.map { Configuration(SymbolLook(), $0) }
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Looks a picture up as `init(named:in:compatibleWith:)` does.
  ///
  /// - Parameters:
  ///   - name: the name, with the folders of the catalogue that are part of names.
  ///   - bundle: where to look; nil is the application's.
  ///   - configuration: whose traits count; nil for those that are current.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  private convenience init(symbol commands: [DrawingCommand], traits: ImageTraits) {
    let look = traits.configuration?.look ?? SymbolLook()
    let size = CGSize(
      width: SymbolDrawings.size.width * look.factor,
      height: SymbolDrawings.size.height * look.factor)
    var traits = traits
    var content = ImageContent.drawing(look.drawing(commands), isSymbol: true)
    if let color = traits.tint ?? look.color {
      content = content.tinted(color, size: size)
      if traits.tint == nil, traits.mode == .automatic { traits.mode = .alwaysOriginal }
    }
    self.init(content: content, size: size, scale: 1, traits: traits)
  }

  /// The picture as a configuration says, whatever was said before; itself where it is no symbol.
  func configured(_ configuration: Configuration) -> UIImage {
    var traits = traits
    traits.configuration = configuration
    guard let name = traits.symbol, let commands = SymbolDrawings.commands(named: name) else {
      return UIImage(content: content, size: size, scale: scale, traits: traits)
    }
    return UIImage(symbol: commands, traits: traits)
  }

  // Rules: DR-63.
  /// A symbol as a view prefers it where its own configuration says nothing.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, traits.symbol != nil else { return self }
    return configured(configuration.applying(traits.configuration))
  }
}
