// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: TV-92.
/// What stands above or below a section by configurations.
extension UITableViewHeaderFooterView {
  /// What it shows, in a view that fills `contentView`, in place of its labels; nil at first.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { dropTexts() }
      configurations.show(newValue, in: contentView)
      setNeedsUpdateConfiguration()
    }
  }

  /// What lies behind it, as `backgroundView`; nil at first.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.show(newValue)
      backgroundView = configurations.ground
      setNeedsUpdateConfiguration()
    }
  }

  /// What a header or footer of its table shows, with nothing in it.
  ///
  /// It is for what the view was dequeued for; for a header of a plain table where it was made
  /// otherwise.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (use.isInGroup, use.isFooter) {
    case (false, false): .plainHeader()
    case (false, true): .plainFooter()
    case (true, false): .groupedHeader()
    case (true, true): .groupedFooter()
    }
  }

  /// What lies behind a header or footer of its table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    use.isInGroup ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }
}
