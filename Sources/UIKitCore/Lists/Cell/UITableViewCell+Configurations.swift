// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CV-80.
/// What a row shows by configurations.
extension UITableViewCell {
  /// Called when the cell shows a configuration and its state changed.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// What it shows, in a view that fills `contentView`; nil at first.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { parts.dropTexts() }
      configurations.show(newValue, in: parts.content)
      setNeedsUpdateConfiguration()
      table?.list.noteSize(of: self)
    }
  }

  // Rules: CV-83.
  /// What lies behind it, as `backgroundView`; nil at first.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.show(newValue)
      backgroundView = configurations.ground
      setNeedsUpdateConfiguration()
    }
  }

  /// What a row of a list shows, with nothing in it.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    kind == .value1 || kind == .value2 ? .valueCell() : .cell()
  }

  // Rules: CV-83.
  /// What lies behind a row of its table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Has the configurations follow the state if it changed.
  func configureIfNeeded() {
    guard isConfigured else { return }
    configurations.followIfNeeded({ configurationState }, in: parts.content) {
      updateConfiguration(using: $0)
      configurationUpdateHandler?(self, $0)
    }
  }

  /// What configurations look at is otherwise now.
  func stateDidChange() {
    if isConfigured { setNeedsUpdateConfiguration() }
  }
}
