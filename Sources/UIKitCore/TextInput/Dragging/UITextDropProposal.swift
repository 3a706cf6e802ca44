// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: DD-75.
/// What a text would do with what is dropped on it.
///
/// [Apple: UITextDropProposal](https://developer.apple.com/documentation/uikit/uitextdropproposal)
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// Which text gives way.
  ///
  /// [Apple: UITextDropProposal.Action](https://developer.apple.com/documentation/uikit/uitextdropproposal/action)
  public enum Action: UInt, Sendable {
    /// None: what is dropped comes where the finger is.
    case insert = 0
    /// What is selected.
    case replaceSelection = 1
    /// Everything.
    case replaceAll = 2
  }

  /// Who changes the text.
  ///
  /// [Apple: UITextDropProposal.Performer](https://developer.apple.com/documentation/uikit/uitextdropproposal/performer)
  public enum Performer: UInt, Sendable {
    /// The view.
    case view = 0
    /// The delegate, when it hears `willPerformDrop`.
    case delegate = 1
  }

  /// Which text gives way; none at first.
  open var dropAction: Action = .insert

  /// Whether text that is moved within its view is taken from where it was, with its attributes, and not
  /// from the items of the drag; true at first.
  open var useFastSameViewOperations = true

  /// Who changes the text; the view at first.
  open var dropPerformer: Performer = .view

  override var another: UIDropProposal { UITextDropProposal(operation: operation) }

  override var copied: UIDropProposal {
    let other = super.copied
    if let other = other as? UITextDropProposal {
      other.dropAction = dropAction
      other.useFastSameViewOperations = useFastSameViewOperations
      other.dropPerformer = dropPerformer
    }
    return other
  }
}
