// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitRuntime

/// The name under which a cell is being made, for the initializer that no argument reaches.
@MainActor
final class ReuseBirth {
  static var shared: ReuseBirth { Runtime.part(.lists) { ReuseBirth() } }

  private(set) var identifier: String?

  /// Makes an object of a class known only at run time, with its `init()`, under a name.
  func make(_ type: AnyClass, _ identifier: String) -> AnyObject? {
    let outer = self.identifier
    self.identifier = identifier
    defer { self.identifier = outer }
    return ObjectMaker.make(type)
  }
}

// Rules: TV-13.
/// Views of a table that left view, by name, and the classes of which new ones are made.
@MainActor
final class ReusePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// A cell that is in use and is to be dequeued all the same.
  private var offered: UITableViewCell?
  /// Views of a name that are kept at most: more than that were never seen at once.
  private static let most = 100

  func register(cell type: AnyClass?, _ identifier: String) {
    cellClasses[identifier] = checked(type, as: UITableViewCell.self, identifier)
  }

  func register(headerFooter type: AnyClass?, _ identifier: String) {
    headerFooterClasses[identifier] = checked(
      type, as: UITableViewHeaderFooterView.self, identifier)
  }

  private func checked<View: UIView>(
    _ type: AnyClass?, as base: View.Type, _ identifier: String
  ) -> View.Type? {
    guard let type else { return nil }
    guard let view = type as? View.Type else {
      violation(
        "\(type) was registered under \"\(identifier)\"",
        contract: "what is registered there is a subclass of \(base)",
        instead: "derive the class from \(base)")
    }
    return view
  }

  func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = offered, cell.reuseIdentifier == identifier {
      offered = nil
      return cell
    }
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { make($0, identifier) }
  }

  func registeredCell(_ identifier: String) -> UITableViewCell {
    guard let cell = cell(identifier) else {
      violation(
        "a cell was dequeued under \"\(identifier)\", and no class is registered for that",
        contract: "dequeueReusableCell(withIdentifier:for:) always returns a cell",
        instead: "call register(_:forCellReuseIdentifier:) before the table is shown")
    }
    return cell
  }

  func headerFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerFooterClasses[identifier].map { make($0, identifier) }
  }

  private func make<View: UIView>(_ type: View.Type, _ identifier: String) -> View {
    guard let view = ReuseBirth.shared.make(type, identifier) as? View else {
      violation(
        "\(type), registered under \"\(identifier)\", cannot be made",
        contract: "a table makes views of registered classes with their own initializer",
        instead: "give the class init(style:reuseIdentifier:) or init(reuseIdentifier:) that works")
    }
    return view
  }

  // Rules: TV-34.
  /// Runs `body`, in which a cell is dequeued as it is where one of its name is.
  func giving(_ cell: UITableViewCell, _ body: () -> UITableViewCell) -> UITableViewCell {
    offered = cell
    defer { offered = nil }
    return body()
  }

  /// Keeps a view that left view.
  func keep(_ view: UIView) {
    if let cell = view as? UITableViewCell, let name = cell.reuseIdentifier {
      if cells[name, default: []].count < Self.most { cells[name, default: []].append(cell) }
    } else if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
      if headerFooters[name, default: []].count < Self.most {
        headerFooters[name, default: []].append(view)
      }
    }
  }
}
