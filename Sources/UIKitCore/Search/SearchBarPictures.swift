// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: SB-21.
/// The pictures that a search bar was given, by what they are for.
@MainActor
struct SearchBarPictures {
  private struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private struct IconState: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State.RawValue
  }

  private var grounds: [Place: UIImage] = [:]
  private var icons: [IconState: UIImage] = [:]
  private var fields: [UIControl.State.RawValue: UIImage] = [:]
  private var offsets: [UISearchBar.Icon: UIOffset] = [:]

  func ground(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    grounds[Place(position: position, metrics: metrics)]
  }

  mutating func setGround(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
    grounds[Place(position: position, metrics: metrics)] = image
  }

  /// What is shown at a place: what was set for it, else for what is nearest to it.
  func shownGround(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    ground(position, metrics) ?? ground(.any, metrics) ?? ground(position, .default)
      ?? ground(.any, .default)
  }

  func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
    icons[IconState(icon: icon, state: state.rawValue)]
  }

  mutating func setIcon(_ image: UIImage?, _ icon: UISearchBar.Icon, _ state: UIControl.State) {
    icons[IconState(icon: icon, state: state.rawValue)] = image
  }

  func field(_ state: UIControl.State) -> UIImage? { fields[state.rawValue] }

  mutating func setField(_ image: UIImage?, _ state: UIControl.State) {
    fields[state.rawValue] = image
  }

  func offset(_ icon: UISearchBar.Icon) -> UIOffset { offsets[icon] ?? .zero }

  mutating func setOffset(_ offset: UIOffset, _ icon: UISearchBar.Icon) { offsets[icon] = offset }
}
