// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

// Rules: CV-61.
/// A name for what a registration is of, the same for all its copies.
final class RegistrationName: Sendable {
  var text: String { "registration \(ObjectIdentifier(self))" }
}

extension UICollectionView {
  /// Says how cells of a class show items of a type.
  ///
  /// Make it once, not in the data source: each one has cells of its own.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let name = RegistrationName()
    let nib: UINib?
    let handler: Handler

    /// Makes a registration; `handler` is called with each cell that is dequeued.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    // Rules: IF-6.
    /// Makes a registration of cells that an interface file has.
    ///
    /// - Parameters:
    ///   - cellNib: the file; its first object is a `Cell`.
    ///   - handler: called with each cell that is dequeued.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// Says how supplementary views of a class and a kind are set up.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up for a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let name = RegistrationName()
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration.
    ///
    /// - Parameters:
    ///   - elementKind: the kind of view.
    ///   - handler: called with each view that is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    // Rules: IF-6.
    /// Makes a registration of views that an interface file has.
    ///
    /// - Parameters:
    ///   - supplementaryNib: the file; its first object is a `Supplementary`.
    ///   - elementKind: the kind of view.
    ///   - handler: called with each view that is dequeued.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  // Rules: CV-61.
  /// A cell that left view, or a new one, set up for an item.
  ///
  /// - Parameters:
  ///   - registration: the class of cell and how it is set up.
  ///   - indexPath: the item it is for.
  ///   - item: what it shows; with nil it is not set up.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let use = ElementPool.Use(category: .cell, kind: "", name: registration.name.text)
    let origin = registration.nib.map(ReuseOrigin<UICollectionReusableView>.file)
    guard let cell = list.dequeue(origin ?? .type(Cell.self), use, indexPath) as? Cell else {
      violation(
        "a registration of \(Cell.self) was given a view of another class",
        contract: "each registration has views of its own",
        instead: "make one registration for each class of view")
    }
    list.registrations[registration.name.text] = registration.name
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that left view, or a new one, set up for a place.
  ///
  /// - Parameters:
  ///   - registration: the class of view and how it is set up.
  ///   - indexPath: which of its kind it is for.
  public final func dequeueConfiguredReusableSupplementary<
    Supplementary: UICollectionReusableView
  >(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let use = ElementPool.Use(
      category: .supplementaryView, kind: registration.kind, name: registration.name.text)
    let origin = registration.nib.map(ReuseOrigin<UICollectionReusableView>.file)
    let made = list.dequeue(origin ?? .type(Supplementary.self), use, indexPath)
    guard let view = made as? Supplementary else {
      violation(
        "a registration of \(Supplementary.self) was given a view of another class",
        contract: "each registration has views of its own",
        instead: "make one registration for each class of view")
    }
    list.registrations[registration.name.text] = registration.name
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
