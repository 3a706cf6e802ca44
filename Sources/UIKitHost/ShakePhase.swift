// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How far a shake of the device has come, as a host tells from its accelerometer or is told.
public enum ShakePhase: Sendable, Hashable, CaseIterable, Codable {
  /// The device began to be shaken.
  case began
  /// It rests again.
  case ended
  /// What began was no shake after all.
  case cancelled
}
