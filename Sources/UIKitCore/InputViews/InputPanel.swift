// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Holds the input views at the bottom of the screen.
final class InputPanel: UIView {
  private(set) var shown = InputSet()
  private lazy var assistant = AssistantBar()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "keyboard"
    backgroundColor = KeyboardLook.background
  }

  required init?(coder: NSCoder) { nil }

  // Rules: RC-30.
  /// Exchanges the views; those that stay are not taken out.
  func install(_ set: InputSet) {
    let old = shown
    shown = set
    for view in old.views
    where !set.views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in set.views where view.superview !== self { addSubview(view) }
    if let owner = set.accessoryOwner { set.accessory?.linkNext(to: owner) }
    if let item = set.assistant {
      assistant.show(item)
      addSubview(assistant)
    } else if old.assistant != nil {
      assistant.removeFromSuperview()
    }
  }

  /// Gives the views their places.
  func place(_ layout: InputLayout) {
    shown.accessory?.frame = layout.accessory
    if shown.assistant != nil { assistant.frame = layout.assistant }
    shown.input?.frame = layout.input
    // A view that has no height stands for "no keyboard": nothing of the panel is to be seen.
    isHidden = layout.size.height == 0
  }
}
