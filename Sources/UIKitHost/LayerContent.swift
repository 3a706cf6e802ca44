// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What a layer shows between its background and its sublayers.
public enum LayerContent: Sendable, Equatable {
  /// Nothing.
  case none
  /// Lines of text that were laid out already.
  case text([TextLine])
  /// An image, stretched into `frame` of the layer's bounds.
  case image(ImageResource, frame: CGRect)
  /// What the layer's delegate drew, in the coordinates of the bounds.
  case drawing([DrawingCommand])
  /// A drawing that is not confined to the bounds.
  ///
  /// In their coordinates, with a rectangle that holds all of it.
  case figure([DrawingCommand], extent: CGRect)
}

/// One line of text in one font and colour.
public struct TextLine: Sendable, Equatable {
  /// The characters.
  public var string: String
  /// Where the baseline starts, in the coordinates of the layer's bounds.
  public var origin: CGPoint
  /// The sum of the advances it was laid out with, in points.
  public var width: Double
  /// The font.
  public var font: FontFace
  /// In points.
  public var size: Double
  /// The colour.
  public var color: RGBA
  /// True for a line below the text.
  public var isUnderlined: Bool
  /// What else is drawn; nil, for most text, is nothing.
  public var look: TextLook?

  /// Makes a line.
  public init(
    string: String, origin: CGPoint, width: Double, font: FontFace, size: Double, color: RGBA,
    isUnderlined: Bool = false, look: TextLook? = nil
  ) {
    self.string = string
    self.origin = origin
    self.width = width
    self.font = font
    self.size = size
    self.color = color
    self.isUnderlined = isUnderlined
    self.look = look
  }
}

/// An encoded image; sent to a host once and then named.
public final class ImageResource: Sendable, Equatable {
  /// Different for every image of the process.
  public let id: Int
  /// Such as `image/png`, `image/svg+xml`.
  public let mediaType: String
  /// The encoded bytes.
  public let data: Data

  /// Makes a resource; `id` must not be used by another.
  public init(id: Int, mediaType: String, data: Data) {
    self.id = id
    self.mediaType = mediaType
    self.data = data
  }

  /// The same resource.
  public static func == (a: ImageResource, b: ImageResource) -> Bool { a.id == b.id }
}
