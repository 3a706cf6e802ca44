// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// The quantities of one view or guide in a solver: where its alignment rectangle begins in the
/// superview, and its lengths.
@MainActor
final class LayoutBox {
  /// The view, or the one whose guide it is.
  unowned let view: UIView
  /// The guide; nil for the view itself.
  let guide: UILayoutGuide?
  /// Counts the boxes of an engine in the order in which they were mentioned.
  let order: Int
  /// Where it begins, across and down.
  var starts: [SolverSymbol?] = [nil, nil]
  /// Width and height.
  var lengths: [SolverSymbol?] = [nil, nil]
  /// The corner of the bounds of a view whose content moves.
  var origins: [SolverSymbol?] = [nil, nil]
  /// Whether expressions took it for granted that the corner of its bounds is at zero.
  var assumesNoOrigin = false
  /// What is said of it by what it is at present, not by constraints.
  var facts: [LayoutFact] = []
  /// What its content wants, across and down.
  var content: [ContentConstraints?] = [nil, nil]
  /// The width for which the height of the content was found.
  var wrapWidth: CGFloat?
  /// The constraints in the table that name a baseline of it or of what it is compared with.
  var baselines: [NSLayoutConstraint] = []
  /// Whether facts of it, or what its content wants, are about to be read anew.
  var (hasStaleFacts, hasStaleContent) = (false, false)
  /// Whether what its content wants is about to be put into the table.
  var isJoining = false
  /// Whether superviews may have to be told of other values.
  var isTouched = false
  /// Whether its view is among those that may be elsewhere than constraints want them.
  var isUnplaced = false
  /// The number of the list of those in its superview.
  var unplacedList: Int?
  /// Whether its view or guide left the tree.
  var isGone = false
  /// The constraints that mention it.
  var mentions = 0
  /// The values that superviews were told of.
  var published = CGRect.null

  init(view: UIView, guide: UILayoutGuide?, order: Int) {
    self.view = view
    self.guide = guide
    self.order = order
  }

  /// Forgets what a solver gave it.
  func reset() {
    starts = [nil, nil]
    lengths = [nil, nil]
    origins = [nil, nil]
    facts = []
    content = [nil, nil]
    baselines = []
    isJoining = false
    (hasStaleFacts, hasStaleContent) = (false, false)
    assumesNoOrigin = false
    wrapWidth = nil
    mentions = 0
  }

  var symbols: [SolverSymbol] { (starts + lengths + origins).compactMap(\.self) }
}

/// A value that is what it is: where a view stands that no constraint places.
@MainActor
struct LayoutFact {
  let constraint: ConstraintKey
  var value: Double
  /// Reads the value anew.
  let measure: @MainActor () -> Double
}

/// A length that content wants, with the two constraints that say so.
struct ContentConstraints {
  var value: Double
  let hugging: ConstraintKey
  let resistance: ConstraintKey
}

/// A constraint of the program in an engine.
@MainActor
final class LayoutEntry {
  let constraint: NSLayoutConstraint
  /// nil while it is not in the table: it waits, or it was broken.
  var inTable: ConstraintKey?
  /// The constant that the table knows.
  var constant: CGFloat
  var isBroken = false
  /// Whether the table is about to be told of another constant.
  var isChanged = false
  var boxes: [LayoutBox] = []

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    constant = constraint.ownConstant
  }
}
