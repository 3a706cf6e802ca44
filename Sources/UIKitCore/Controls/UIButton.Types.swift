// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIButton {
  /// What a button looks like when nothing is set.
  public enum ButtonType: Int, Sendable {
    /// A white title on nothing.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7

    /// Another name of `system`.
    public static var roundedRect: ButtonType { .system }

    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle"
      }
    }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What most people want.
    case primary = 1
    /// Changing nothing.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }

  /// Adapts the configuration of a button to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
