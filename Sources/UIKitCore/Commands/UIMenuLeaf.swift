// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitRuntime

/// Something in a menu that can be chosen: an action or a command.
///
/// [Apple: UIMenuLeaf](https://developer.apple.com/documentation/uikit/uimenuleaf)
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// What a person reads.
  var title: String { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// A longer title, for a list of what can be done.
  var discoverabilityTitle: String? { get set }
  /// How it takes part in a menu.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark beside it.
  var state: UIMenuElement.State { get set }
  /// The picture beside the title while `state` is on; nil for `image` then too.
  var selectedImage: UIImage? { get set }
  /// What it was sent by, while it is performed; nil otherwise.
  var sender: Any? { get }
  /// Where its menu came from, while it is performed from one; nil otherwise.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Does what it stands for.
  ///
  /// - Parameters:
  ///   - sender: what becomes `sender` meanwhile.
  ///   - target: who does a command; nil asks along the responder chain. Without use for an action.
  func performWithSender(_ sender: Any?, target: Any?)
}

/// What a leaf knows of the menu it is performed from.
@MainActor
struct MenuSending {
  /// What it was sent by.
  var sender: Any?
  /// Where the menu came from.
  var source: (any UIPopoverPresentationControllerSourceItem)?

  /// Runs `body` with a sender, and takes it back.
  func run(from sender: Any?, of leaf: UIMenuElement, _ body: () -> Void) {
    leaf.sending = MenuSending(sender: sender, source: MenuSource.shared.next)
    body()
    leaf.sending = self
  }
}

/// Where the menu came from that something is being chosen from.
@MainActor
final class MenuSource {
  static var shared: MenuSource { Runtime.part(.menuSource) { MenuSource() } }

  /// Where the next performance will say that its menu came from.
  var next: (any UIPopoverPresentationControllerSourceItem)?
}
