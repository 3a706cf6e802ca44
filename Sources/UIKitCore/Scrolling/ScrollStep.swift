// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

extension ScrollStep {
  /// What a key means with the modifiers that are held; nil when it scrolls nothing.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let length: Length
    switch flags {
    case []: length = .line
    case .alternate: length = .page
    case .command: length = .edge
    default: return nil
    }
    switch key.keyCode {
    case .keyboardUpArrow: self.init(.vertical, -1, length)
    case .keyboardDownArrow: self.init(.vertical, 1, length)
    case .keyboardLeftArrow: self.init(.horizontal, -1, length)
    case .keyboardRightArrow: self.init(.horizontal, 1, length)
    case .keyboardPageUp where flags.isEmpty: self.init(.vertical, -1, .page)
    case .keyboardPageDown where flags.isEmpty: self.init(.vertical, 1, .page)
    case .keyboardHome where flags.isEmpty: self.init(.vertical, -1, .edge)
    case .keyboardEnd where flags.isEmpty: self.init(.vertical, 1, .edge)
    default: return nil
    }
  }

  /// What an arrow of a remote means; nil for other buttons.
  init?(_ type: UIPress.PressType) {
    switch type {
    case .upArrow: self.init(.vertical, -1, .line)
    case .downArrow: self.init(.vertical, 1, .line)
    case .leftArrow: self.init(.horizontal, -1, .line)
    case .rightArrow: self.init(.horizontal, 1, .line)
    default: return nil
    }
  }
}

extension ScrollEngine {
  /// Scrolls a step with animation, from where content is going already; false when there is no
  /// room, or a finger holds the content.
  func scroll(_ step: ScrollStep) -> Bool {
    guard hasRoom(step.axis, step.direction), drag == nil, zoom == nil else { return false }
    let start = transit?.kind == .offset ? transit?.to : nil
    let target = step.target(from: start ?? owner.contentOffset, in: geometry)
    owner.setContentOffset(target, animated: true)
    return true
  }
}

extension UIView {
  // Rules: SV-28.
  /// Scrolls by a key that no responder took: the nearest scroll view around `start` that has room,
  /// or the largest one seen in this view.
  ///
  /// - Returns: false when the key is none for that, or nothing can scroll.
  func scrollContent(by key: UIKey, from start: UIResponder?) -> Bool {
    guard let step = ScrollStep(key) else { return false }
    func takes(_ view: UIScrollView) -> Bool {
      view.allowsKeyboardScrolling && view.engine.hasRoom(step.axis, step.direction)
    }
    var around = start as? UIView
    while let view = around {
      if let scrollView = view as? UIScrollView, takes(scrollView) {
        return scrollView.engine.scroll(step)
      }
      around = view.superview
    }
    func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }
    let seen = ScrollFinder.visible(in: self).filter(takes)
    return seen.max { area($0) < area($1) }?.engine.scroll(step) ?? false
  }
}
