// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: CV-6, CV-16.
/// Views of a collection that left view, by kind and name, and the classes of which new ones are made.
@MainActor
final class ElementPool {
  /// What a view is used for.
  struct Use: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var name: String
  }

  private var origins: [Use: ReuseOrigin<UICollectionReusableView>] = [:]
  private var kept: [Use: [UICollectionReusableView]] = [:]
  /// A view that is in use and is to be dequeued all the same.
  private var offered: UICollectionReusableView?
  /// Views of a use that are kept at most: more than that were never seen at once.
  private static let most = 200

  static func checked(
    _ type: AnyClass?, _ name: String, isCell: Bool = false
  ) -> UICollectionReusableView.Type? {
    guard let type else { return nil }
    let base = isCell ? "UICollectionViewCell" : "UICollectionReusableView"
    guard let view = type as? UICollectionReusableView.Type,
      !isCell || type is UICollectionViewCell.Type
    else {
      violation(
        "\(type) was registered under \"\(name)\"",
        contract: "what is registered there is a subclass of \(base)",
        instead: "derive the class from \(base)")
    }
    return view
  }

  func register(_ type: AnyClass?, for use: Use) {
    origins[use] = Self.checked(type, use.name, isCell: use.category == .cell).map(
      ReuseOrigin.type)
  }

  func register(_ nib: UINib?, for use: Use) { origins[use] = nib.map(ReuseOrigin.file) }

  /// A view that left view, or a new one.
  func view(for use: Use) -> UICollectionReusableView {
    if let view = offered, view.use == use {
      offered = nil
      return view
    }
    if let view = kept[use]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let origin = origins[use] else {
      violation(
        "a view was dequeued under \"\(use.name)\", and no class is registered for that",
        contract: "dequeuing always returns a view",
        instead: "call register(_:forCellWithReuseIdentifier:) or its form for supplementary views "
          + "before the collection is shown")
    }
    return make(origin, use)
  }

  /// A view of a class or a file, or one that left view.
  func view(
    _ origin: ReuseOrigin<UICollectionReusableView>, for use: Use
  ) -> UICollectionReusableView {
    if origins[use] == nil { origins[use] = origin }
    return view(for: use)
  }

  private func make(
    _ origin: ReuseOrigin<UICollectionReusableView>, _ use: Use
  ) -> UICollectionReusableView {
    let view = origin.make(use.name)
    switch origin {
    case .type(let type):
      guard let view else {
        violation(
          "\(type), registered under \"\(use.name)\", cannot be made",
          contract: "a collection makes views of registered classes with their own initializer",
          instead: "give the class init(frame:) that works")
      }
      view.use = use
      return view
    case .file:
      guard let view, use.category != .cell || view is UICollectionViewCell else {
        violation(
          "the interface file registered under \"\(use.name)\" begins with no such view",
          contract: "the first object of such a file is the view that is used again",
          instead: "return the cell first from UINib.provide")
      }
      view.use = use
      return view
    }
  }

  // Rules: CV-44.
  /// Runs `body`, in which a view is dequeued as it is where one of its use is.
  func giving<View>(_ view: UICollectionReusableView, _ body: () -> View) -> View {
    offered = view
    defer { offered = nil }
    return body()
  }

  /// Keeps none of the views any longer.
  func empty() { kept = [:] }

  /// Keeps a view that left view.
  func keep(_ view: UICollectionReusableView) {
    guard let use = view.use, kept[use, default: []].count < Self.most else { return }
    kept[use, default: []].append(view)
  }
}
