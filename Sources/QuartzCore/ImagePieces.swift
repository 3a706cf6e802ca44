// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import CoreGraphics
package import Foundation
package import UIKitHost

/// A part of an image as drawing commands: the image clipped to where the part goes.
package struct ImagePieces {
  private let image: CGImage
  /// The part, in parts of the image.
  private let part: CGRect
  /// How large the part is by itself, in points.
  private let size: CGSize
  /// Where it goes.
  private let frame: CGRect

  package init(of image: CGImage, part: CGRect, size: CGSize, in frame: CGRect) {
    self.image = image
    self.part = part
    self.size = size
    self.frame = frame
  }

  /// The part, stretched to where it goes.
  package var whole: [DrawingCommand] { piece(part, in: frame) }

  /// The part in nine pieces, of which those at the corners keep their size and the one in the middle
  /// is stretched both ways.
  ///
  /// - Parameters:
  ///   - center: the middle piece, in parts of the part.
  ///   - tiled: true repeats what else would be stretched.
  package func stretched(_ center: CGRect, tiled: Bool = false) -> [DrawingCommand] {
    let columns = Self.cuts(
      center.minX, center.maxX, size.width, from: frame.minX, length: frame.width)
    let rows = Self.cuts(
      center.minY, center.maxY, size.height, from: frame.minY, length: frame.height)
    return rows.flatMap { row in
      columns.flatMap { column in
        piece(
          CGRect(
            x: part.minX + column.source.start * part.width,
            y: part.minY + row.source.start * part.height,
            width: column.source.length * part.width, height: row.source.length * part.height),
          in: CGRect(
            x: column.target.start, y: row.target.start, width: column.target.length,
            height: row.target.length),
          cell: tiled
            ? CGSize(
              width: column.source.length * size.width, height: row.source.length * size.height)
            : nil)
      }
    }
  }

  /// Where a piece begins and how long it is, in the image and where it goes.
  private struct Cut {
    var source: (start: CGFloat, length: CGFloat)
    var target: (start: CGFloat, length: CGFloat)
  }

  /// The three pieces along one axis, those of no length left out.
  private static func cuts(
    _ low: CGFloat, _ high: CGFloat, _ size: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [Cut] {
    let low = min(max(low, 0), 1)
    let high = min(max(high, low), 1)
    var (before, after) = (low * size, (1 - high) * size)
    if before + after > length {
      let shrink = length / max(before + after, .leastNonzeroMagnitude)
      before *= shrink
      after *= shrink
    }
    let middle = length - before - after
    return [
      Cut(source: (0, low), target: (start, before)),
      Cut(source: (low, high - low), target: (start + before, middle)),
      Cut(source: (high, 1 - high), target: (start + before + middle, after)),
    ].filter { $0.source.length > 0 && $0.target.length > 0 }
  }

  /// A part of the image, in parts of it, in a rectangle: stretched to it, or in cells of a size.
  private func piece(_ part: CGRect, in frame: CGRect, cell: CGSize? = nil) -> [DrawingCommand] {
    guard part.width > 0, part.height > 0, frame.width > 0, frame.height > 0 else { return [] }
    if let cell, cell != frame.size {
      let first = CGRect(origin: frame.origin, size: cell)
      guard !first.isEmpty else { return [] }
      return [
        .save, .clip(CGPath(rect: frame, transform: nil).steps, evenOdd: false),
        .tiles(piece(part, in: first), cell: first, step: cell), .restore,
      ]
    }
    let (across, down) = (frame.width / part.width, frame.height / part.height)
    let whole = CGRect(
      x: frame.minX - part.minX * across, y: frame.minY - part.minY * down, width: across,
      height: down)
    return [.save, .clip(CGPath(rect: frame, transform: nil).steps, evenOdd: false)]
      + image.commands(in: whole) + [.restore]
  }
}
