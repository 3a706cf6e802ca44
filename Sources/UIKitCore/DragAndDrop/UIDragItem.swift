// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

// Rules: DD-3, DD-9.
/// One thing that is dragged: what it is, for everybody and for this program.
///
/// [Apple: UIDragItem](https://developer.apple.com/documentation/uikit/uidragitem)
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  private let provider: NSItemProvider
  /// Shows it while it is dragged.
  final weak var figure: DragFigure?

  /// Makes an item.
  ///
  /// - Parameter itemProvider: what is dragged, in the forms in which others may take it.
  public init(itemProvider: NSItemProvider) {
    provider = itemProvider
    super.init()
  }

  /// What is dragged, in the forms in which others may take it.
  open var itemProvider: NSItemProvider { provider }

  /// What the program itself knows the item by; nil at first.
  open var localObject: Any?

  /// Makes what is shown of the item while it is dragged; nil, the preview that was lifted, at first.
  ///
  /// Nothing is shown of an item whose closure answers nil. Another closure counts at once.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { figure?.previewDidChange() }
  }
}
