// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitMachines

// Rules: TV-63, AW-97.
/// The buttons beside a row that was swiped, from the edge inwards.
final class SwipeButtons: UIView {
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  private let buttons: [UIButton]
  /// Called with the action of the button that was tapped.
  private let choose: (UIContextualAction, UIView) -> Void

  /// The least width of a button, in points, and room beside its title.
  private static let leastWidth: CGFloat = 74
  private static let room: CGFloat = 16
  private static let fontSize: CGFloat = 15

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    choose: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isLeading = isLeading
    self.choose = choose
    buttons = configuration.actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.tintColor = .white
      button.titleLabel?.font = .systemFont(ofSize: Self.fontSize)
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    paint()
    for button in buttons.reversed() {
      addSubview(button)
      button.addTarget(
        self, action: Selector("press:", SwipeButtons.press), for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which all are seen.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: UIButton) -> CGFloat {
    max(Self.leastWidth, button.sizeThatFits(.zero).width + 2 * Self.room)
  }

  /// Colours the grounds; the tint is that of the row, for that of a button is white.
  private func paint() {
    for (action, button) in zip(configuration.actions, buttons) {
      let ground = action.backgroundColor
      let shown: UIColor? = ground?.source.isTint == true ? tintColor : ground
      button.backgroundColor = shown?.inked.behindWhite
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  private func press(_ sender: Any?) {
    guard let place = buttons.firstIndex(where: { $0 === sender as? UIButton }) else { return }
    choose(configuration.actions[place], buttons[place])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = max(1, naturalWidth)
    let scale = bounds.width / natural
    var used: CGFloat = 0
    for button in buttons {
      let width = width(of: button) * scale
      let x = isLeading ? used : bounds.width - used - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      used += width
    }
  }
}

/// Drags the content of a row aside.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var swiper: RowSwiper?

  init(of swiper: RowSwiper) {
    self.swiper = swiper
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Selector("swipe:", RowSwipeRecognizer.swipe))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !machine.isDragging, let list = swiper?.list {
      let way = GestureLocation.convertToWindow(vector: CGPoint(x: 1, y: 0), of: self, from: list)
      machine.axes = [way]
    }
    super.touchesBegan(touches, with: event)
  }

  private func swipe(_ sender: Any?) {
    switch state {
    case .began, .changed: swiper?.follow(translation(in: view).x)
    case .ended: swiper?.end(velocity(in: view).x)
    case .cancelled, .failed: swiper?.close(animated: true)
    case .possible: break
    }
  }
}

/// A row that is swiped.
@MainActor
final class RowSwipe {
  let cell: any SwipedCell
  let buttons: SwipeButtons
  /// How far the content lay to the right when the finger began.
  var start: CGFloat = 0
  /// Whether the delegate was told that editing began.
  var isTold = false

  init(_ cell: any SwipedCell, _ buttons: SwipeButtons) {
    (self.cell, self.buttons) = (cell, buttons)
  }
}
