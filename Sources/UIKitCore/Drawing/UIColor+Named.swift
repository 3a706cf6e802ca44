// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

extension UIColor {
  // Rules: PT-6.
  /// Looks a colour up in the application's asset catalogue.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  // Rules: PT-6.
  /// Looks a colour up in the asset catalogue of a bundle.
  ///
  /// - Parameters:
  ///   - name: the name, with the folders of the catalogue that are part of names.
  ///   - bundle: where to look; nil is the application's.
  ///   - traitCollection: for which traits the colour is wanted; nil makes one that follows them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? ProgramBundles.main
    guard let paint = AssetCatalogues.shared.catalogue(of: bundle)?.colors[name],
      let light = UIColor.color(of: paint.light)
    else { return nil }
    let dark = paint.dark.flatMap(UIColor.color)
    if let traitCollection {
      let color = traitCollection.userInterfaceStyle == .dark ? dark ?? light : light
      self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
    } else if let dark {
      let (bright, dim) = UIColor.appearances
      self.init(
        light: light.resolvedColor(with: bright), dark: dark.resolvedColor(with: dim))
    } else if light.isDynamic {
      self.init { traits in light.resolvedColor(with: traits) }
    } else {
      self.init(cgColor: light.cgColor)
    }
  }

  private static var appearances: (light: UITraitCollection, dark: UITraitCollection) {
    (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
  }

  private static func color(of shade: AssetCatalogue.Shade) -> UIColor? {
    if let name = shade.reference { return systemColor(named: name) }
    guard let parts = shade.components?.map({ CGFloat($0) }), parts.count == 4 else { return nil }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour by the name that catalogues have for it: that of its property, and `Color`.
  private static func systemColor(named name: String) -> UIColor? {
    named[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let named: [String: UIColor] = [
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
    "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "link": .link, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "darkText": .darkText, "lightText": .lightText,
  ]
}
