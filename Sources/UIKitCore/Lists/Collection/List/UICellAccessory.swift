// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
import Foundation

// Rules: CV-100 to CV-106.
/// Something at the side of a list's cell, as a value.
///
/// [Apple: UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct)
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Does what an accessory is for.
  public typealias ActionHandler = @MainActor () -> Void

  /// Told of the menu in which a person chose another element.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

  /// When an accessory is there.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the collection is edited.
    case whenEditing
    /// While the collection is not edited.
    case whenNotEditing
  }

  /// The room that is kept for an accessory.
  public enum LayoutDimension: Sendable, Equatable {
    /// As much as it takes.
    case actual
    /// At least as much as other accessories of the system take.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable {
    /// A mark that there is more behind the item.
    case disclosureIndicator
    /// A button that shows the children of the item.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle by which the item is moved.
    case reorder
    /// A circle that is filled while the item is selected.
    case multiselect
    /// A text.
    case label
    /// A view of the program's own.
    case customView(UIView)
    /// A button for details.
    case detail
    /// A button that shows the choice in a menu.
    case popUpMenu
  }

  /// The side at which a view of the program's own is.
  public enum Placement {
    /// Says the place of a view among the accessories of its side, in the order of reading.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// Where lines begin: next to the content unless `at` says otherwise.
    case leading(
      displayed: DisplayedState = .always, at: Position = { accessories in accessories.count })
    /// Where lines end: next to the content unless `at` says otherwise.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before an accessory of the same kind; behind all where there is none.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? all.count }
    }

    /// The place after an accessory of the same kind; behind all where there is none.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }
  }

  /// What all accessories have.
  struct Common {
    let isHidden: Bool
    let width: LayoutDimension
    let tint: UIColor?
    let ground: UIColor?
  }

  /// What it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let common: Common
  var handler: ActionHandler?
  /// What of it only one kind has.
  var text = ""
  var font: UIFont?
  var followsTextSize = false
  var hasLine = false
  var disclosure = OutlineDisclosureOptions.Style.automatic
  var menu: UIMenu?
  var menuHandler: MenuSelectedElementDidChangeHandler?
  var placement: Placement?
  var keepsSize = false

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: any CellAccessoryOptions
  ) {
    (accessoryType, self.displayed) = (type, displayed)
    common = Common(
      isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor,
      ground: options.backgroundColor)
  }

  // MARK: - Making them

  /// A mark that there is more behind the item.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  // Rules: CV-104.
  /// A button for details.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  ///   - actionHandler: called when it is tapped.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.detail, displayed, options)
    made.handler = actionHandler
    return made
  }

  /// A check mark.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  // Rules: CV-104.
  /// A button that deletes the item.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  ///   - actionHandler: called when it is tapped; nil uncovers what a swipe from the end uncovers.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.delete, displayed, options)
    made.handler = actionHandler
    return made
  }

  // Rules: CV-104.
  /// A button that inserts an item.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  ///   - actionHandler: called when it is tapped.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.insert, displayed, options)
    made.handler = actionHandler
    return made
  }

  // Rules: CV-105.
  /// A handle by which the item is moved.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(.reorder, displayed, options)
    made.hasLine = options.showsVerticalSeparator
    return made
  }

  /// A circle that is filled while the item is selected.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options)
  }

  // Rules: CV-103.
  /// A button that shows the children of the item, or hides them.
  ///
  /// - Parameters:
  ///   - displayed: when it is there.
  ///   - options: what it looks like, and whether a tap on the cell is one on the button.
  ///   - actionHandler: called instead; nil does it.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.outlineDisclosure, displayed, options)
    made.disclosure = options.style
    made.handler = actionHandler
    return made
  }

  // Rules: CV-106.
  /// A button that shows the choice in a menu, which it brings up.
  ///
  /// - Parameters:
  ///   - menu: the choices.
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  ///   - selectedElementDidChangeHandler: called when a person chose another one.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.popUpMenu, displayed, options)
    (made.menu, made.menuHandler) = (menu, selectedElementDidChangeHandler)
    return made
  }

  /// A text.
  ///
  /// - Parameters:
  ///   - text: what it says.
  ///   - displayed: when it is there.
  ///   - options: what it looks like.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(.label, displayed, options)
    (made.text, made.font) = (text, options.font)
    made.followsTextSize = options.adjustsFontForContentSizeCategory
    return made
  }

  // Rules: CV-102.
  /// A view of the program's own.
  ///
  /// - Parameter configuration: the view, and where it is.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var made = UICellAccessory(.customView(configuration.customView), displayed, configuration)
    made.placement = configuration.placement
    made.keepsSize = configuration.maintainsFixedSize
    return made
  }
}
