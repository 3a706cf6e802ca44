// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What `saveGState()` saves.
struct GraphicsState {
  var ctm = CGAffineTransform.identity
  var fill = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  var stroke = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  /// The drawings that are repeated in the place of the colours.
  var fillPattern: CGPattern?
  var strokePattern: CGPattern?
  var fillSpace = CGColorSpace.Kind.deviceGray
  var strokeSpace = CGColorSpace.Kind.deviceGray
  var patternPhase = CGSize.zero
  var line = LineStyle()
  var alpha = 1.0
  var compositing = Compositing.blend(.normal)
  var shadow: DrawingShadow?
  var interpolation = CGInterpolationQuality.default
  var textMode = CGTextDrawingMode.fill
  /// What of the drawing can be seen, in the coordinates the context began with.
  var clipBox: CGRect
  /// What the drawing was restricted by last; nil for nothing.
  var lastClip: KeptClip?

  /// Whether what is drawn is laid over what is there as it is.
  var isPlain: Bool { alpha == 1 && shadow == nil && compositing == .blend(.normal) }
}

/// A state that is to come back.
struct SavedState {
  var state: GraphicsState
  /// Whether a picture of its own was begun with it.
  var isLayer = false
  /// Whether that lies in a saved state of the host for its opacity.
  var isFaded = false
  /// Whether it comes back by being set anew, for `resetClip()` left what the host had saved.
  var isAnew = false
}
