// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIButton {
  /// The properties that buttons have beyond other views.
  var buttonRules: [AppearanceRule] {
    [.of("contentEdgeInsets", \UIButton.contentEdgeInsets)]
      + [State.normal, .highlighted, .disabled, .selected].flatMap(stateRules)
  }

  /// The properties that a button has for a state.
  private func stateRules(_ state: State) -> [AppearanceRule] {
    [
      .of("titleColor \(state.rawValue)", { (button: UIButton) in button.titleColor(for: state) }) {
        $0.setTitleColor($1, for: state)
      },
      .of(
        "titleShadowColor \(state.rawValue)",
        { (button: UIButton) in button.titleShadowColor(for: state) }
      ) { $0.setTitleShadowColor($1, for: state) },
      .of(
        "backgroundImage \(state.rawValue)",
        { (button: UIButton) in button.backgroundImage(for: state) }
      ) { $0.setBackgroundImage($1, for: state) },
    ]
  }
}
