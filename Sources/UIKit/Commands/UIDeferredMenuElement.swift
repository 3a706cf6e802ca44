// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Stands for elements that a closure makes when a menu is shown.
///
/// Until the closure answers, the menu shows that it waits.
///
/// [Apple: UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement)
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  final var provider: Provider
  final var keepsAnswer = true
  final var answer: [UIMenuElement]?

  /// Makes an element whose closure is asked once; its answer is kept.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
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

  /// Fails: there are no interface files here, and a closure could not be in one.
  public required init?(coder: NSCoder) { return nil }

  /// Asks the closure, unless its answer is known; only the first call of the completion counts.
  final func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let answer { return completion(answer) }
    var isAnswered = false
    provider { [weak self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if self?.keepsAnswer == true { self?.answer = elements }
      completion(elements)
    }
  }
}
