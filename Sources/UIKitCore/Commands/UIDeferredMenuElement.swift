// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Stands for elements that a closure makes when a menu is shown.
///
/// Until the closure answers, the menu shows that it waits.
///
/// [Apple: UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement)
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let closure: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Whether the responders along the chain are asked, instead of the closure.
  private var asksResponders = false
  private var keepsAnswer = true
  private var answer: [UIMenuElement]?
  private var ownIdentifier = Identifier.unique()

  /// Makes an element whose closure is asked once; its answer is kept.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    closure = elementProvider
    super.init(title: "", image: nil)
  }

  /// Makes an element whose closure is asked each time that a menu shows it.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.keepsAnswer = false
    return element
  }

  // Rules: AC-37.
  /// Makes an element whose elements come from the first responder along the chain that provides some.
  ///
  /// The chain begins where the commands of the menu are sought. Where nobody provides any, nothing is
  /// shown.
  ///
  /// - Parameters:
  ///   - identifier: what tells responders which element it is.
  ///   - shouldCacheItems: whether the first answer stays, whoever gave it.
  open class func usingFocus(identifier: Identifier, shouldCacheItems: Bool) -> Self {
    let element = self.init { $0([]) }
    element.ownIdentifier = identifier
    element.asksResponders = true
    element.keepsAnswer = shouldCacheItems
    return element
  }

  /// Fails: there are no interface files here, and a closure could not be in one.
  public required init?(coder: NSCoder) { return nil }

  /// Names the element; unique for one that was made with a closure.
  open var identifier: Identifier { ownIdentifier }

  /// Asks for the elements, unless the answer is known; only the first call of the completion counts.
  ///
  /// - Parameter start: where the chain begins that is asked.
  final func resolve(
    from start: UIResponder?, _ completion: @escaping ([UIMenuElement]) -> Void
  ) {
    if let answer { return completion(answer) }
    let ask =
      asksResponders
      ? start.flatMap(findProvider)?.closure
      : closure
    guard let ask else { return completion([]) }
    var isAnswered = false
    ask { [weak self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if self?.keepsAnswer == true { self?.answer = elements }
      completion(elements)
    }
  }

  private func findProvider(from start: UIResponder) -> Provider? {
    ResponderChain.all(from: start).lazy.compactMap { $0.provider(for: self) }.first
  }
}

extension UIDeferredMenuElement {
  /// Names a deferred element.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    fileprivate static func unique() -> Identifier {
      Identifier("com.apple.menu.deferred." + UUID().uuidString)
    }
  }

  // Rules: AC-37.
  /// Makes the elements of a deferred element, for a responder that is asked for them.
  @preconcurrency @MainActor
  open class Provider: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    fileprivate final let closure: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Makes a provider; the closure calls what it is given, at once or later, with the elements.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
      closure = elementProvider
      super.init()
    }
  }
}
