// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Something that a menu shows: the base of actions, commands and menus.
///
/// [Apple: UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement)
@preconcurrency @MainActor
open class UIMenuElement: NSObject, ExposedClass, UIAccessibilityIdentification {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var storedTitle: String
  final var storedImage: UIImage?
  /// What a leaf was sent by, and where its menu came from, while it is performed.
  final var sending = MenuSending()

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }

  /// Fails: there are no interface files here to read an element from.
  public required init?(coder: NSCoder) { return nil }

  /// What a person reads.
  open var title: String { storedTitle }

  /// A second line below the title.
  open var subtitle: String?

  /// The picture beside the title.
  open var image: UIImage? { storedImage }

  /// A name to find the element by, in tests and traces.
  open var accessibilityIdentifier: String?
}

extension UIMenuElement {
  /// How an element takes part in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something, which its look warns of.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: some of what it stands for is on.
    case mixed = 2
  }
}
