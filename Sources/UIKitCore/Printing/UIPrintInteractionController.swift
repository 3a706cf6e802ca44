// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

// Rules: PG-20, PG-21.
/// What a person would print with: it says that there is no printer.
///
/// [Apple: UIPrintInteractionController](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller)
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Is told that a panel was used: whether something was printed, and what went wrong.
  public typealias CompletionHandler =
    (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private final var content = Content.nothing

  /// Makes a controller with nothing to print.
  public override init() { super.init() }

  /// The controller that the application shares.
  open class var shared: UIPrintInteractionController {
    Runtime.part(.printing) { UIPrintInteractionController() }
  }

  // MARK: - Whether it can be printed

  /// Whether there is a printer: false.
  open class var isPrintingAvailable: Bool { false }

  /// The types of data that can be printed: none.
  open class var printableUTIs: Set<String> { [] }

  /// Whether what is at an address can be printed: false.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// Whether data can be printed: false.
  open class func canPrint(_ data: Data) -> Bool { false }

  // MARK: - What is printed

  /// How it is to be printed; nil at first.
  open var printInfo: UIPrintInfo?

  /// One picture, address or document; nil for none.
  ///
  /// Setting it takes other content away.
  open var printingItem: Any? {
    get { if case .item(let item) = content { item } else { nil } }
    set { take(newValue.map { .item($0) }, replaces: printingItem != nil) }
  }

  /// Pictures, addresses or documents; nil for none.
  ///
  /// Setting it takes other content away.
  open var printingItems: [Any]? {
    get { if case .items(let items) = content { items } else { nil } }
    set { take(newValue.map { .items($0) }, replaces: printingItems != nil) }
  }

  /// What draws the pages; nil for nothing.
  ///
  /// Setting it takes other content away.
  open var printPageRenderer: UIPrintPageRenderer? {
    get { if case .renderer(let renderer) = content { renderer } else { nil } }
    set { take(newValue.map { .renderer($0) }, replaces: printPageRenderer != nil) }
  }

  /// What lays out the pages; nil for nothing.
  ///
  /// Setting it takes other content away.
  open var printFormatter: UIPrintFormatter? {
    get { if case .formatter(let formatter) = content { formatter } else { nil } }
    set { take(newValue.map { .formatter($0) }, replaces: printFormatter != nil) }
  }

  /// Sets content; nil takes away what there is of the same kind.
  private func take(_ new: Content?, replaces hasSameKind: Bool) {
    if let new {
      content = new
    } else if hasSameKind {
      content = .nothing
    }
  }

  // MARK: - Showing it

  /// Shows nothing, for there is no printer.
  ///
  /// - Parameters:
  ///   - animated: not read.
  ///   - completion: not called.
  /// - Returns: false: no panel is shown.
  @discardableResult
  open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  /// Shows nothing, for there is no printer.
  ///
  /// - Parameters:
  ///   - rect: not read.
  ///   - view: not read.
  ///   - animated: not read.
  ///   - completion: not called.
  /// - Returns: false: no panel is shown.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  /// Shows nothing, for there is no printer.
  ///
  /// - Parameters:
  ///   - item: not read.
  ///   - animated: not read.
  ///   - completion: not called.
  /// - Returns: false: no panel is shown.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  /// Takes the panel away; there is none.
  open func dismiss(animated: Bool) {}

  private enum Content {
    case nothing
    case item(Any)
    case items([Any])
    case renderer(UIPrintPageRenderer)
    case formatter(UIPrintFormatter)
  }
}
