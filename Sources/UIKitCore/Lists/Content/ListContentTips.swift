// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: CV-134.
/// Shows all of a text without room to a pointer that rests on it.
@MainActor
final class ListContentTips: NSObject, UIToolTipInteractionDelegate {
  let interaction = UIToolTipInteraction()
  /// The labels whose texts it shows; all are in the view of the interaction.
  var labels: [UILabel] = []

  override init() {
    super.init()
    interaction.delegate = self
  }

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    guard let label = labels.first(where: { $0.frame.contains(point) }), label.leavesTextOut,
      let text = label.text
    else { return nil }
    return UIToolTipConfiguration(toolTip: text, in: label.frame)
  }
}
