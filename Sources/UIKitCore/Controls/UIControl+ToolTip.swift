// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIControl {
  // Rules: PN-53.
  /// A few words that are shown while a pointer rests on the control; nil, the default, for none.
  ///
  /// They are the `defaultToolTip` of `toolTipInteraction`, which is added and removed.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let interaction = toolTipInteraction {
        interaction.defaultToolTip = newValue
        if newValue == nil { removeInteraction(interaction) }
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// What shows `toolTip`; nil without one.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
