// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether the system launches an application now and then to fetch something.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It does not, and a person cannot change that.
  case restricted = 0
  /// A person does not want it.
  case denied = 1
  /// It does.
  case available = 2
}
