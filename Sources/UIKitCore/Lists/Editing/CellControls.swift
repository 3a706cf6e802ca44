// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: TV-60, TV-61.
/// What stands before a cell while its table is edited.
final class CellEditControl: UIControl {
  enum Kind: Equatable {
    case delete, insert, choose

    init?(_ editing: CellEditing) {
      if editing.choosesRow {
        self = .choose
        return
      }
      switch editing.style {
      case .none: return nil
      case .delete: self = .delete
      case .insert: self = .insert
      }
    }
  }

  /// The room that it takes, in points.
  static let width: CGFloat = 44
  private static let size: CGFloat = 22

  let kind: Kind
  private let picture = UIImageView()
  private weak var cell: UITableViewCell?
  /// Whether its row is chosen.
  var isOn = false { didSet { show() } }

  init(_ kind: Kind, of cell: UITableViewCell) {
    self.kind = kind
    self.cell = cell
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: cell.bounds.height))
    addSubview(picture)
    // A circle before a row is chosen with the row.
    isUserInteractionEnabled = kind != .choose
    accessibilityLabel = kind == .delete ? "Delete" : kind == .insert ? "Insert" : nil
    addTarget(self, action: Selector("press:", CellEditControl.press), for: .touchUpInside)
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// The symbol of a control, and its colour.
  static func look(of kind: Kind, isOn: Bool = false) -> (symbol: String, color: UIColor?) {
    switch kind {
    case .delete: ("minus.circle", Ink.red)
    case .insert: ("plus.circle", UIColor.systemGreen.inked)
    case .choose: isOn ? ("checkmark.circle", Ink.tint) : ("circle", Ink.faint)
    }
  }

  private func show() {
    let (symbol, color) = Self.look(of: kind, isOn: isOn)
    picture.image = UIImage(systemName: symbol)
    picture.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(
      x: CellParts.margin, y: (bounds.height - Self.size) / 2, width: Self.size, height: Self.size)
  }

  private func press(_ sender: Any?) {
    guard let cell else { return }
    cell.table?.list.editingControlTapped(cell)
  }
}
