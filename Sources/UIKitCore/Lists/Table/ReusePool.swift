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
    naming(identifier) { ObjectMaker.make(type) }
  }

  /// The first object of an interface file, made under a name.
  func make(by nib: UINib, _ identifier: String) -> Any? {
    naming(identifier) { nib.instantiate(withOwner: nil).first }
  }

  private func naming<Made>(_ identifier: String, _ make: () -> Made) -> Made {
    let outer = self.identifier
    self.identifier = identifier
    defer { self.identifier = outer }
    return make()
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
  /// Interface files whose first view is made instead.
  private var cellNibs: [String: UINib] = [:]
  private var headerFooterNibs: [String: UINib] = [:]
  /// A cell that is in use and is to be dequeued all the same.
  private var offered: UITableViewCell?
  /// Views of a name that are kept at most: more than that were never seen at once.
  private static let most = 100

  func register(cell type: AnyClass?, _ identifier: String) {
    cellClasses[identifier] = checked(type, as: UITableViewCell.self, identifier)
    cellNibs[identifier] = nil
  }

  func register(cell nib: UINib?, _ identifier: String) {
    cellNibs[identifier] = nib
    cellClasses[identifier] = nil
  }

  func register(headerFooter nib: UINib?, _ identifier: String) {
    headerFooterNibs[identifier] = nib
    headerFooterClasses[identifier] = nil
  }

  func register(headerFooter type: AnyClass?, _ identifier: String) {
    headerFooterClasses[identifier] = checked(
      type, as: UITableViewHeaderFooterView.self, identifier)
    headerFooterNibs[identifier] = nil
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
    if let nib = cellNibs[identifier] { return make(by: nib, identifier) }
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
    if let nib = headerFooterNibs[identifier] { return make(by: nib, identifier) }
    return headerFooterClasses[identifier].map { make($0, identifier) }
  }

  // Rules: IF-6.
  /// The first view of an interface file, made under a name.
  private func make<View: UIView>(by nib: UINib, _ identifier: String) -> View {
    guard let view = ReuseBirth.shared.make(by: nib, identifier) as? View else {
      violation(
        "the interface file registered under \"\(identifier)\" begins with no \(View.self)",
        contract: "the first object of such a file is the view that is used again",
        instead: "return the cell first from UINib.provide")
    }
    if let cell = view as? UITableViewCell, cell.reuseIdentifier == nil {
      cell.storedIdentifier = identifier
    }
    if let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier == nil {
      view.storedIdentifier = identifier
    }
    return view
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
