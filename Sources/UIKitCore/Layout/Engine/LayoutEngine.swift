// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: LY-1, LY-4.
/// Solves the constraints of one tree of views.
///
/// What comes and changes is noted, and put into the table all at once when the tree is laid out:
/// then the superviews of what moved are laid out, and place it.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  /// Whether the size of the root is looked for instead of given.
  let isFitting: Bool
  /// Constraints that went before the table had them, as many as may be kept.
  private static let mostGone = 16
  var solver = PiecewiseSolver()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var entries: [ObjectIdentifier: LayoutEntry] = [:]
  /// The constraints by the names that contradictions have for them.
  var owners: [ConstraintKey: LayoutEntry] = [:]
  /// By symbol: what it is a quantity of.
  private var boxOfSymbol: [LayoutBox?] = []
  /// The constraints for which there was no room.
  var broken: [LayoutEntry] = []
  /// What is to be told to the programmer.
  var untold: [LayoutConflict] = []
  /// The views that may be elsewhere than constraints want them.
  var unplaced = UnplacedViews()
  /// The pixels in a point that frames were put on.
  private var placedScale = UIScreen.main.scale
  private var boxCount = 0

  // What is to be done by the next `flush()`.
  var isDirty = false
  /// Whether anything moved since the tree was prepared for layout.
  var hasMoved = false
  var mustRebuild = false
  var waiting: [LayoutEntry] = []
  var changed: [LayoutEntry] = []
  /// Whether something left or changed by which there may be room for a broken constraint.
  var mayRetry = false
  var joining: [LayoutBox] = []
  var staleFacts: [LayoutBox] = []
  var staleContent: [LayoutBox] = []
  /// What may have got other values since superviews were told last.
  var touched: [LayoutBox] = []

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    collect(root)
  }

  /// Asks for a flush before the turn ends.
  func touch() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting { ViewUpdate.askForLayout(below: root) }
  }

  // MARK: - Trees

  /// Takes in a tree: the views that constraints place, and the constraints that its views hold.
  func collect(_ view: UIView) {
    guard view.flags.contains(.leadsToConstraints) else { return }
    if view.flags.contains(.constrained) { _ = box(of: view) }
    for constraint in view.extras?.layout?.constraints ?? [] { add(constraint) }
    for child in view.children { collect(child) }
  }

  /// Lets a tree go, with the constraints that its views hold.
  func release(_ view: UIView) {
    guard view.flags.contains(.leadsToConstraints) || view.flags.contains(.hasLayoutBox) else {
      return
    }
    for constraint in view.extras?.layout?.constraints ?? [] { remove(constraint) }
    for child in view.children { release(child) }
    for guide in view.allGuides + view.layoutGuidesOfKind { forget(guide) }
    unplaced.forget(in: view)
    forget(view)
    view.flags.remove(.hasLayoutBox)
  }

  /// Forgets a view or guide that no constraint mentions any more.
  func forget(_ item: any LayoutItem) {
    guard let box = boxes.removeValue(forKey: ObjectIdentifier(item)) else { return }
    for fact in box.facts { solver.remove(fact.constraint) }
    takeOutContent(of: box)
    for symbol in box.symbols {
      solver.forget(symbol)
      boxOfSymbol[symbol.place] = nil
    }
    box.isGone = true
    mayRetry = true
    touch()
  }

  /// What its content wants does not count any more.
  func takeOutContent(of box: LayoutBox) {
    for pair in box.content.compactMap(\.self) {
      solver.remove(pair.hugging)
      solver.remove(pair.resistance)
    }
    box.content = [nil, nil]
  }

  // MARK: - Constraints

  func add(_ constraint: NSLayoutConstraint) {
    let entry = LayoutEntry(constraint)
    entries[ObjectIdentifier(constraint)] = entry
    waiting.append(entry)
    touch()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    takeOut(entry)
    // Of a tree that is never laid out they would be kept for ever.
    if waiting.count > 2 * entries.count + Self.mostGone {
      waiting.removeAll { entries[ObjectIdentifier($0.constraint)] !== $0 }
    }
    touch()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    if !entry.isChanged { changed.append(entry) }
    entry.isChanged = true
    touch()
  }

  // MARK: - Views

  /// What a view or a guide is in the table, made when it is mentioned first.
  func box(of item: any LayoutItem) -> LayoutBox? {
    if let known = boxes[ObjectIdentifier(item)] { return known }
    guard let view = item.layoutOwner else { return nil }
    let box = LayoutBox(view: view, guide: item as? UILayoutGuide, order: boxCount)
    boxCount += 1
    boxes[ObjectIdentifier(item)] = box
    if !isFitting { mark(view) }
    touch(box)
    if box.guide == nil, isPlaced(view) {
      join(box)
      touch()
    }
    return box
  }

  /// Lets a view and those above it know of a box, so that it goes when one of them does.
  private func mark(_ view: UIView) {
    var current: UIView? = view
    while let marked = current, !marked.flags.contains(.hasLayoutBox) {
      marked.flags.insert(.hasLayoutBox)
      current = marked.parent
    }
  }

  /// Begins with an empty table.
  func startAnew() {
    solver = PiecewiseSolver()
    owners = [:]
    boxOfSymbol = []
  }

  /// A quantity of a view or guide.
  func makeSymbol(of box: LayoutBox, isLength: Bool = false) -> SolverSymbol {
    let symbol = solver.makeVariable(isLength: isLength)
    while boxOfSymbol.count <= symbol.place { boxOfSymbol.append(nil) }
    boxOfSymbol[symbol.place] = box
    return symbol
  }

  /// What a quantity belongs to.
  func box(of symbol: SolverSymbol) -> LayoutBox? { boxOfSymbol[symbol.place] }

  /// Has the values of a box looked at when superviews are told of what moved.
  func touch(_ box: LayoutBox) {
    guard !box.isTouched else { return }
    box.isTouched = true
    touched.append(box)
  }

  /// Has what the content of a view wants put into the table.
  func join(_ box: LayoutBox) {
    guard !box.isJoining else { return }
    box.isJoining = true
    joining.append(box)
  }

  /// Whether constraints find the size of a view, so that its content counts.
  func isPlaced(_ view: UIView) -> Bool {
    view === root ? isFitting : view.flags.contains(.constrained)
  }

  /// A view was moved, or the corner of its bounds was: what is a fact of it is read anew.
  func viewDidMove(_ view: UIView) {
    if let box = boxes[ObjectIdentifier(view)] {
      unplaced.note(box)
      if !box.facts.isEmpty { stale(box) }
      if box.assumesNoOrigin, view.backing.rawBounds.origin != .zero {
        mustRebuild = true
        touch()
      }
    }
    guidesDidChange(view)
  }

  /// Hands over the views in a superview that may be elsewhere than constraints want them.
  ///
  /// - Returns: nil where they are so many that all may as well be looked at.
  func takeUnplaced(in above: UIView) -> [UIView]? {
    if placedScale != UIScreen.main.scale {
      placedScale = UIScreen.main.scale
      for box in boxes.values { unplaced.note(box) }
    }
    return unplaced.take(in: above)
  }

  /// What the guides of a view are measured by changed.
  func guidesDidChange(_ view: UIView) {
    for guide in view.allGuides {
      if let box = boxes[ObjectIdentifier(guide)], !box.facts.isEmpty { stale(box) }
    }
  }

  private func stale(_ box: LayoutBox) {
    guard box.facts.contains(where: { $0.measure() != $0.value }) else { return }
    if !box.hasStaleFacts { staleFacts.append(box) }
    box.hasStaleFacts = true
    touch()
  }

  /// What a view's content wants changed.
  func contentDidChange(_ view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    if !box.hasStaleContent { staleContent.append(box) }
    box.hasStaleContent = true
    touch()
  }

  /// A view is placed by constraints from now on, or is not any more.
  func placementDidChange(_ view: UIView) {
    if boxes[ObjectIdentifier(view)] == nil {
      collect(view)
    } else {
      mustRebuild = true
      touch()
    }
  }
}

/// A view whose content has a rectangle of its own, larger than the view: a scroll view.
@MainActor
protocol ContentScrolling: UIView {
  /// The guide of the content, if a constraint asked for it.
  var contentGuideIfMade: UILayoutGuide? { get }
  /// The guide of what is seen, if a constraint asked for it.
  var frameGuideIfMade: UILayoutGuide? { get }
  /// The guide of the content.
  var contentLayoutGuide: UILayoutGuide { get }
  /// Takes the size that constraints give the content.
  func takeContentSize(width: CGFloat?, height: CGFloat?)
}

extension UIView {
  /// The guides that only its kind of view has.
  var layoutGuidesOfKind: [UILayoutGuide] {
    guard let scrolling = self as? any ContentScrolling else { return [] }
    return [scrolling.contentGuideIfMade, scrolling.frameGuideIfMade].compactMap(\.self)
  }
}
