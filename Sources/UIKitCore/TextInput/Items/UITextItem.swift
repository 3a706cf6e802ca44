// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A part of a text view that a person can act on: a link, an attachment, or what a program tagged.
///
/// [Apple: UITextItem](https://developer.apple.com/documentation/uikit/uitextitem)
@preconcurrency @MainActor
open class UITextItem: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What an item is.
  public enum Content {
    /// A link, or an address that a data detector found.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// Text with the attribute `textItemTag`.
    case tag(String)
  }

  private let place: NSRange
  private let kind: Content

  init(_ content: Content, _ range: NSRange) {
    kind = content
    place = range
    super.init()
  }

  /// What it is.
  open var content: Content { kind }

  /// Where it is, in UTF-16 units.
  open var range: NSRange { place }

  /// The menu of an item.
  open class MenuConfiguration: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    final let menu: UIMenu

    private init(shown menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    /// Makes a configuration of a menu.
    public convenience init(menu: UIMenu) { self.init(shown: menu) }
  }
}

/// What a person does with a part of a text.
///
/// [Apple: UITextItemInteraction](https://developer.apple.com/documentation/uikit/uitextiteminteraction)
public enum UITextItemInteraction: Int, Sendable {
  /// A tap: what the item is for.
  case invokeDefaultAction = 0
  /// A finger that rests: a choice of actions.
  case presentActions = 1
  /// A preview; not asked here.
  case preview = 2
}

extension NSAttributedString.Key {
  /// A `String` by which a program knows the text again when it is tapped.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
