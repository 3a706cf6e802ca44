// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What an action runs; it gets the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for controls and menus.
///
/// [Apple: UIAction](https://developer.apple.com/documentation/uikit/uiaction)
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  private let ownIdentifier: Identifier
  private let handler: UIActionHandler

  init(
    title: String, subtitle: String?, image: UIImage?, identifier: Identifier?,
    handler: @escaping UIActionHandler
  ) {
    ownIdentifier = identifier ?? Identifier.unique()
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: the words that are shown.
  ///   - image: the picture; nil for none.
  ///   - identifier: without one the action gets one of its own, which equals no other.
  ///   - discoverabilityTitle: what the list of key commands shows; nil for the title.
  ///   - attributes: whether it can be chosen, and how it looks.
  ///   - state: whether a mark stands beside it.
  ///   - handler: what is done.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Makes an action with a second line below its title.
  ///
  /// - Parameters:
  ///   - title: the words that are shown.
  ///   - subtitle: a second, smaller line; nil for none.
  ///   - image: the picture; nil for none.
  ///   - identifier: its name; nil makes one.
  ///   - discoverabilityTitle: what the list of key commands shows; nil for the title.
  ///   - attributes: whether it can be chosen, and how it looks.
  ///   - state: whether a mark stands beside it.
  ///   - handler: what is done.
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Fails: there are no interface files here, and a closure could not be in one.
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

  // Rules: CT-26.
  /// Tells the action from others: a control has one entry for an identifier.
  open var identifier: Identifier { ownIdentifier }

  /// How it takes part in a menu; nothing special by default.
  open var attributes: UIMenuElement.Attributes = []

  /// The mark beside it in a menu; none by default.
  open var state: UIMenuElement.State = .off

  /// What the action was sent by, while its closure runs; nil otherwise.
  open var sender: Any? { sending.sender }

  /// Where the menu came from in which the action was chosen, while its closure runs; nil otherwise.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sending.source
  }

  /// The picture beside the title while `state` is on; nil shows `image` then too.
  open var selectedImage: UIImage?

  /// Runs the closure; an action has no use for a target.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  /// Runs the closure with `sender` as the action's sender.
  func perform(from sender: Any?) {
    sending.run(from: sender, of: self) { handler(self) }
  }
}

extension UIAction {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Inserts what the pasteboard holds.
    public static let paste = Identifier("com.apple.action.paste")
    /// Inserts what the pasteboard holds in the style of the text around.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// Inserts what the pasteboard holds and goes there.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// Inserts what the pasteboard holds and searches for it.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")

    static func unique() -> Identifier { Identifier("unnamed.\(UUID().uuidString)") }
  }
}
