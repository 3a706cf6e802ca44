// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What a drag brings along, for whoever gives and whoever takes it.
///
/// [Apple: UIDragDropSession](https://developer.apple.com/documentation/uikit/uidragdropsession)
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged, in the order in which it was taken up.
  var items: [UIDragItem] { get }
  /// Where the finger is.
  ///
  /// - Parameter view: whose coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether who gives the items would have them moved.
  var allowsMoveOperation: Bool { get }
  /// Whether only the program that gives the items may take them.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has a form of one of some types, or of a special case of one.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can be read as an object of a kind.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for whoever gives the items.
///
/// [Apple: UIDragSession](https://developer.apple.com/documentation/uikit/uidragsession)
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the program keeps with the drag; nil at first.
  var localContext: Any? { get set }
}

/// A drag, for whoever takes the items.
///
/// [Apple: UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession)
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag as this program sees it, where it began there; nil for one from outside.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the loading is that was asked for.
  var progress: Progress { get }
  /// Reads all items that can be read as objects of a kind.
  ///
  /// - Parameters:
  ///   - aClass: the class of what is loaded.
  ///   - completion: called once on the main thread, with the objects in the order of their items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Reads all items that can be read as objects of a kind.
  ///
  /// - Parameters:
  ///   - kind: the class of what is loaded.
  ///   - completion: called once on the main thread, with the objects in the order of their items.
  @discardableResult
  public func loadObjects<Kind: NSItemProviderReading>(
    ofClass kind: Kind.Type, completion: @escaping ([Kind]) -> Void
  ) -> Progress {
    let erased: any NSItemProviderReading.Type = kind
    return loadObjects(ofClass: erased) { completion($0.compactMap { $0 as? Kind }) }
  }
}
