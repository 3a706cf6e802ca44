// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: CT-72.
/// The pictures of a slider's line, and the views that show them.
@MainActor
struct SliderTracks {
  var minimum = StateTable<UIImage>()
  var maximum = StateTable<UIImage>()
  private var views: (minimum: UIImageView, maximum: UIImageView)?

  init() {}

  /// Shows pictures, each as high as it is, in the middle of its part of the line.
  mutating func show(
    _ first: UIImage?, _ filled: CGRect, _ last: UIImage?, _ empty: CGRect, in slider: UISlider,
    below thumb: CALayer
  ) {
    guard first != nil || last != nil || views != nil else { return }
    let views = self.views ?? make(in: slider, below: thumb)
    place(first, filled, in: views.minimum)
    place(last, empty, in: views.maximum)
  }

  private mutating func make(
    in slider: UISlider, below thumb: CALayer
  ) -> (minimum: UIImageView, maximum: UIImageView) {
    let made = (minimum: UIImageView(), maximum: UIImageView())
    slider.insertSubview(made.minimum, at: 0)
    slider.insertSubview(made.maximum, at: 0)
    slider.layer.insertSublayer(thumb, above: made.minimum.layer)
    views = made
    return made
  }

  private func place(_ image: UIImage?, _ rect: CGRect, in view: UIImageView) {
    view.isHidden = image == nil
    view.image = image
    let height = image?.size.height ?? 0
    view.frame = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }
}
