// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: AX-38.
/// A place in a view from which something is dragged, or where something is dropped, by name.
///
/// [Apple: UIAccessibilityLocationDescriptor](https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor)
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let words: NSAttributedString
  private let place: CGPoint
  private weak var ownView: UIView?

  /// Makes a descriptor of the middle of a view.
  ///
  /// - Parameters:
  ///   - name: what doing it there is called.
  ///   - view: the view; not retained.
  public convenience init(name: String, view: UIView) {
    self.init(
      name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Makes a descriptor of a place.
  ///
  /// - Parameters:
  ///   - name: what doing it there is called.
  ///   - point: the place, in coordinates of the view.
  ///   - view: the view; not retained.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Makes a descriptor of a place, with a name that has attributes.
  ///
  /// - Parameters:
  ///   - attributedName: what doing it there is called.
  ///   - point: the place, in coordinates of the view.
  ///   - view: the view; not retained.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    words = attributedName
    place = point
    ownView = view
    super.init()
  }

  /// The view that the place is in; nil once it is gone.
  open weak var view: UIView? { ownView }

  /// The place in coordinates of the view.
  open var point: CGPoint { place }

  /// What doing it there is called.
  open var name: String { words.string }

  /// `name` with its attributes.
  open var attributedName: NSAttributedString { words }
}
