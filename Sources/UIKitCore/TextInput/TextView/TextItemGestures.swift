// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: FR-65.
/// The fingers and clicks that act on the items of a text view.
///
/// They go before those that select, but only where an item is.
@MainActor
final class TextItemGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let view: UITextView
  private let tap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private lazy var menus = TextItemMenus(view)

  init(_ view: UITextView) {
    self.view = view
    super.init()
    tap.addTarget(self, action: Selector("tapped", TextItemGestures.tapped))
    press.addTarget(self, action: Selector("pressed", TextItemGestures.pressed))
    let selecting = view.gestureRecognizers ?? []
    for recognizer in [tap, press] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
    guard let touches = view.parts.touches else { return }
    for other in selecting where touches.owns(other) {
      other.require(toFail: tap)
      other.require(toFail: press)
    }
    tap.require(toFail: press)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { view.item(at: touch.location(in: view)) != nil }

  private func tapped() {
    guard let item = view.item(at: tap.location(in: view)) else { return }
    view.invoke(item)
  }

  private func pressed() {
    guard press.state == .began,
      let item = view.item(at: press.location(in: view)),
      let menu = view.menu(of: item)
    else { return }
    menus.present(menu, for: item)
  }
}
