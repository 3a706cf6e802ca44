// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AC-22.
/// An action by its name, with a title: a menu's entry that whoever can do it does.
///
/// Who does it is found along the responder chain when it is chosen; `validate(_:)` of that
/// responder may change how the command looks before.
///
/// [Apple: UICommand](https://developer.apple.com/documentation/uikit/uicommand)
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  private let ownAction: Selector
  private let ownPropertyList: Any?
  private let ownAlternates: [UICommandAlternate]

  init(
    title: String, subtitle: String?, image: UIImage?, action: Selector, propertyList: Any?,
    alternates: [UICommandAlternate]
  ) {
    ownAction = action
    ownPropertyList = propertyList
    ownAlternates = alternates
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: the words that are shown.
  ///   - image: the picture; nil for none.
  ///   - action: the selector that is sent.
  ///   - propertyList: tells commands with the same action apart; carried along, never read.
  ///   - alternates: what a menu offers instead while modifier keys are held.
  ///   - discoverabilityTitle: a longer title for the list of what keys can do.
  ///   - attributes: whether it can be chosen, and how it looks.
  ///   - state: whether a mark stands beside it.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
      alternates: alternates)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Makes a command with a second line below its title.
  ///
  /// - Parameters:
  ///   - title: the words that are shown.
  ///   - subtitle: a second, smaller line; nil for none.
  ///   - image: the picture; nil for none.
  ///   - action: the selector that is sent.
  ///   - propertyList: what tells commands with the same action apart.
  ///   - alternates: what it is with more modifier keys.
  ///   - discoverabilityTitle: what the list of key commands shows; nil for the title.
  ///   - attributes: whether it can be chosen, and how it looks.
  ///   - state: whether a mark stands beside it.
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Fails: there are no interface files here to read a command from.
  public required init?(coder: NSCoder) { return nil }

  /// What a person reads.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer title, for a list of what can be done; nil by default.
  open var discoverabilityTitle: String?

  /// The method that is called; its sender is the command.
  open var action: Selector { ownAction }

  /// What tells it from commands with the same action; nil unless given.
  open var propertyList: Any? { ownPropertyList }

  // Rules: PK-23.
  /// How it takes part in a menu; one that is disabled is never sent.
  open var attributes: UIMenuElement.Attributes = []

  /// The mark beside it in a menu; none by default.
  open var state: UIMenuElement.State = .off

  // Rules: PK-23.
  /// What a menu offers instead while modifier keys are held; keys do not reach them.
  open var alternates: [UICommandAlternate] { ownAlternates }

  /// The picture beside the title while `state` is on; nil shows `image` then too.
  open var selectedImage: UIImage?

  /// What the command was sent by, while it is performed; nil otherwise.
  open var sender: Any? { sending.sender }

  /// Where the menu came from in which it was chosen, while it is performed; nil otherwise.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sending.source
  }

  /// Sends the action through the application, with the command as its sender.
  ///
  /// - Parameters:
  ///   - sender: what it is sent by.
  ///   - target: who gets it; nil asks along the chain from the first responder.
  open func performWithSender(_ sender: Any?, target: Any?) {
    sending.run(from: sender, of: self) {
      ApplicationLink.port.sendAction(action, to: target, from: self, for: nil)
    }
  }

  /// Whether this is the command for an action with a property list.
  final func isMeant(by action: Selector, _ propertyList: Any?) -> Bool {
    self.action == action
      && (self.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
  }
}

/// Marks, as its property list, the command that opens the sheet for sharing.
public let UICommandTagShare = "UICommandTagShare"
