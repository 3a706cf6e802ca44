// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// What a browser needs to know of a page that is installed like an application.
  struct PageManifest {
    /// What it is called.
    let name: String

    static let fileName = "manifest.webmanifest"
    private static let type = "application/manifest+json"
    /// The light background of the page.
    private static let background = "#f2f2f7"

    /// The manifest as a file; what it names lies beside it, and no address in it holds a secret.
    var file: PageFile {
      var text = JSONText()
      text.object { json in
        json.key("name")
        json.string(name)
        json.key("start_url")
        json.string(".")
        json.key("scope")
        json.string(".")
        json.key("display")
        json.string("standalone")
        json.key("background_color")
        json.string(Self.background)
        json.key("icons")
        json.array { json in
          json.object { json in
            json.key("src")
            json.string("icon.svg")
            json.key("sizes")
            json.string("any")
            json.key("type")
            json.string("image/svg+xml")
          }
        }
      }
      return PageFile(type: Self.type, bytes: text.bytes)
    }
  }
#endif
