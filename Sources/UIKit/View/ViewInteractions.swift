// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Attaches interactions to views.
@MainActor
enum ViewInteractions {
  static func add(_ interaction: any UIInteraction, to view: UIView) {
    if let old = interaction.view { remove(interaction, from: old) }
    interaction.willMove(to: view)
    view.needExtras.interactions.append(interaction)
    interaction.didMove(to: view)
  }

  static func remove(_ interaction: any UIInteraction, from view: UIView) {
    guard let place = view.extras?.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    view.extras?.interactions.remove(at: place)
    interaction.didMove(to: nil)
  }

  /// Tells the interactions that care that their view is in no window any more.
  static func leaveWindow(_ view: UIView) {
    for interaction in view.extras?.interactions ?? [] {
      (interaction as? any WindowLeaving)?.viewDidLeaveWindow()
    }
  }

  static func replace(_ interactions: [any UIInteraction], on view: UIView) {
    for old in view.interactions where !interactions.contains(where: { $0 === old }) {
      remove(old, from: view)
    }
    for new in interactions where !view.interactions.contains(where: { $0 === new }) {
      add(new, to: view)
    }
  }
}

/// An interaction that ends something when its view leaves the window.
@MainActor
protocol WindowLeaving {
  func viewDidLeaveWindow()
}
