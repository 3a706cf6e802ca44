// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-125.
extension BarButtonLooks {
  /// The looks of a tab; those of its badge are of the state that it is in.
  init(_ looks: UITabBarItemAppearance, isSelected: Bool) {
    normal = State(looks.normal, over: nil)
    highlighted = normal
    disabled = State(looks.disabled, over: looks.normal)
    chosen = State(looks.selected, over: looks.normal)
    let state = isSelected ? looks.selected : looks.normal
    badgeText = BarText(
      looks.normal.badgeTextAttributes, state.badgeTextAttributes,
      offset: state.badgeTitlePositionAdjustment)
    badgeColor = state.badgeBackgroundColor ?? looks.normal.badgeBackgroundColor
    badgeOffset = state.badgePositionAdjustment
  }
}

extension BarButtonLooks.State {
  @MainActor
  fileprivate init(
    _ state: UITabBarItemStateAppearance, over normal: UITabBarItemStateAppearance?
  ) {
    text = BarText(
      state.titleTextAttributes, state.titlePositionAdjustment,
      over: normal.map { ($0.titleTextAttributes, $0.titlePositionAdjustment) })
    iconColor = state.iconColor ?? normal?.iconColor
  }
}
