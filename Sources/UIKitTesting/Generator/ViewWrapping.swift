// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Puts controllers and views that are in no window into one.
@MainActor
enum ViewWrapping {
  /// The class of a window that a generator made.
  private final class WrapperWindow: UIWindow {}

  static func isWrapper(_ window: UIWindow) -> Bool { window is WrapperWindow }

  static func window(around controller: UIViewController) -> UIWindow {
    let window = WrapperWindow(frame: UIScreen.main.bounds)
    // In the order in which they were connected, which `connectedScenes` does not have.
    if let scene = UIApplication.shared.scenes.lazy.compactMap({ $0 as? UIWindowScene }).first {
      window.windowScene = scene
    }
    window.rootViewController = controller
    return window
  }

  /// A controller whose view holds `view`, or the topmost view above it.
  static func controller(
    around view: UIView, _ alignment: EventGenerator.WrappingAlignment
  ) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    guard let container = controller.view else { return controller }
    var top = view
    while let above = top.superview { top = above }
    place(top, in: container.bounds, alignment)
    container.addSubview(top)
    if alignment == .center, !top.translatesAutoresizingMaskIntoConstraints {
      NSLayoutConstraint.activate([
        top.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        top.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      ])
    }
    return controller
  }

  private static func place(
    _ view: UIView, in bounds: CGRect, _ alignment: EventGenerator.WrappingAlignment
  ) {
    switch alignment {
    case .unchanged: return
    case .fill: fill(view, bounds)
    case .center:
      if view.bounds.isEmpty { view.sizeToFit() }
      if view.bounds.isEmpty {
        // Constraints alone may say how large it is.
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      if view.bounds.isEmpty { return fill(view, bounds) }
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      let size = view.frame.size
      view.frame.origin = CGPoint(
        x: ((bounds.width - size.width) / 2).rounded(.down),
        y: ((bounds.height - size.height) / 2).rounded(.down))
    }
  }

  private static func fill(_ view: UIView, _ bounds: CGRect) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
