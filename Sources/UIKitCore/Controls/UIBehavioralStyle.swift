// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether a control behaves as on a tablet or as on a desk.
///
/// [Apple: UIBehavioralStyle](https://developer.apple.com/documentation/uikit/uibehavioralstyle)
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the device has it.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a desk.
  case mac = 2
}
