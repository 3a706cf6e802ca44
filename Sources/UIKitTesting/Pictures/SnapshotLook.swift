// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  public import Foundation
  public import UIKit
  public import UIKitPictures

  // Rules: PX-51.
  /// How something is looked at for a picture.
  public struct SnapshotLook: Sendable {
    /// Light or dark; unspecified for what the application is shown in.
    public var style: UIUserInterfaceStyle
    /// In points: of the screen for a generator, a window, or the view at the root of one, else of the
    /// view or layer; nil for the size it has.
    public var size: CGSize?
    /// Pixels of a point.
    public var scale: CGFloat
    /// How large text is; nil for the size it is shown in.
    public var textSize: UIContentSizeCategory?
    /// The fonts, by default those that look the same on every machine that has them.
    public var fonts: PictureFonts

    /// Makes a look; what is left out is as the application is shown, at two pixels a point.
    ///
    /// - Parameters:
    ///   - style: light or dark.
    ///   - size: in points.
    ///   - scale: pixels of a point.
    ///   - textSize: how large text is.
    ///   - fonts: what text is drawn with.
    public init(
      style: UIUserInterfaceStyle = .unspecified, size: CGSize? = nil, scale: CGFloat = 2,
      textSize: UIContentSizeCategory? = nil, fonts: PictureFonts = .named
    ) {
      self.style = style
      self.size = size
      self.scale = scale
      self.textSize = textSize
      self.fonts = fonts
    }
  }

  /// How far a picture may be from what is expected.
  public struct SnapshotTolerance: Sendable {
    /// How far a component of a pixel may be off, of 255, before the pixel counts as another one.
    public var levels: Int
    /// Which part of the pixels may be others, from 0 to 1.
    public var share: Double

    /// Makes a tolerance.
    ///
    /// - Parameters:
    ///   - levels: of 255.
    ///   - share: from 0 to 1.
    public init(levels: Int = 8, share: Double = 0.001) {
      self.levels = levels
      self.share = share
    }
  }

  /// Why there is no picture.
  public enum SnapshotError: Error, CustomStringConvertible {
    /// What is to be seen has no size, or one that does not fit into memory.
    case noPixels
    /// A picture is not what is expected, cannot be read, or cannot be written; the text says which.
    case failed(String)

    /// What went wrong, for a person.
    public var description: String {
      switch self {
      case .noPixels: "There is no picture: it has no size, or does not fit into memory."
      case .failed(let message): message
      }
    }
  }
#endif
