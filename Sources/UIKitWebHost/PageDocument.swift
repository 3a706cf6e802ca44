// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// The page with its looks and scripts in it, so that the first load is one answer.
  ///
  /// A browser runs each script when it has come that far. The first one gets the application to
  /// describe itself while the other, which is most of the document, is on its way. What nobody
  /// needs for the first picture is a script of its own, which the end of the document names.
  enum PageDocument {
    /// The modules that scripts begin with, in the order of the document.
    static let scripts = ["hello.js", "main.js"]
    /// The module that the script behind the document begins with, and its name there.
    static let rest = "later.js"
    /// The document; it is made once, for the files are compiled in.
    static var file: PageFile { files.document }
    /// The script behind it.
    static var restFile: PageFile { files.rest }

    private static let files = make()

    private static func make() -> (document: PageFile, rest: PageFile) {
      let looks = without("/*", "*/", in: text(PackageResources.page_css))
      var bundles = PageBundle.scripts(from: scripts + [rest]) { PageScripts.named($0).map(text) }
      let later = Array(bundles.removeLast().utf8)
      var document = without("<!--", "-->\n", in: text(PackageResources.index_html))
        .replacing("<link rel=\"stylesheet\" href=\"page.css\">", with: "<style>\(looks)</style>")
      for (name, bundle) in zip(scripts, bundles) {
        document = document.replacing(
          "<script src=\"\(name)\"></script>", with: "<script>\(bundle)</script>")
      }
      let bytes = Array(document.utf8)
      return (
        PageFile(
          type: PageFile.html, bytes: bytes, packed: Gzip.pack(bytes, tightly: true),
          scripts: bundles.map(digest) + [PageFile.own], styles: [digest(looks)]),
        PageFile(type: PageFile.script, bytes: later, packed: Gzip.pack(later, tightly: true))
      )
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// A text without its comments, by what begins and ends one.
    private static func without(_ begin: String, _ end: String, in text: String) -> String {
      let parts = text.split(separator: begin, omittingEmptySubsequences: false)
      return parts.prefix(1).joined()
        + parts.dropFirst().map { part in
          part.firstRange(of: end).map { part[$0.upperBound...] } ?? ""
        }.joined()
    }

    /// How a Content-Security-Policy names what stands between two tags.
    private static func digest(_ text: String) -> String {
      "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
  }
#endif
