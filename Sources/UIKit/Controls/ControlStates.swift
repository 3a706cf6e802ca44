// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The switches of a control.
struct ControlFlags: OptionSet {
  let rawValue: UInt8
  static let disabled = ControlFlags(rawValue: 1 << 0)
  static let selected = ControlFlags(rawValue: 1 << 1)
  static let highlighted = ControlFlags(rawValue: 1 << 2)
  static let tracking = ControlFlags(rawValue: 1 << 3)
  static let touchInside = ControlFlags(rawValue: 1 << 4)
  static let showsMenu = ControlFlags(rawValue: 1 << 5)
}

/// Where the content of a control lies.
struct ControlAlignments {
  var vertical = UIControl.ContentVerticalAlignment.center
  var horizontal = UIControl.ContentHorizontalAlignment.center
}

/// What is true of a control.
@MainActor
enum ControlStates {
  /// - Rules: CT-1, CT-2.
  static func state(of control: UIControl) -> UIControl.State {
    var state = UIControl.State.normal
    if control.isHighlighted { state.insert(.highlighted) }
    if !control.isEnabled { state.insert(.disabled) }
    if control.isSelected { state.insert(.selected) }
    if control.isFocused { state.insert(.focused) }
    return state
  }
}

extension UIControl {
  /// Sets or clears a switch; only a change is followed.
  ///
  /// - Rules: HT-21, CT-38.
  func setControlFlag(_ flag: ControlFlags, _ isOn: Bool) {
    guard flagsOfControl.contains(flag) != isOn else { return }
    if isOn { flagsOfControl.insert(flag) } else { flagsOfControl.remove(flag) }
    if flag == .disabled { takesTouches = !isOn }
    appearanceDidChange()
  }

  /// `state`, highlighted too while the least time of a highlight runs.
  var appearanceState: State {
    highlightTimer == nil ? state : state.union(.highlighted)
  }

  /// Shows a highlight that came and went unseen, for the least time.
  ///
  /// - Rules: CT-42.
  func lingerHighlighted() {
    highlightTimer = TimeSource.clock.schedule(after: Thresholds.leastHighlight) { [weak self] in
      self?.highlightTimer = nil
      self?.appearanceDidChange()
    }
    appearanceDidChange()
  }
}
