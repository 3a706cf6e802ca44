// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// The switches of a control.
struct ControlFlags: OptionSet {
  let rawValue: UInt8
  static let disabled = ControlFlags(rawValue: 1 << 0)
  static let selected = ControlFlags(rawValue: 1 << 1)
  static let highlighted = ControlFlags(rawValue: 1 << 2)
  static let tracking = ControlFlags(rawValue: 1 << 3)
  static let touchInside = ControlFlags(rawValue: 1 << 4)
  static let showsMenu = ControlFlags(rawValue: 1 << 5)
  /// A part of something that has focus itself, such as the button that empties a field.
  static let passedByFocus = ControlFlags(rawValue: 1 << 6)
}

/// Where the content of a control lies.
struct ControlAlignments {
  var vertical = UIControl.ContentVerticalAlignment.center
  var horizontal = UIControl.ContentHorizontalAlignment.center
}

/// What is true of a control.
extension UIControl {
  // Rules: CT-1, CT-2.
  func currentState() -> UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }
}

extension UIControl {
  // Rules: HT-21, CT-38.
  /// Sets or clears a switch; only a change is followed.
  func setControlFlag(_ flag: ControlFlags, _ isOn: Bool) {
    guard flagsOfControl.contains(flag) != isOn else { return }
    if isOn { flagsOfControl.insert(flag) } else { flagsOfControl.remove(flag) }
    if flag == .disabled { takesTouches = !isOn }
    appearanceDidChange()
    propertiesDidChange()
  }

  /// `state`, highlighted too while the least time of a highlight runs.
  var appearanceState: State {
    highlightTimer == nil ? state : state.union(.highlighted)
  }

  // Rules: CT-42.
  /// Shows a highlight that came and went unseen, for the least time.
  func lingerHighlighted() {
    highlightTimer = TimeSource.clock.schedule(after: Thresholds.leastHighlight) { [weak self] in
      self?.highlightTimer = nil
      self?.appearanceDidChange()
    }
    appearanceDidChange()
  }
}
