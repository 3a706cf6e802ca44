// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// How a picture is shown, whatever it shows.
struct ImageTraits {
  var mode = UIImage.RenderingMode.automatic
  var orientation = UIImage.Orientation.up
  /// How wide the edges are that keep their size; nil for a picture that is stretched as a whole.
  var caps: UIEdgeInsets?
  var resizing = UIImage.ResizingMode.tile
  /// The pictures that are shown one after another.
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  var alignmentInsets = UIEdgeInsets.zero
  /// Whether left and right change places where lines run from right to left.
  var flips = false
  /// The colour that a symbol was given.
  var tint: UIColor?
  /// The name of the symbol that it is.
  var symbol: String?
  /// The pictures for other traits that it belongs to.
  var asset: UIImageAsset?
  /// The orientation that it has in that; another one was given to it.
  var assetOrientation = UIImage.Orientation.up
  /// What was said of it besides its name.
  var configuration: UIImage.Configuration?
}
