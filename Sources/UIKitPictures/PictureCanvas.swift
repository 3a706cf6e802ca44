// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  public import UIKitHost

  // Rules: PX-42.
  /// Pixels that a drawing is played on, one command after another.
  public final class PictureCanvas {
    private let sheet: Sheet
    private let painter: DrawingPainter

    /// Makes a canvas that shows a picture.
    ///
    /// - Parameters:
    ///   - picture: what is drawn over.
    ///   - isUpward: whether y grows upwards, from the lower left corner.
    ///   - fonts: what text is drawn with.
    public init?(showing picture: Picture, isUpward: Bool, fonts: PictureFonts = .standard) {
      guard let sheet = picture.sheet else { return nil }
      if isUpward {
        let flip = AffineNumbers(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(picture.height))
        guard sheet.concatenate(flip) else { return nil }
      }
      self.sheet = sheet
      painter = DrawingPainter(
        on: sheet, images: PictureImages(), text: TextPainter(fonts: fonts))
    }

    /// Draws a command after those before it.
    public func play(_ command: DrawingCommand) { painter.play(command) }

    /// What it shows; a picture of its own that has not ended is not in it.
    public var picture: Picture { Picture(sheet) }
  }
#endif
