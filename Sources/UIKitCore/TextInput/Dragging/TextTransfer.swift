// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DD-71.
/// What a text is dragged and dropped on by, and who decides; made when something of it is needed.
@MainActor
final class TextTransfer {
  private weak var text: (any DraggedText)?
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
  var options: UITextDragOptions = []
  private(set) var drag: TextDrag?
  private(set) var drop: TextDrop?

  init(_ text: any DraggedText) { self.text = text }

  /// The interaction that lifts text; one that the program took off the view stays away.
  func readyDrag() -> UIDragInteraction? {
    if let drag { return drag.interaction }
    guard let text else { return nil }
    let made = TextDrag(text)
    drag = made
    text.addInteraction(made.interaction)
    return made.interaction
  }

  /// The interaction that takes drops; one that the program took off the view stays away.
  func readyDrop() -> UIDropInteraction? {
    if let drop { return drop.interaction }
    guard let text else { return nil }
    let made = TextDrop(text)
    drop = made
    text.addInteraction(made.interaction)
    return made.interaction
  }

  /// Whether a finger at a point would lift text.
  func lifts(at point: CGPoint) -> Bool {
    guard let drag, drag.interaction.isEnabled, let view = drag.interaction.view, view === text
    else { return false }
    return text?.liftedRange(at: point) != nil
  }
}
