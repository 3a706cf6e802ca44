// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

extension UIImage {
  // Rules: DR-65, PT-5.
  /// Looks a picture up in the asset catalogue of a bundle, then among its files, with or without
  /// extension.
  ///
  /// - Parameters:
  ///   - name: the name, with the folders of the catalogue that are part of names.
  ///   - bundle: where to look; nil is the application's.
  ///   - traitCollection: whether a picture for dark ground is wanted; nil is what is current. An image
  ///     view shows the one for its own style.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? ProgramBundles.main
    let isDark = (traitCollection ?? .current).userInterfaceStyle == .dark
    if let picture = AssetCatalogues.shared.catalogue(of: bundle)?.images[name],
      let file = picture.file(isDark: isDark)
    {
      self.init(file: file, of: picture, in: bundle)
    } else {
      guard let path = UIImage.path(named: name, in: bundle) else { return nil }
      self.init(contentsOfFile: path)
    }
  }

  private convenience init?(
    file: AssetCatalogue.File, of picture: AssetCatalogue.Picture, in bundle: Bundle
  ) {
    guard let image = UIImage.read(file, in: bundle) else { return nil }
    var traits = image.traits
    traits.mode = picture.renderingMode
    traits.asset = UIImage.asset(of: picture, in: bundle, with: (file.path, image))
    traits.assetOrientation = traits.orientation
    self.init(content: image.content, size: image.size, scale: image.scale, traits: traits)
  }

  private static func read(_ file: AssetCatalogue.File, in bundle: Bundle) -> UIImage? {
    let path = bundle.bundlePath + "/" + file.path
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return UIImage(data: data, scale: CGFloat(file.scale ?? 1))
  }

  // Rules: DR-65.
  /// The pictures for light and dark ground; nil where there is one for both.
  ///
  /// - Parameters:
  ///   - picture: says where they are.
  ///   - bundle: where the catalogue is.
  ///   - known: the one that was read, and where.
  private static func asset(
    of picture: AssetCatalogue.Picture, in bundle: Bundle,
    with known: (path: String, image: UIImage)
  ) -> UIImageAsset? {
    guard Set(picture.files.map { $0.isDark ?? false }).count == 2 else { return nil }
    let asset = UIImageAsset()
    for (style, isDark) in [(UIUserInterfaceStyle.light, false), (.dark, true)] {
      guard let file = picture.file(isDark: isDark) else { continue }
      let traits = UITraitCollection(userInterfaceStyle: style)
      if file.path == known.path {
        asset.register(known.image, with: traits)
      } else {
        // Nobody may ever look at it.
        asset.register(with: traits) { read(file, in: bundle) }
      }
    }
    return asset
  }

  /// The file of a bundle that a name means.
  private static func path(named name: String, in bundle: Bundle) -> String? {
    let endings = ["", "@2x.png", ".png", "@3x.png", ".jpg", ".jpeg", ".svg", ".gif", ".webp"]
    return endings.lazy.compactMap { bundle.path(forResource: name + $0, ofType: nil) }.first
  }

  /// The scale that `@2x` or `@3x` at the end of a file's name tells; 1 otherwise.
  static func scale(ofPath path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for scale in [2, 3] where name.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }
}

extension AssetCatalogue.Picture {
  /// The file for an appearance: a drawing, or else that with two pixels a point, or with three.
  fileprivate func file(isDark: Bool) -> AssetCatalogue.File? {
    let fitting = files.filter { ($0.isDark ?? false) == isDark }
    let order = [nil, 2, 3, 1]
    let sorted = (fitting.isEmpty ? files : fitting).map { file in
      (file, order.firstIndex(of: file.scale) ?? order.count)
    }
    return sorted.min { $0.1 < $1.1 }?.0
  }

  fileprivate var renderingMode: UIImage.RenderingMode {
    switch rendering {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}
