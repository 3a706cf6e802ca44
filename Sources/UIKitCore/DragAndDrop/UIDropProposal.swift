// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

/// What becomes of what is dropped.
///
/// [Apple: UIDropOperation](https://developer.apple.com/documentation/uikit/uidropoperation)
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: a drop here would end the drag without effect.
  case cancel = 0
  /// Nothing now, although the view takes drops otherwise.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved: whoever gives it away takes it out of where it was.
  case move = 3
}

// Rules: DD-14, DD-15.
/// What a view would do with what is dropped where the finger is.
///
/// [Apple: UIDropProposal](https://developer.apple.com/documentation/uikit/uidropproposal)
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  private let ownOperation: UIDropOperation

  /// Makes a proposal.
  ///
  /// - Parameter operation: what would be done.
  public init(operation: UIDropOperation) {
    ownOperation = operation
    super.init()
  }

  /// What would be done.
  open var operation: UIDropOperation { ownOperation }

  /// Whether a person looks for an exact place, which the preview is moved aside for; false at first.
  open var isPrecise = false

  /// Whether previews are shown in their own size here; false at first.
  open var prefersFullSizePreview = false

  // Rules: RT-102.
  /// A proposal that says the same; a subclass that says more overrides it.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied }
  }

  /// A proposal of the same operation and of the nearest class of UIKit's.
  var another: UIDropProposal { UIDropProposal(operation: operation) }

  /// The same once more.
  var copied: UIDropProposal {
    let other = another
    other.isPrecise = isPrecise
    other.prefersFullSizePreview = prefersFullSizePreview
    return other
  }
}
