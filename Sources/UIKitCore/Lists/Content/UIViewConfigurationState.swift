// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TV-92.
/// The state of a view that is no cell, such as a header.
///
/// [Apple: UIViewConfigurationState](https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct)
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether it stays in view, away from its own place, as a header that sticks.
  public var isPinned = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view that is neither selected nor anything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the program adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}
