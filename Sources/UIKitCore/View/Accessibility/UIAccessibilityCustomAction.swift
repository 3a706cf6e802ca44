// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Something that can be done with a view, by name, by a person who does not see it.
///
/// [Apple: UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Does what an action stands for, and answers whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// `name` with its attributes.
  open var attributedName: NSAttributedString
  /// Shown with the name to a person who sees it; nil for nothing.
  open var image: UIImage?
  /// Whose method is called; nil for an action with a handler.
  open weak var target: AnyObject?
  /// The method of the target that is called.
  open var selector: Selector
  /// What is called; nil for an action with a target.
  open var actionHandler: Handler?

  // Rules: RT-102.
  /// Makes an action without a name that does nothing, until it is told what.
  public override init() {
    attributedName = NSAttributedString(string: "")
    selector = Selector("")
    super.init()
  }

  /// Makes an action that calls a method, which gets the action or nothing.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action that calls a method, with a name that has attributes.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action with a picture that calls a method.
  ///
  /// - Parameters:
  ///   - name: what the action is called.
  ///   - image: shown with the name; nil for nothing.
  ///   - target: whose method is called; not retained.
  ///   - selector: the method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action with a picture that calls a method, with a name that has attributes.
  ///
  /// - Parameters:
  ///   - attributedName: what the action is called.
  ///   - image: shown with the name; nil for nothing.
  ///   - target: whose method is called; not retained.
  ///   - selector: the method.
  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action that calls a closure.
  public init(name: String, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action that calls a closure, with a name that has attributes.
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action with a picture that calls a closure.
  ///
  /// - Parameters:
  ///   - name: what the action is called.
  ///   - image: shown with the name; nil for nothing.
  ///   - actionHandler: does it.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action with a picture that calls a closure, with a name that has attributes.
  ///
  /// - Parameters:
  ///   - attributedName: what the action is called.
  ///   - image: shown with the name; nil for nothing.
  ///   - actionHandler: does it.
  public init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  // Rules: AW-44.
  /// Does it.
  ///
  /// - Returns: whether somebody did.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let method = selector.knownMethod(of: target) else { return false }
    method(target, self, nil)
    return true
  }
}
