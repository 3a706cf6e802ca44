// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIApplication {
  /// What a device may open at an application's wish; anything else could run code there.
  private static let outsideSchemes: Set<String> = ["http", "https", "mailto", "sms", "tel"]

  /// Whether the host would open an address now.
  func canOpenOutside(_ url: URL) -> Bool {
    isForOutside(url) && HostLink.shared.host?.canOpen(url.absoluteString) ?? false
  }

  private func isForOutside(_ url: URL) -> Bool {
    url.scheme.map { Self.outsideSchemes.contains($0.lowercased()) } ?? false
  }

  /// Has the host open an address.
  ///
  /// - Returns: false for other schemes, and when the host opens nothing.
  func openOutside(_ url: URL) -> Bool {
    let didOpen = isForOutside(url) && HostLink.shared.host?.open(url.absoluteString) ?? false
    Trace.record(.action, "application \(didOpen ? "opens" : "cannot open") \(url.absoluteString)")
    return didOpen
  }

  /// How an address is opened outside the application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    // Rules: FR-65.
    /// A `Bool`: whether the address is opened only if an application answers for it, which none
    /// does here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
