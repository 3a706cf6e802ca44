// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Attaches interactions to views.
extension UIView {
  func attach(_ interaction: any UIInteraction) {
    if let old = interaction.view { old.detach(interaction) }
    interaction.willMove(to: self)
    needExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let place = extras?.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    extras?.interactions.remove(at: place)
    interaction.didMove(to: nil)
  }

  /// Tells the interactions that care that their view is in no window any more.
  func interactionsLeaveWindow() {
    for interaction in extras?.interactions ?? [] {
      (interaction as? any WindowLeaving)?.viewDidLeaveWindow()
    }
  }

  func replaceInteractions(_ interactions: [any UIInteraction]) {
    for old in self.interactions where !interactions.contains(where: { $0 === old }) {
      detach(old)
    }
    for new in interactions where !self.interactions.contains(where: { $0 === new }) {
      attach(new)
    }
  }
}

/// An interaction that ends something when its view leaves the window.
@MainActor
protocol WindowLeaving {
  func viewDidLeaveWindow()
}
