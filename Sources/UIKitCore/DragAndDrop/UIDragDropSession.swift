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

// Rules: DD-104.
/// What a person sees of a drop whose items are not there yet.
///
/// [Apple: UIDropSessionProgressIndicatorStyle](https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle)
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing: the program shows it, or has no need to.
  case none = 0
  /// How far it is, in front of everything else, with a way to give it up.
  case `default` = 1
}

/// A drag, for whoever takes the items.
///
/// [Apple: UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession)
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag as this program sees it, where it began there; nil for one from outside.
  var localDragSession: (any UIDragSession)? { get }
  // Rules: DD-104.
  /// How far everything is that the items were asked for on the main thread; cancelled, it gives up
  /// what is not there yet, and whoever asked gets an error.
  var progress: Progress { get }
  // Rules: DD-104.
  /// What a person sees where the loading takes longer; how far it is at first.
  ///
  /// Whoever takes a drop says otherwise in `performDrop`.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
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

// Rules: DD-109.
/// Values that stand for objects which can be read, such as those of a program's own type.
extension UIDragDropSession {
  /// Whether an item can be read as the object that a kind of value stands for.
  @_disfavoredOverload
  public func canLoadObjects<T>(
    ofClass: T.Type
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

// Rules: DD-109.
extension UIDropSession {
  /// Reads all items that can be read as the objects that a kind of value stands for.
  ///
  /// - Parameters:
  ///   - ofClass: the kind of what is loaded.
  ///   - completion: called once on the main thread, with the values in the order of their items.
  @_disfavoredOverload
  @discardableResult
  public func loadObjects<T>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let erased: any NSItemProviderReading.Type = T._ObjectiveCType.self
    return loadObjects(ofClass: erased) { objects in
      completion(
        objects.compactMap { object in
          guard let object = object as? T._ObjectiveCType else { return nil }
          var value: T?
          return T._conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
        })
    }
  }
}
