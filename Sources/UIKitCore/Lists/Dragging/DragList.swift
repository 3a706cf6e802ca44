// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

/// How far an item of a list is on its way.
enum ListDragState { case none, lifting, dragging }

/// What is meant by the place where a finger is, and what a drop there would do.
struct ListProposal {
  let proposal: UIDropProposal
  /// Whether what is dropped comes to be at the place, for which room is made.
  let inserts: Bool
}

// Rules: DD-40 to DD-43, DD-50 to DD-58, DD-102.
/// A list as its dragging sees it: where its items are, and who decides about them.
///
/// Tables and collections each have one, which calls their delegates by their names.
@MainActor
protocol DragList: AnyObject {
  /// The list.
  var view: UIScrollView { get }
  /// Whether somebody says what is lifted, and whether somebody takes what is dropped.
  var gives: Bool { get }
  var takes: Bool { get }

  /// The item at a point of the content; nil where there is none.
  func path(at point: CGPoint) -> IndexPath?
  /// Where the finger would put something: an item, the place behind the last one, or none.
  func destination(at point: CGPoint) -> IndexPath?
  /// What is shown at a point, a placeholder too; nil where there is nothing.
  func place(at point: CGPoint) -> RowPlace?
  /// Where an item lies; nil for none.
  func frame(of path: IndexPath) -> CGRect?
  /// The cell of an item that is seen.
  func cell(at path: IndexPath) -> UIView?
  func count(in section: Int) -> Int
  /// Tells a cell how far its item is.
  func tell(_ cell: UIView, _ state: ListDragState)

  func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func items(
    addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func dragLook(of path: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)

  func matters(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> ListProposal
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropLook(of path: IndexPath) -> UIDragPreviewParameters?
  /// The proposal of a list that moves an item of its own.
  func ownProposal(_ operation: UIDropOperation) -> UIDropProposal
  func makeDrop(_ parts: ListDropParts) -> ListDrop
  /// Has who takes what is dropped do so.
  func perform(_ drop: ListDrop)

  /// Whether the data source lets an item be moved.
  func canMove(_ path: IndexPath) -> Bool
  /// Where the delegate wants an item that is moved.
  func goal(of source: IndexPath, proposed: IndexPath) -> IndexPath
  /// Moves an item, in the data too.
  func move(_ source: IndexPath, to goal: IndexPath)

  /// What shows placeholders, and where one is.
  var host: any PlaceholderHost { get }
  func frame(shownAt place: RowPlace) -> CGRect?
  /// The room for what comes from elsewhere.
  func makeGap() -> ListPlaceholder

  /// Seconds that a drag rests at a place until room is made there; 0 for at once.
  var roomDelay: TimeInterval { get }
  /// Where room is made for an item of the list; nil where none is.
  var room: IndexPath? { get }
  /// Shows the order that would be if an item of the list were at another place.
  func makeRoom(for source: IndexPath, at goal: IndexPath)
  /// Shows the order that is.
  func closeRoom()
}
