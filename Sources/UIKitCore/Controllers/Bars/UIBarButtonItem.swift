// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A button in a bar.
///
/// [Apple: UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What an item that is no button leaves free.
  final var space: BarSpace?
  final weak var group: UIBarButtonItemGroup?
  /// Whether its menu was made of the group that it represents.
  final var showsGroupMenu = false
  /// The view that shows it now.
  final weak var shownView: UIView?

  /// Makes a button without a title.
  public override init() { super.init() }

  /// Makes a button without a title; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button with an image, and another one for a bar that is less high than usual.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button that performs an action, whose title and image it takes where it is given none.
  ///
  /// - Parameters:
  ///   - title: the words on it; nil for none.
  ///   - image: the picture on it; nil for none.
  ///   - primaryAction: what it does; nil for nothing yet.
  ///   - menu: shown by a tap if there is no action, else by a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Makes a button that sends an action.
  ///
  /// - Parameters:
  ///   - title: the words on it; nil for none.
  ///   - image: the picture on it; nil for none.
  ///   - target: who gets the action; nil for the first who can along the chain.
  ///   - action: what is sent when it is touched.
  ///   - menu: shown by a tap if there is no action, else by a long press.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Makes one of the system's buttons, which performs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    // Title and image stay the system's: in an initializer no observer of the action runs.
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    space = systemItem.space
  }

  /// Makes room of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = makeSpace(.fixedSpace)
    item.width = width
    return item
  }

  /// Makes room that takes what the other items leave.
  open class func flexibleSpace() -> Self { makeSpace(.flexibleSpace) }

  private class func makeSpace(_ systemItem: SystemItem) -> Self {
    guard let item = ObjectMaker.make(self) as? Self else {
      violation(
        "\(self) cannot be made without arguments",
        contract:
          "fixedSpace(_:) and flexibleSpace() make an object of the class they are called on",
        instead: "give the class an init() that works")
    }
    item.space = systemItem.space
    return item
  }

  /// Makes an item that shows a view of your own; it keeps its size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Whether the title is stressed; `.plain` by default.
  open var style = Style.plain { didSet { didChange?() } }

  /// Width in points; 0, the default, is as wide as the title needs.
  open var width: CGFloat = 0 { didSet { didChange?() } }

  /// Shown in place of the title; nil by default.
  open var customView: UIView? { didSet { didChange?() } }

  /// Performed when the button is tapped, in place of target and action; nil by default.
  ///
  /// Setting it takes its title and image over.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// Sent when the button is tapped; nil by default.
  open var action: Selector?

  // Rules: RC-29, AC-6.
  /// Who gets the action; nil asks along the chain from the first responder, then from the bar.
  open weak var target: AnyObject?

  /// Shown by a tap if there is neither action nor primary action, else by a long press; nil by
  /// default.
  open var menu: UIMenu? { didSet { didChange?() } }

  /// In which order the menu's elements stand; nothing special by default.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  /// Whether a tap changes `isSelected`, or with a menu, the chosen element is shown in its place.
  ///
  /// False by default.
  open var changesSelectionAsPrimaryAction = false { didSet { didChange?() } }

  /// Whether it is drawn chosen; false by default.
  open var isSelected = false { didSet { didChange?() } }

  // Rules: DD-64.
  /// Whether a drag that rests on the button does what a tap does; false by default.
  ///
  /// It makes no difference to an item with a view of its own.
  open var isSpringLoaded = false { didSet { didChange?() } }

  /// Titles that the item will have: it is as wide as the widest of them; nil by default.
  open var possibleTitles: Set<String>? { didSet { didChange?() } }

  /// Stands for the item in the menu of its group; nil makes one of its title, image and action.
  open var menuRepresentation: UIMenuElement?

  /// The group that the item is in.
  open weak var buttonGroup: UIBarButtonItemGroup? { group }

  /// Makes a group of this item that stays where it is.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.fixedGroup(items: [self])
  }

  /// Makes a group of this item that could change places.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.movableGroup(
      customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Makes a group of this item that could be taken out and put in.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: names the group in what a person arranged.
  ///   - isInDefaultCustomization: whether it is there until a person takes it away.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// Whether the bar leaves it out; false by default.
  open var isHidden = false { didSet { didChange?() } }

  /// The colour of the title; nil, the default, is the bar's.
  open var tintColor: UIColor? { didSet { didChange?() } }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [.of("tintColor", \UIBarButtonItem.tintColor)]
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension UIBarButtonItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// A plain title.
    case plain = 0
    /// As `.plain`.
    case bordered = 1
    /// A bold title.
    case done = 2
  }

  /// A button that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Ends what is done, with its changes.
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl, close
  }
}
