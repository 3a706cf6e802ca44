// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A group of menu elements: a menu of its own, a submenu, or a section of one.
///
/// It does not change; `replacingChildren(_:)` makes another one.
///
/// [Apple: UIMenu](https://developer.apple.com/documentation/uikit/uimenu)
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  private let ownIdentifier: Identifier
  private let ownOptions: Options
  private let ownChildren: [UIMenuElement]

  init(
    title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
    size: ElementSize, children: [UIMenuElement]
  ) {
    ownIdentifier = identifier ?? Identifier.unique()
    ownOptions = options
    ownChildren = children
    preferredElementSize = size
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: what is shown for it.
  ///   - image: the picture beside the title; nil for none.
  ///   - identifier: without one the menu gets one of its own, which equals no other.
  ///   - options: how it is shown within another one.
  ///   - children: what is in it.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      size: .large, children: children)
  }

  /// Makes a menu with a second line below its title.
  ///
  /// - Parameters:
  ///   - title: what is shown for it.
  ///   - subtitle: a second, smaller line; nil for none.
  ///   - image: the picture beside the title; nil for none.
  ///   - identifier: its name; nil makes one.
  ///   - options: how it is shown within another one.
  ///   - children: what is in it.
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      size: .large, children: children)
  }

  /// Makes a menu with a second line below its title, whose elements have a size.
  ///
  /// - Parameters:
  ///   - title: what is shown for it.
  ///   - subtitle: a second, smaller line; nil for none.
  ///   - image: the picture beside the title; nil for none.
  ///   - identifier: its name; nil makes one.
  ///   - options: how it is shown within another one.
  ///   - preferredElementSize: how large its elements are.
  ///   - children: what is in it.
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      size: preferredElementSize, children: children)
  }

  /// Fails: there are no interface files here to read a menu from.
  public required init?(coder: NSCoder) { return nil }

  /// Tells the menu from others.
  open var identifier: Identifier { ownIdentifier }

  /// How it is shown.
  open var options: Options { ownOptions }

  /// How large its elements are shown; `.large`, the default, is a row for each.
  open var preferredElementSize: ElementSize

  /// Its elements, the topmost first.
  open var children: [UIMenuElement] { ownChildren }

  /// The elements whose state is on, those of its sections included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        return menu.selectedElements
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// How its elements look; nil, the default, is as usual.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      size: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    menu.accessibilityIdentifier = accessibilityIdentifier
    return menu
  }
}

extension UIMenu {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a section of the menu around it, not as a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As something that destroys.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of its leaves puts its mark on that one alone, as do sections of it.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large the elements of a menu are shown.
  public enum ElementSize: Int, Sendable {
    /// Side by side, as pictures; a title where there is none.
    case small = 0
    /// Side by side, as pictures with titles below.
    case medium = 1
    /// A row for each.
    case large = 2
    /// As the kind of menu wants it: a row for each.
    case automatic = -1
  }
}

/// How the elements of a menu look.
///
/// [Apple: UIMenuDisplayPreferences](https://developer.apple.com/documentation/uikit/uimenudisplaypreferences)
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Lines that a title may take; 0, the default, is as many as the menu allows.
  open var maximumNumberOfTitleLines = 0
}
