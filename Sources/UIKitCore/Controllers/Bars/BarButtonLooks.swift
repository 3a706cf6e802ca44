// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-124, VC-125.
/// How a button of a bar looks beyond what its item says.
@MainActor
struct BarButtonLooks {
  /// What one of its states looks like.
  @MainActor
  struct State {
    var text = BarText()
    var background: UIImage?
    var backgroundOffset = UIOffset.zero
    var iconColor: UIColor?
  }

  var normal = State()
  var highlighted = State()
  var disabled = State()
  var chosen = State()
  var badgeText = BarText()
  var badgeColor: UIColor?
  var badgeOffset = UIOffset.zero

  init() {}

  init(_ looks: UIBarButtonItemAppearance) {
    normal = State(looks.normal, over: nil)
    highlighted = State(looks.highlighted, over: looks.normal)
    disabled = State(looks.disabled, over: looks.normal)
    chosen = normal
  }

  /// Puts attributes above all others, a set for each state of a control.
  mutating func add(_ attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]]) {
    guard !attributes.isEmpty else { return }
    let normal = attributes[UIControl.State.normal.rawValue] ?? [:]
    func add(_ state: UIControl.State, to path: WritableKeyPath<Self, State>) {
      for one in [normal, attributes[state.rawValue] ?? [:]] {
        self[keyPath: path].text.attributes.merge(one) { $1 }
      }
    }
    add(.normal, to: \.normal)
    add(.highlighted, to: \.highlighted)
    add(.disabled, to: \.disabled)
    add(.selected, to: \.chosen)
  }
}

extension BarButtonLooks.State {
  @MainActor
  fileprivate init(
    _ state: UIBarButtonItemStateAppearance, over normal: UIBarButtonItemStateAppearance?
  ) {
    text = BarText(
      state.titleTextAttributes, state.titlePositionAdjustment,
      over: normal.map { ($0.titleTextAttributes, $0.titlePositionAdjustment) })
    background = state.backgroundImage ?? normal?.backgroundImage
    backgroundOffset = state.backgroundImagePositionAdjustment
  }
}
