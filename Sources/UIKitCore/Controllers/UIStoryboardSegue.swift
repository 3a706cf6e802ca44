// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A change from one controller to another, which a storyboard describes.
///
/// [Apple: UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue)
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  private let handler: (() -> Void)?
  /// Its name; nil for none.
  open var identifier: String? { name }
  private let name: String?
  /// The controller that it leaves.
  open var source: UIViewController { from }
  private let from: UIViewController
  /// The controller that it leads to.
  open var destination: UIViewController { to }
  private let to: UIViewController

  /// Makes a segue whose subclass says what it does.
  ///
  /// - Parameters:
  ///   - identifier: its name; nil for none.
  ///   - source: the controller that it leaves.
  ///   - destination: the controller that it leads to.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    name = identifier
    from = source
    to = destination
    handler = nil
    super.init()
  }

  // Rules: IF-12.
  /// Makes a segue that does what `performHandler` does.
  ///
  /// - Parameters:
  ///   - identifier: its name; nil for none.
  ///   - source: the controller that it leaves.
  ///   - destination: the controller that it leads to.
  ///   - performHandler: called by `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    name = identifier
    from = source
    to = destination
    handler = performHandler
    super.init()
  }

  // Rules: IF-12.
  /// Makes the change; calls the handler that it was made with, and does nothing without one.
  open func perform() { handler?() }
}
