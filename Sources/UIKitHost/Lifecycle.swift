// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a host asks of the application's life cycle.
public enum LifecycleChange: UInt8, Sendable, Codable {
  /// The application is on screen and gets input.
  case activate
  /// It is on screen but gets no input: a call, a system alert.
  case deactivate
  /// It is not on screen any more.
  case enterBackground
  /// It is about to be on screen again.
  case enterForeground
  /// It ends.
  case terminate
  /// The device has little memory left.
  case warnOfMemory
}
