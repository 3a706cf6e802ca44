// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UISegmentedControl {
  // Rules: AX-22.
  /// The segments as somebody finds them who has the control read out.
  final var readableSegments: [UIAccessibilityElement] {
    let frames = segmentFrames()
    return segments.indices.map { place in
      let segment = segments[place]
      let element = segment.element ?? UIAccessibilityElement(accessibilityContainer: self)
      segment.element = element
      element.accessibilityLabel = segment.title ?? segment.image?.accessibilityLabel
      var traits = UIAccessibilityTraits.button
      if place == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      element.accessibilityTraits = traits
      let frame = frames.indices.contains(place) ? frames[place] : .zero
      if element.accessibilityFrameInContainerSpace != frame {
        element.accessibilityFrameInContainerSpace = frame
      }
      return element
    }
  }
}
