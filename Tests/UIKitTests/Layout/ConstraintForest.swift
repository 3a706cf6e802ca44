// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

@testable import UIKitCore

/// Trees of views whose constraints come and go at random, and what the rules make of each change.
///
/// Nothing here asks the library what is active, nor who holds it: every change goes through all
/// constraints, and climbs from what each mentions.
@MainActor
struct ConstraintForest {
  /// A constraint and what is expected of it.
  final class Link {
    let constraint: NSLayoutConstraint
    let items: [any LayoutItem]
    /// The view that is to hold it; nil while it is not to be active.
    var holder: UIView?
    /// Grows with every activation.
    var activation = 0

    init(_ constraint: NSLayoutConstraint, _ items: [any LayoutItem]) {
      self.constraint = constraint
      self.items = items
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private(set) var views: [UIView]
  private(set) var guides: [UILayoutGuide] = []
  private(set) var links: [Link] = []
  /// How many constraints ended with a view or a guide that went.
  private(set) var ended = 0
  private var random: SeededRandom
  private var activations = 0
  private let most = (views: 24, guides: 8, links: 60)

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    views = [root]
    for _ in 0..<12 { makeView() }
    for _ in 0..<3 { makeGuide() }
    for _ in 0..<30 { makeLink() }
  }

  /// Changes one thing; returns what, for the message of a failing test.
  mutating func change() -> String {
    switch random.int(0..<20) {
    case 0:
      makeView()
      return "make a view"
    case 1:
      makeGuide()
      return "make a guide"
    case 2:
      makeLink()
      return "make a constraint"
    case 3, 4: return remove()
    case 5, 6, 7: return move()
    case 8: return drop()
    case 9: return moveGuide()
    case 10: return deactivate()
    case 11, 12: return add()
    case 13:
      views[random.int(0..<views.count)].layoutIfNeeded()
      return "layout"
    default: return activate()
    }
  }

  // MARK: - Views and guides

  private mutating func makeView() {
    guard views.count < most.views else { return }
    let view: UIView = random.chance(0.2) ? UIScrollView() : UIView()
    // A view that its frame places says by itself to nobody that constraints are about it.
    view.translatesAutoresizingMaskIntoConstraints = random.chance(0.5)
    if random.chance(0.8) { views[random.int(0..<views.count)].addSubview(view) }
    views.append(view)
  }

  private mutating func makeGuide() {
    guard guides.count < most.guides else { return }
    let guide = UILayoutGuide()
    views[random.int(0..<views.count)].addLayoutGuide(guide)
    guides.append(guide)
  }

  private mutating func remove() -> String {
    let view = views[random.int(0..<views.count)]
    leave(view)
    view.removeFromSuperview()
    return "remove"
  }

  private mutating func move() -> String {
    let view = views[random.int(1..<views.count)]
    let parent = views[random.int(0..<views.count)]
    guard !Self.path(from: parent).contains(where: { $0 === view }) else { return "nothing" }
    if view.superview !== parent { leave(view) }
    parent.insertSubview(view, at: random.int(0..<parent.subviews.count + 1))
    return "move"
  }

  /// Lets go of a view, whose subviews stay.
  private mutating func drop() -> String {
    let place = random.int(0..<views.count)
    guard place > 0 else { return "nothing" }
    let view = views[place]
    leave(view)
    view.removeFromSuperview()
    for link in links where link.holder === view { end(link) }
    links.removeAll { $0.items.contains { $0.layoutOwner === view } }
    views.remove(at: place)
    return "drop"
  }

  private mutating func moveGuide() -> String {
    guard !guides.isEmpty else { return "nothing" }
    let guide = guides[random.int(0..<guides.count)]
    let owner = random.chance(0.3) ? nil : views[random.int(0..<views.count)]
    if owner !== guide.owningView {
      for link in links where link.items.contains(where: { $0 === guide }) { end(link) }
    }
    guide.owningView = owner
    return owner == nil ? "remove a guide" : "move a guide"
  }

  /// What mentions anything in a tree and is held above it ends with its way out.
  private mutating func leave(_ view: UIView) {
    let above = Self.path(from: view).dropFirst()
    for link in links {
      guard let holder = link.holder, above.contains(where: { $0 === holder }) else { continue }
      let goes = link.items.contains { item in
        item.layoutOwner.map { Self.path(from: $0).contains { $0 === view } } ?? false
      }
      if goes { end(link) }
    }
  }

  private mutating func end(_ link: Link) {
    if link.holder != nil { ended += 1 }
    link.holder = nil
  }

  // MARK: - Constraints

  private mutating func item() -> any LayoutItem {
    let view = views[random.int(0..<views.count)]
    switch random.int(0..<12) {
    case 0: return view.safeAreaLayoutGuide
    case 1: return view.layoutMarginsGuide
    case 2: return view.readableContentGuide
    case 3: return view.keyboardLayoutGuide
    case 4: return EdgeGuide.of(view, at: .top)
    case 5, 6:
      guard let scrolling = view as? UIScrollView else { return view }
      return random.chance(0.5) ? scrolling.contentLayoutGuide : scrolling.frameLayoutGuide
    case 7 where !guides.isEmpty: return guides[random.int(0..<guides.count)]
    default: return view
    }
  }

  /// Of one item, of two, which may be the same, or of the distances of three or four.
  private mutating func makeLink() {
    if links.count == most.links { links.removeAll { $0.holder == nil } }
    guard links.count < most.links else { return }
    var items = [item(), item(), item(), item()]
    let constraint: NSLayoutConstraint
    switch random.int(0..<4) {
    case 0:
      items = [items[0]]
      constraint = NSLayoutConstraint(items[0], .width, .equal, nil, .notAnAttribute, constant: 9)
    case 1:
      let starts = [items[2], items[3]].map { AnchoredLine(item: $0, attribute: .top) }
      constraint = NSLayoutConstraint(
        items[0], .bottom, .equal, items[1], .bottom, from: (first: starts[0], second: starts[1]))
    default:
      items.removeLast(2)
      constraint = NSLayoutConstraint(items[0], .width, .equal, items[1], .width)
    }
    // None contradicts another one then.
    constraint.priority = UILayoutPriority(Float(random.int(1..<900)))
    links.append(Link(constraint, items))
  }

  private mutating func activate() -> String {
    guard let link = anyLink(), link.holder == nil, let holder = Self.nearest(link) else {
      return "nothing"
    }
    begin(link, in: holder)
    link.constraint.isActive = true
    return "activate"
  }

  /// Has any view hold a constraint that is or has above it all that is mentioned.
  private mutating func add() -> String {
    guard let link = anyLink(), let nearest = Self.nearest(link) else { return "nothing" }
    let path = Self.path(from: nearest)
    let holder = path[random.int(0..<path.count)]
    if link.holder !== holder { begin(link, in: holder) }
    holder.addConstraint(link.constraint)
    return "add"
  }

  private mutating func deactivate() -> String {
    guard let link = anyLink() else { return "nothing" }
    link.holder = nil
    link.constraint.isActive = false
    return "deactivate"
  }

  private mutating func anyLink() -> Link? {
    links.isEmpty ? nil : links[random.int(0..<links.count)]
  }

  private mutating func begin(_ link: Link, in holder: UIView) {
    activations += 1
    link.activation = activations
    link.holder = holder
  }

  // MARK: - Plain reading

  /// A view and all above it, upwards.
  static func path(from view: UIView) -> [UIView] {
    Array(sequence(first: view) { $0.superview })
  }

  /// The first view that is or has above it all that a constraint mentions.
  private static func nearest(_ link: Link) -> UIView? {
    let owners = link.items.compactMap(\.layoutOwner)
    guard owners.count == link.items.count, let first = owners.first else { return nil }
    let paths = owners.map { path(from: $0) }
    return path(from: first).first { candidate in
      paths.allSatisfy { $0.contains { $0 === candidate } }
    }
  }
}
