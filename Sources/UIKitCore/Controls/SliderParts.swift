// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UISlider {
  /// The part of the whole way that a step goes.
  private static let accessibleStep: Float = 0.1

  // Rules: AW-43.
  /// Moves the value by a step, as a person would.
  func step(_ way: Float) {
    guard isEnabled else { return }
    let before = value
    setValue(value + way * Self.accessibleStep * (maximumValue - minimumValue), animated: false)
    if value != before { send(.valueChanged, nil) }
  }

  // Rules: AW-59.
  /// What a slider gets of what was set for its class.
  var sliderRules: [AppearanceRule] {
    [
      .of("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .of("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .of("thumbTintColor", \UISlider.thumbTintColor),
      .of("minimumValueImage", \UISlider.minimumValueImage),
      .of("maximumValueImage", \UISlider.maximumValueImage),
      .of("thumbImage", { (slider: UISlider) in slider.thumbImage(for: .normal) }) {
        $0.setThumbImage($1, for: .normal)
      },
      .of("minimumTrackImage", { (slider: UISlider) in slider.minimumTrackImage(for: .normal) }) {
        $0.setMinimumTrackImage($1, for: .normal)
      },
      .of("maximumTrackImage", { (slider: UISlider) in slider.maximumTrackImage(for: .normal) }) {
        $0.setMaximumTrackImage($1, for: .normal)
      },
    ]
  }
}
