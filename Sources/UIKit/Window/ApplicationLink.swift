// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The application as windows see it: the end of their chain.
///
/// Set when the application is made.
@MainActor
enum ApplicationLink {
  /// Retained, for an application lives as long as the process.
  static var application: UIResponder?
}
