// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// What is led over the screen, as those see it who may take it: lifted from a view of the program,
/// or come from outside.
@MainActor
protocol DragSource: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where it is on the screen.
  var point: CGPoint { get }
  /// Whether it is led over the screen.
  var isUnderWay: Bool { get }
  /// The drag as whoever gives the items sees it; nil where that is nobody of the program.
  var giver: (any UIDragSession)? { get }
  var drop: Drop { get }
  var springs: SpringLoader { get }
  /// Tells whatever is under it, which may be otherwise though it rests.
  func follow()
  /// Has the person see what would come of a drop, where that is otherwise than before.
  func answer()
}

extension DragSource {
  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return view.convert(window.convertFromScreen(point), from: window)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
