// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How a presented controller covers what is behind it.
///
/// [Apple: UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen; the presenting view leaves the window.
  case fullScreen = 0
  /// A sheet that leaves a strip of what is behind.
  case pageSheet = 1
  /// A small sheet in the middle of a large screen; on a narrow one, a page sheet.
  case formSheet = 2
  /// As `.fullScreen`.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller places it; without one, the whole screen
  /// above the presenting view.
  case custom = 4
  /// The whole screen; the presenting view stays behind it.
  case overFullScreen = 5
  /// As `.overFullScreen`.
  case overCurrentContext = 6
  /// A bubble that points at what it belongs to; in a window of compact width, a sheet.
  case popover = 7
  /// Not a way to present.
  case none = -1
  /// A page sheet.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// Whether the presenting view is out of the window meanwhile.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }

  /// Whether something of what is behind stays in sight around it.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }

  /// Whether it has a size of its own where there is room.
  var isForm: Bool { self == .formSheet || self == .popover }
}
