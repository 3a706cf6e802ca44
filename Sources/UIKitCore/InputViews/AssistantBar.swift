// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: TM-6.
/// Shows the groups of an assistant item in a row.
final class AssistantBar: UIView {
  /// In points; chosen.
  static let height: CGFloat = 50
  private let row = BarRow()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "shortcuts"
    addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITextInputAssistantItem) {
    let between = BarRow.Group(items: [.flexibleSpace()])
    row.groups =
      item.leadingBarButtonGroups.map(BarRow.Group.init) + [between]
      + item.trailingBarButtonGroups.map(BarRow.Group.init)
  }

  override func layoutSubviews() { row.frame = bounds }
}
