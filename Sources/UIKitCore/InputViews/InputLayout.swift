// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Where input views lie in the panel at the bottom of the screen.
@MainActor
struct InputLayout {
  /// The panel's size; its height is 0 when there is nothing to see.
  let size: CGSize
  /// Within the panel.
  let accessory: CGRect
  let assistant: CGRect
  let input: CGRect

  /// Stacks the views above the safe area's lower inset, which the panel fills as well.
  init(_ set: InputSet) {
    let screen = UIScreen.main.bounds
    let accessoryHeight = set.accessory.map(InputLayout.height) ?? 0
    let inputHeight = set.input.map(InputLayout.height) ?? 0
    let assistantHeight = set.assistant == nil ? 0 : AssistantBar.height
    let content = accessoryHeight + assistantHeight + inputHeight
    accessory = CGRect(x: 0, y: 0, width: screen.width, height: accessoryHeight)
    assistant = CGRect(x: 0, y: accessory.maxY, width: screen.width, height: assistantHeight)
    input = CGRect(x: 0, y: assistant.maxY, width: screen.width, height: inputHeight)
    let inset = content > 0 ? UIScreen.main.metrics.safeArea.bottom : 0
    size = CGSize(width: screen.width, height: min(content + inset, screen.height))
  }

  /// The panel's frame on the screen when it is shown.
  var shownFrame: CGRect {
    CGRect(origin: CGPoint(x: 0, y: UIScreen.main.bounds.height - size.height), size: size)
  }

  /// The frame from which it comes.
  var hiddenFrame: CGRect {
    CGRect(origin: CGPoint(x: 0, y: UIScreen.main.bounds.height), size: size)
  }

  /// The height a view wants: that of its frame, unless it sizes itself or has none.
  private static func height(of view: UIView) -> CGFloat {
    if let sizing = view as? UIInputView, sizing.allowsSelfSizing {
      let wanted = sizing.intrinsicContentSize.height
      return wanted >= 0
        ? wanted
        : sizing.sizeThatFits(CGSize(width: UIScreen.main.bounds.width, height: 0)).height
    }
    let own = view.bounds.height
    return own > 0 ? own : max(0, view.intrinsicContentSize.height)
  }
}
