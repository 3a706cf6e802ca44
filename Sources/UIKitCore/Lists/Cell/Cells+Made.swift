// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UITableViewCell {
  // Rules: RT-98.
  /// What the rewriter makes of `init(style:reuseIdentifier:)` of a class that is known only when the
  /// program runs.
  public static func made(style: CellStyle, reuseIdentifier: String?) -> Self {
    ReuseBirth.shared.make(reuseIdentifier, style: style) { made() }
  }
}

extension UITableViewHeaderFooterView {
  // Rules: RT-98.
  /// What the rewriter makes of `init(reuseIdentifier:)` of a class that is known only when the program
  /// runs.
  public static func made(reuseIdentifier: String?) -> Self {
    ReuseBirth.shared.make(reuseIdentifier) { made() }
  }
}
