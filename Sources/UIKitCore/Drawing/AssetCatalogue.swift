// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization
import UIKitRuntime

/// What a bundle's `Assets.json` says: the pictures and colours of an asset catalogue.
///
/// The command that ports a project writes it. Names may contain folders, `Icons/star`.
struct AssetCatalogue: Decodable {
  let images: [String: Picture]
  let colors: [String: Paint]

  /// A picture in several sizes and for several appearances.
  struct Picture: Decodable {
    let files: [File]
    /// `template` or `original`.
    let rendering: String?
  }

  /// One file of a picture; its path begins in the bundle.
  struct File: Decodable {
    let path: String
    /// Pixels a point; nil for a drawing that has any size.
    let scale: Int?
    let isDark: Bool?
  }

  /// A colour for light and one for dark ground.
  struct Paint: Decodable {
    let light: Shade
    let dark: Shade?
  }

  /// Components of extended sRGB and alpha, or the name of a system colour.
  struct Shade: Decodable {
    let components: [Double]?
    let reference: String?
  }
}

/// The asset catalogues of the bundles that were asked for one.
final class AssetCatalogues: Sendable {
  private let known = Mutex<[String: AssetCatalogue?]>([:])

  static var shared: AssetCatalogues { Runtime.common(.assetCatalogues) { AssetCatalogues() } }

  /// The catalogue of a bundle; nil if it has none, or one that cannot be read.
  func catalogue(of bundle: Bundle) -> AssetCatalogue? {
    let path = bundle.bundlePath
    return known.withLock { known in
      if let catalogue = known[path] { return catalogue }
      let data = FileManager.default.contents(atPath: path + "/Assets.json")
      let catalogue = data.flatMap { try? JSONDecoder().decode(AssetCatalogue.self, from: $0) }
      known[path] = .some(catalogue)
      return catalogue
    }
  }
}
