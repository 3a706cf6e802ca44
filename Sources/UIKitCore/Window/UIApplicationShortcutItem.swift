// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Something a person can ask an application to do without opening it first.
///
/// [Apple: UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem)
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let kind: String
  private let ownTitle: String

  /// Makes a shortcut.
  public init(type: String, localizedTitle: String) {
    kind = type
    ownTitle = localizedTitle
    super.init()
  }

  /// What the application tells it from others by.
  open var type: String { kind }

  /// What a person reads.
  open var localizedTitle: String { ownTitle }
}
