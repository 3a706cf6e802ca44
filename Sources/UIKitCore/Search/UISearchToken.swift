// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: SB-30.
/// A part of a search that stands before the text of a search field, such as a person or a year.
///
/// [Apple: UISearchToken](https://developer.apple.com/documentation/uikit/uisearchtoken)
@preconcurrency @MainActor
open class UISearchToken: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final let icon: UIImage?
  final let title: String

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - icon: shown before the text; nil for none.
  ///   - text: what it says.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    title = text
    super.init()
  }

  /// What goes to the pasteboard unless somebody says otherwise: the text.
  final var provider: NSItemProvider { NSItemProvider(object: NSString(string: title)) }

  /// What the token means to the program; nil by default.
  open var representedObject: Any?
}
