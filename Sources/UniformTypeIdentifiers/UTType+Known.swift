// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UTType {
  /// Anything in a file system.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything with content.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// A run of bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A directory that a person sees as a folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A directory that a person sees as a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A directory with a structure.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// A contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// Files in one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A program.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// An appointment.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text of any kind.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without styles.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without styles in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without styles in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Values with something between them.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values with commas between them.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// Values with tabs between them.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// Rich text with attachments.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A page.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// Source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A script.
  public static var script: UTType { UTType(known: "public.script") }
  /// A shell script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in bytes.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A PDF document.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// A PNG picture.
  public static var png: UTType { UTType(known: "public.png") }
  /// A JPEG picture.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A TIFF picture.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A GIF picture.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A BMP picture.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// An HEIC picture.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// An HEIF picture.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// A WebP picture.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// An SVG picture.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A live photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// Sound or moving pictures.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Moving pictures, with sound or without.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// An AVI movie.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// MP3 sound.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// MPEG-4 sound.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// WAV sound.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// AIFF sound.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A zip archive.
  public static var zip: UTType { UTType(known: "com.pkware.zip-archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// Contacts as vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// An e-mail.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A model in three dimensions.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A USDZ model.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
}
