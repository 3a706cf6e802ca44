// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// The page with its looks and scripts in it, so that the first load is one answer.
  ///
  /// A browser runs each script when it has come that far. The first ones get the application to
  /// describe itself while the last one, which is most of the document, is on its way.
  enum PageDocument {
    /// The modules that scripts begin with, in the order of the document.
    static let scripts = ["first.js", "main.js"]
    /// The document; it is made once, for the files are compiled in.
    static let file = make()

    private static func make() -> PageFile {
      let looks = withoutComments(text(PackageResources.page_css))
      let early = text(PackageResources.early_js)
      let bundles = PageBundle.scripts(from: scripts) { PageScripts.named($0).map(text) }
      var document = text(PackageResources.index_html)
        .replacing("<link rel=\"stylesheet\" href=\"page.css\">", with: "<style>\(looks)</style>")
        .replacing("<script src=\"early.js\"></script>", with: "<script>\(early)</script>")
      for (name, bundle) in zip(scripts, bundles) {
        document = document.replacing(
          "<script src=\"\(name)\"></script>", with: "<script>\(bundle)</script>")
      }
      let bytes = Array(document.utf8)
      return PageFile(
        type: "text/html; charset=utf-8", bytes: bytes, packed: Gzip.pack(bytes),
        scripts: ([early] + bundles).map(digest), styles: [digest(looks)])
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func withoutComments(_ looks: String) -> String {
      let parts = looks.split(separator: "/*", omittingEmptySubsequences: false)
      return parts.prefix(1).joined()
        + parts.dropFirst().map { part in
          part.firstRange(of: "*/").map { part[$0.upperBound...] } ?? ""
        }.joined()
    }

    /// How a Content-Security-Policy names what stands between two tags.
    private static func digest(_ text: String) -> String {
      "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
  }
#endif
