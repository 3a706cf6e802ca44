// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What is known of a type of data.
struct KnownType: Sendable {
  /// The next more general types.
  var parents: [String] = []
  /// Ends of file names without a dot, the preferred one first.
  var extensions: [String] = []
  /// Media types, the preferred one first.
  var mediaTypes: [String] = []
}

/// The types of data that everybody knows, by identifier.
enum KnownTypes {
  private static func kind(_ parents: String...) -> KnownType { KnownType(parents: parents) }

  private static func format(
    _ parents: [String], _ extensions: [String], _ mediaTypes: [String] = []
  ) -> KnownType {
    KnownType(parents: parents, extensions: extensions, mediaTypes: mediaTypes)
  }

  static let byIdentifier: [String: KnownType] = kinds.merging(formats) { first, _ in first }

  /// Types that others are special cases of.
  private static let kinds: [String: KnownType] = [
    "public.item": kind(),
    "public.content": kind(),
    "public.data": kind("public.item"),
    "public.directory": kind("public.item"),
    "public.folder": kind("public.directory"),
    "public.volume": kind("public.folder"),
    "com.apple.package": kind("public.directory"),
    "com.apple.bundle": kind("public.directory"),
    "public.composite-content": kind("public.content"),
    "public.message": kind(),
    "public.contact": kind(),
    "public.database": kind(),
    "public.archive": kind("public.data"),
    "public.executable": kind("public.item"),
    "public.calendar-event": kind(),
    "public.text": kind("public.data", "public.content"),
    "public.image": kind("public.data", "public.content"),
    "public.audiovisual-content": kind("public.data", "public.content"),
    "public.movie": kind("public.audiovisual-content"),
    "public.video": kind("public.movie"),
    "public.audio": kind("public.audiovisual-content"),
    "public.font": kind("public.data", "public.content"),
    "public.3d-content": kind("public.content"),
    "public.source-code": kind("public.plain-text"),
    "public.script": kind("public.source-code"),
    "public.url": kind("public.data"),
    "public.spreadsheet": kind("public.content"),
    "public.presentation": kind("public.composite-content"),
  ]

  /// Types that files are of.
  private static let formats: [String: KnownType] = [
    "public.plain-text": format(["public.text"], ["txt", "text"], ["text/plain"]),
    "public.utf8-plain-text": format(["public.plain-text"], []),
    "public.utf16-plain-text": format(["public.plain-text"], []),
    "public.delimited-values-text": format(["public.text"], []),
    "public.comma-separated-values-text": format(
      ["public.delimited-values-text"], ["csv"], ["text/csv"]),
    "public.tab-separated-values-text": format(
      ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]),
    "public.rtf": format(["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    "com.apple.rtfd": format(["com.apple.package", "public.composite-content"], ["rtfd"]),
    "public.html": format(["public.text"], ["html", "htm"], ["text/html"]),
    "public.xml": format(["public.text"], ["xml"], ["application/xml", "text/xml"]),
    "public.json": format(["public.text"], ["json"], ["application/json"]),
    "public.yaml": format(["public.text"], ["yaml", "yml"], ["application/x-yaml"]),
    "net.daringfireball.markdown": format(
      ["public.plain-text"], ["md", "markdown"], ["text/markdown"]),
    "public.css": format(["public.text"], ["css"], ["text/css"]),
    "com.netscape.javascript-source": format(
      ["public.source-code"], ["js", "mjs"], ["text/javascript", "application/javascript"]),
    "public.swift-source": format(["public.source-code"], ["swift"]),
    "public.c-source": format(["public.source-code"], ["c"]),
    "public.objective-c-source": format(["public.source-code"], ["m"]),
    "public.shell-script": format(["public.script"], ["sh"], ["application/x-sh"]),
    "com.apple.property-list": format(["public.data"], ["plist"]),
    "com.apple.xml-property-list": format(["public.xml", "com.apple.property-list"], []),
    "com.apple.binary-property-list": format(["com.apple.property-list"], []),
    "com.adobe.pdf": format(
      ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    "public.png": format(["public.image"], ["png"], ["image/png"]),
    "public.jpeg": format(["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    "public.tiff": format(["public.image"], ["tiff", "tif"], ["image/tiff"]),
    "com.compuserve.gif": format(["public.image"], ["gif"], ["image/gif"]),
    "com.microsoft.bmp": format(["public.image"], ["bmp"], ["image/bmp"]),
    "com.microsoft.ico": format(["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    "public.heic": format(["public.image"], ["heic"], ["image/heic"]),
    "public.heif": format(["public.image"], ["heif"], ["image/heif"]),
    "org.webmproject.webp": format(["public.image"], ["webp"], ["image/webp"]),
    "public.svg-image": format(["public.image"], ["svg"], ["image/svg+xml"]),
    "com.apple.live-photo": format(["public.data"], []),
    "public.mpeg-4": format(["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
    "public.mpeg": format(["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
    "com.apple.quicktime-movie": format(["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    "public.avi": format(["public.movie"], ["avi"], ["video/avi"]),
    "public.mp3": format(["public.audio"], ["mp3"], ["audio/mpeg"]),
    "public.mpeg-4-audio": format(["public.audio"], ["m4a"], ["audio/mp4"]),
    "public.aiff-audio": format(["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
    "com.microsoft.waveform-audio": format(
      ["public.audio"], ["wav"], ["audio/vnd.wave", "audio/wav"]),
    "public.midi-audio": format(["public.audio"], ["midi", "mid"], ["audio/midi"]),
    "public.zip-archive": format(["com.pkware.zip-archive"], []),
    "com.pkware.zip-archive": format(["public.archive"], ["zip"], ["application/zip"]),
    "org.gnu.gnu-zip-archive": format(["public.archive"], ["gz"], ["application/gzip"]),
    "public.tar-archive": format(["public.archive"], ["tar"], ["application/x-tar"]),
    "public.vcard": format(["public.text", "public.contact"], ["vcf"], ["text/vcard"]),
    "com.apple.ical.ics": format(
      ["public.text", "public.calendar-event"], ["ics"], ["text/calendar"]),
    "public.email-message": format(["public.message"], ["eml"], ["message/rfc822"]),
    "public.file-url": format(["public.url"], []),
    "public.truetype-ttf-font": format(["public.font"], ["ttf"], ["font/ttf"]),
    "public.opentype-font": format(["public.font"], ["otf"], ["font/otf"]),
    "com.pixar.universal-scene-description-mobile": format(
      ["public.3d-content"], ["usdz"], ["model/vnd.usdz+zip"]),
  ]

  /// The identifiers of the types whose files end in something, by the end in lower case.
  static let byExtension = index { $0.extensions }
  /// The identifiers of the types that have a media type, by that in lower case.
  static let byMediaType = index { $0.mediaTypes }

  private static func index(_ tags: (KnownType) -> [String]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (identifier, type) in byIdentifier.sorted(by: { $0.key < $1.key }) {
      for tag in tags(type) { result[tag, default: []].append(identifier) }
    }
    return result
  }
}
