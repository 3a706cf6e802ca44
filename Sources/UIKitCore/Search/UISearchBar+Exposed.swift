// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UISearchBar {
  // Rules: RT-50, SB-23.
  /// What of the class programs ask for by name.
  nonisolated static var searchBarMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("text", get: { (me: UISearchBar) in me.text }, set: { $0.text = $1 }),
      .property(
        "placeholder", get: { (me: UISearchBar) in me.placeholder }, set: { $0.placeholder = $1 }),
      .property("prompt", get: { (me: UISearchBar) in me.prompt }, set: { $0.prompt = $1 }),
      .property("searchField", get: { (me: UISearchBar) in me.searchTextField }),
      .property("searchTextField", get: { (me: UISearchBar) in me.searchTextField }),
      .property("cancelButton", get: { (me: UISearchBar) in me.content.cancel }),
      .property(
        "cancelButtonText", get: { (me: UISearchBar) in me.content.cancel.title(for: .normal) },
        set: {
          $0.content.cancel.setTitle($1, for: .normal)
          $0.setNeedsLayout()
        }),
      .property(
        "showsCancelButton", get: { (me: UISearchBar) in me.showsCancelButton },
        set: { $0.showsCancelButton = $1 }),
      .property(
        "barTintColor", get: { (me: UISearchBar) in me.barTintColor },
        set: { $0.barTintColor = $1 }))
  }
}
