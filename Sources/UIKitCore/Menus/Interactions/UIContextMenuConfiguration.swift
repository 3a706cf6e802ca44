// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Makes the menu that comes up at a place; it gets what UIKit would offer there by itself.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// Makes the controller that is shown above a menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What comes up at a place: a menu, and above it a preview.
///
/// [Apple: UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration)
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// Tells the configuration from others.
  public final let identifier: any NSCopying

  init(
    _ identifier: (any NSCopying)?, _ preview: UIContextMenuContentPreviewProvider?,
    _ actions: UIContextMenuActionProvider?
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    previewProvider = preview
    actionProvider = actions
    super.init()
  }

  /// Makes a configuration of nothing: no menu comes up.
  public override init() {
    identifier = NSString(string: UUID().uuidString)
    previewProvider = nil
    actionProvider = nil
    super.init()
  }

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: nil for one that equals no other.
  ///   - previewProvider: makes what is shown above the menu; nil for nothing.
  ///   - actionProvider: makes the menu; nil for none.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.init(identifier, previewProvider, actionProvider) }

  /// In which order elements stand; nothing special by default.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// In which order the elements of a menu stand.
  public enum ElementOrder: Int, Sendable {
    /// As the kind of menu wants it: the first on top.
    case automatic = 0
    /// The first one nearest to the finger: at the bottom of a menu that opens upwards.
    case priority = 1
    /// The first on top.
    case fixed = 2
  }
}
