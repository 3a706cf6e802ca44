// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What the options of every accessory say.
@MainActor
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
  var backgroundColor: UIColor? { get }
}

extension CellAccessoryOptions {
  /// None, of what has no colour behind it.
  var backgroundColor: UIColor? { nil }
}

// Rules: CV-100.
extension UICellAccessory {
  /// What a mark that there is more looks like.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// What a button for details looks like.
  @preconcurrency @MainActor
  public struct DetailOptions: CellAccessoryOptions {
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// What a check mark looks like.
  @preconcurrency @MainActor
  public struct CheckmarkOptions: CellAccessoryOptions {
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// What a button that deletes looks like.
  @preconcurrency @MainActor
  public struct DeleteOptions: CellAccessoryOptions {
    /// The colour behind it; nil for none.
    public var backgroundColor: UIColor?
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// What a button that inserts looks like.
  @preconcurrency @MainActor
  public struct InsertOptions: CellAccessoryOptions {
    /// The colour behind it; nil for none.
    public var backgroundColor: UIColor?
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// What a handle looks like.
  @preconcurrency @MainActor
  public struct ReorderOptions: CellAccessoryOptions {
    /// Whether a line stands before it, where another accessory does; true at first.
    public var showsVerticalSeparator: Bool
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// What a circle for selected items looks like.
  @preconcurrency @MainActor
  public struct MultiselectOptions: CellAccessoryOptions {
    /// The colour behind it; nil for none.
    public var backgroundColor: UIColor?
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// What a button that shows children looks like.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// What a tap on the cell does.
    public enum Style: Sendable {
      /// As `header` in headers, else as `cell`.
      case automatic
      /// It shows the children, or hides them.
      case header
      /// It selects the item; the button alone shows the children.
      case cell
    }

    /// Whether a tap anywhere on the cell is one on the button.
    public var style: Style
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// What a button with a menu looks like.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions: CellAccessoryOptions {
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// What a text looks like.
  @preconcurrency @MainActor
  public struct LabelOptions: CellAccessoryOptions {
    /// The font; that of the text style `body` at first.
    public var font: UIFont
    /// Whether the font follows the size of text that a person prefers; true at first.
    public var adjustsFontForContentSizeCategory: Bool
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is its own.
    public var tintColor: UIColor?

    /// Makes options; nil is what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  // Rules: CV-102.
  /// A view of the program's own at the side of a cell.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration: CellAccessoryOptions {
    /// The view.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Whether it is not seen; its room is kept all the same.
    public var isHidden: Bool
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the view; nil is that of the cell.
    public var tintColor: UIColor?
    /// Whether it is as large as its bounds say, instead of as large as it wants to be.
    public var maintainsFixedSize: Bool

    /// Makes a configuration; nil is what is usual.
    ///
    /// - Parameters:
    ///   - customView: the view; it must not be placed by constraints.
    ///   - placement: where it is.
    ///   - isHidden: whether it is not seen.
    ///   - reservedLayoutWidth: the room that is kept for it.
    ///   - tintColor: the tint colour.
    ///   - maintainsFixedSize: whether it is as large as its bounds say.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
