// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What an application that was woken to fetch something found.
///
/// Nothing wakes an application here; the names are for code that answers elsewhere too.
///
/// [Apple: UIBackgroundFetchResult](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult)
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It could not be asked for.
  case failed = 2
}
