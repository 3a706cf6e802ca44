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
  /// The style that the cell is to have.
  private(set) var style = UITableViewCell.CellStyle.default

  /// Makes an object of a class known only at run time, with its `init()`, under a name.
  func make(_ type: AnyClass, _ identifier: String) -> AnyObject? {
    naming(identifier) { ObjectMaker.make(type) }
  }

  /// The first object of an interface file, made under a name.
  func make(by nib: UINib, _ identifier: String) -> Any? {
    naming(identifier) { nib.instantiate(withOwner: nil).first }
  }

  // Rules: RT-98.
  /// Makes what the rewriter writes for an initializer that no class must have.
  func make<Made>(
    _ identifier: String?, style: UITableViewCell.CellStyle = .default, _ make: () -> Made
  ) -> Made { naming(identifier, style: style, make) }

  private func naming<Made>(
    _ identifier: String?, style: UITableViewCell.CellStyle = .default, _ make: () -> Made
  ) -> Made {
    let outer = (self.identifier, self.style)
    (self.identifier, self.style) = (identifier, style)
    defer { (self.identifier, self.style) = outer }
    return make()
  }
}

// Rules: TV-13.
/// Views of a table that left view, by name, and the classes of which new ones are made.
@MainActor
final class ReusePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  private var cellOrigins: [String: ReuseOrigin<UITableViewCell>] = [:]
  private var headerFooterOrigins: [String: ReuseOrigin<UITableViewHeaderFooterView>] = [:]
  /// A cell that is in use and is to be dequeued all the same.
  private var offered: UITableViewCell?
  /// Views of a name that are kept at most: more than that were never seen at once.
  private static let most = 100

  func register(cell type: AnyClass?, _ identifier: String) {
    cellOrigins[identifier] = checked(type, as: UITableViewCell.self, identifier).map(
      ReuseOrigin.type)
  }

  func register(cell nib: UINib?, _ identifier: String) {
    cellOrigins[identifier] = nib.map(ReuseOrigin.file)
  }

  func register(headerFooter type: AnyClass?, _ identifier: String) {
    headerFooterOrigins[identifier] = checked(
      type, as: UITableViewHeaderFooterView.self, identifier
    ).map(ReuseOrigin.type)
  }

  func register(headerFooter nib: UINib?, _ identifier: String) {
    headerFooterOrigins[identifier] = nib.map(ReuseOrigin.file)
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
    return cellOrigins[identifier].map { make($0, identifier) }
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
    return headerFooterOrigins[identifier].map { make($0, identifier) }
  }

  private func make<View: UIView>(_ origin: ReuseOrigin<View>, _ identifier: String) -> View {
    guard let view = origin.make(identifier) else {
      switch origin {
      case .type(let type):
        violation(
          "\(type), registered under \"\(identifier)\", cannot be made",
          contract: "a table makes views of registered classes with their own initializer",
          instead:
            "give the class init(style:reuseIdentifier:) or init(reuseIdentifier:) that works")
      case .file:
        violation(
          "the interface file registered under \"\(identifier)\" begins with no \(View.self)",
          contract: "the first object of such a file is the view that is used again",
          instead: "return the cell first from UINib.provide")
      }
    }
    if case .file = origin { name(view, identifier) }
    return view
  }

  // Rules: IF-6.
  /// Gives a view that has no name one.
  private func name(_ view: UIView, _ identifier: String) {
    if let cell = view as? UITableViewCell, cell.reuseIdentifier == nil {
      cell.storedIdentifier = identifier
    }
    if let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier == nil {
      view.storedIdentifier = identifier
    }
  }

  // Rules: TV-34.
  /// Runs `body`, in which a cell is dequeued as it is where one of its name is.
  func giving(_ cell: UITableViewCell, _ body: () -> UITableViewCell) -> UITableViewCell {
    offered = cell
    defer { offered = nil }
    return body()
  }

  /// Keeps none of the views any longer.
  func empty() { (cells, headerFooters) = ([:], [:]) }

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
