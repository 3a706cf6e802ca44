// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A window of 400 by 800 points to lay out views in.
@MainActor
struct LayoutStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let controller: UIViewController
  let generator: EventGenerator
  var root: UIView { controller.view }

  init(_ controller: UIViewController = UIViewController()) throws {
    self.controller = controller
    window.rootViewController = controller
    generator = try EventGenerator(window: window)
  }

  /// Adds a view that constraints place.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil, _ name: String = "") -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    if !name.isEmpty { view.accessibilityIdentifier = name }
    (superview ?? root).addSubview(view)
    return view
  }

  /// Does what the end of a turn does first.
  func turn() { window.layoutIfNeeded() }
}

/// A view whose content has a size.
class ContentView: UIView {
  var content = CGSize(width: 100, height: 40) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { content }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    content = CGSize(width: width, height: height)
  }
}

extension CGRect {
  /// A rectangle in short.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
