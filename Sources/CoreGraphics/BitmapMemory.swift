// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import UIKitHost
  import UIKitPictures

  // Rules: PX-42.
  /// The memory of a context of pixels: what is drawn is in it at once.
  final class BitmapMemory {
    let bytes: UnsafeMutableRawBufferPointer
    let layout: PixelLayout
    private let canvas: PictureCanvas
    private let isOwn: Bool

    /// Takes the caller's memory with what it holds, or makes some; nil for too much of it.
    init?(_ data: UnsafeMutableRawPointer?, _ layout: PixelLayout) {
      let count = layout.byteCount
      self.layout = layout
      isOwn = data == nil
      if let data {
        bytes = UnsafeMutableRawBufferPointer(start: data, count: count)
      } else {
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
      }
      guard let pixels = layout.pixels(from: UnsafeRawBufferPointer(bytes)),
        let picture = Picture(width: pixels.width, height: pixels.height, bytes: pixels.bytes),
        let canvas = PictureCanvas(showing: picture, isUpward: true)
      else {
        if data == nil { bytes.deallocate() }
        return nil
      }
      self.canvas = canvas
    }

    deinit { if isOwn { bytes.deallocate() } }

    /// Saves a state of the canvas alone, for `resetClip()` to go back to.
    func hold() { canvas.play(.save) }

    func play(_ command: DrawingCommand) {
      canvas.play(command)
      switch command {
      case .save, .concatenate, .clip, .alpha, .composite, .shadow, .smoothing, .beginLayer, .mask:
        break
      default: layout.write(canvas.picture, to: bytes)
      }
    }
  }
#endif
