// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: CV-80.
/// What a view shows, as a value, and how the view for it is made.
///
/// [Apple: UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration)
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// How it is in a state, as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// [Apple: UIContentView](https://developer.apple.com/documentation/uikit/uicontentview)
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show another one, instead of a new view; one of the same type by default.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the same type as that which is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

// Rules: CV-81.
/// The state of something that shows a configuration.
///
/// [Apple: UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol)
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Makes the state of something that is neither selected nor anything else.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// What the program adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name for what a program adds to states.
///
/// [Apple: UIConfigurationStateCustomKey](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey)
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

// Rules: CV-81.
/// The state of a cell.
///
/// [Apple: UICellConfigurationState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct)
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the focus is on it.
  public var isFocused = false
  // Rules: CV-132.
  /// Whether it stays in view, away from its own place, as a header that sticks.
  public var isPinned = false
  /// Whether its list is edited.
  public var isEditing = false
  // Rules: CV-92.
  /// Whether the children of its item are seen.
  public var isExpanded = false
  // Rules: CV-98, CV-105.
  /// Whether buttons are uncovered beside it.
  public var isSwiped = false
  /// Whether a finger moves it.
  public var isReordering = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell that is neither selected nor anything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the program adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}
