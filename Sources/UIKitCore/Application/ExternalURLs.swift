// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Addresses that are opened outside the application.
@MainActor
enum ExternalURLs {
  /// What a device may open at an application's wish; anything else could run code there.
  private static let schemes: Set<String> = ["http", "https", "mailto", "sms", "tel"]

  /// Whether the host would open an address now.
  static func canOpen(_ url: URL) -> Bool {
    isKnown(url) && HostLink.shared.host?.canOpen(url.absoluteString) ?? false
  }

  private static func isKnown(_ url: URL) -> Bool {
    url.scheme.map { schemes.contains($0.lowercased()) } ?? false
  }

  /// Has the host open an address.
  ///
  /// - Returns: false for other schemes, and when the host opens nothing.
  static func open(_ url: URL) -> Bool {
    let didOpen = isKnown(url) && HostLink.shared.host?.open(url.absoluteString) ?? false
    Trace.record(.action, "application \(didOpen ? "opens" : "cannot open") \(url.absoluteString)")
    return didOpen
  }
}

extension UIApplication {
  /// How an address is opened outside the application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key; none has an effect here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
