// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// The page with its looks and scripts in it, so that the first load is one answer.
  enum PageDocument {
    /// The document; it is made once, for the files are compiled in.
    static let file = make()

    private static func make() -> PageFile {
      let looks = withoutComments(text(PackageResources.page_css))
      let early = text(PackageResources.early_js)
      let rest = "\n" + PageBundle.script(from: "main.js") { PageScripts.named($0).map(text) }
      let document = text(PackageResources.index_html)
        .replacing("<link rel=\"stylesheet\" href=\"page.css\">", with: "<style>\(looks)</style>")
        .replacing("<script src=\"early.js\"></script>", with: "<script>\(early)</script>")
        .replacing(
          "<script type=\"module\" src=\"main.js\"></script>",
          with: "<script type=\"module\">\(rest)</script>")
      let bytes = Array(document.utf8)
      return PageFile(
        type: "text/html; charset=utf-8", bytes: bytes, packed: Gzip.pack(bytes),
        scripts: [digest(early), digest(rest)], styles: [digest(looks)])
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
