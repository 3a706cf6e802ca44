// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// A file of the page, compiled into the library.
  struct PageFile: Sendable {
    let type: String
    let bytes: [UInt8]
    /// The same as a gzip file, where that is worth it.
    var packed: [UInt8]?
    /// Where scripts of a page come from, as a Content-Security-Policy names that: digests of what
    /// stands in the file itself, or this server.
    var scripts: [String] = []
    /// Where style sheets come from.
    var styles: [String] = []

    /// The name of the page itself.
    static let start = "index.html"

    /// The file with this name in the address, or nil.
    static func named(_ name: String) -> PageFile? {
      switch name {
      case start: PageDocument.file
      case PageDocument.rest: PageDocument.restFile
      case "icon.svg": PageFile(type: picture, bytes: PackageResources.icon_svg)
      case "inspector", "inspector.html":
        PageFile(
          type: html, bytes: PackageResources.inspector_html, scripts: [own], styles: [own])
      case "inspector.css": PageFile(type: css, bytes: PackageResources.inspector_css)
      case "inspector.js": PageFile(type: script, bytes: PackageResources.inspector_js)
      case "inspectortree.js": PageFile(type: script, bytes: PackageResources.inspectortree_js)
      case "inspectorscreen.js": PageFile(type: script, bytes: PackageResources.inspectorscreen_js)
      case "inspectordetails.js":
        PageFile(type: script, bytes: PackageResources.inspectordetails_js)
      case "inspectorevents.js": PageFile(type: script, bytes: PackageResources.inspectorevents_js)
      case "inspectorreplay.js": PageFile(type: script, bytes: PackageResources.inspectorreplay_js)
      default: nil
      }
    }

    /// The type of a page.
    static let html = "text/html; charset=utf-8"
    /// The type of a script.
    static let script = "text/javascript; charset=utf-8"
    /// Files of this server, as a Content-Security-Policy names them.
    static let own = "'self'"
    private static let picture = "image/svg+xml"
    private static let css = "text/css; charset=utf-8"
  }
#endif
