// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// What a browser needs to know of a page that is installed like an application.
  struct PageManifest: Encodable {
    struct Icon: Encodable {
      let src = "icon.svg"
      let sizes = "any"
      let type = "image/svg+xml"
    }

    let name: String
    /// Beside the manifest, and so with the token.
    let start = "."
    let scope = "."
    let display = "standalone"
    let background = "#f2f2f7"
    let icons = [Icon()]

    private enum CodingKeys: String, CodingKey {
      case name, scope, display, icons
      case start = "start_url"
      case background = "background_color"
    }

    static let fileName = "manifest.webmanifest"
    static let type = "application/manifest+json"

    /// The manifest as a file.
    var file: PageFile? {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let json = try? encoder.encode(self) else { return nil }
      return PageFile(type: Self.type, bytes: [UInt8](json))
    }
  }
#endif
