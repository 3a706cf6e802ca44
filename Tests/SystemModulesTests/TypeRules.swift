// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import MobileCoreServices
import Testing

@Suite("UT types of data")
struct TypeRules {
  @Test func `UT-1 a type by its identifier`() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("PUBLIC.PNG")?.identifier == "public.png")
    #expect(UTType("org.example.drawing") == nil)
    #expect(UTType("") == nil)
  }

  @Test func `UT-2 ends of names and media types lead there and back`() throws {
    let known: [(UTType, String, String)] = [
      (.png, "png", "image/png"), (.jpeg, "jpeg", "image/jpeg"),
      (.json, "json", "application/json"),
      (.pdf, "pdf", "application/pdf"), (.html, "html", "text/html"), (.gif, "gif", "image/gif"),
      (.mpeg4Movie, "mp4", "video/mp4"), (.plainText, "txt", "text/plain"),
    ]
    for (type, end, mediaType) in known {
      #expect(UTType(filenameExtension: end) == type)
      #expect(UTType(filenameExtension: end.uppercased()) == type)
      #expect(UTType(mimeType: mediaType) == type)
      #expect(type.preferredFilenameExtension == end)
      #expect(type.preferredMIMEType == mediaType)
    }
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "png") == nil)

    let own = try #require(UTType(filenameExtension: "Sketch", conformingTo: .image))
    #expect(own.isDynamic && !own.isDeclared && own.preferredFilenameExtension == "sketch")
    #expect(own.conforms(to: .image) && own.conforms(to: .data) && !own.conforms(to: .text))
    #expect(UTType(filenameExtension: "png", conformingTo: .audio)?.isDynamic == true)
  }

  @Test func `UT-3 types of an application's own`() {
    let note = UTType(exportedAs: "org.example.Note", conformingTo: .json)
    #expect(note.identifier == "org.example.note")
    #expect(note.conforms(to: .json) && note.conforms(to: .text) && note.conforms(to: .item))
    #expect(!note.isPublic && note.isDeclared)
    #expect(UTType(importedAs: "org.example.other").conforms(to: .content))
    #expect(UTType(importedAs: "public.png") == .png)
  }

  @Test func `UT-4 special cases`() {
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
    #expect(
      UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .content, .item])
    #expect(UTType.item.supertypes.isEmpty)
    // Every type that is named above another is one.
    for name in [UTType.rtfd, .quickTimeMovie, .vCard, .usdz, .fileURL, .zip, .shellScript] {
      #expect(name.supertypes.allSatisfy { UTType($0.identifier) != nil })
    }
  }

  @Test func `UT-5 names before UTType`() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeConformsTo("org.example.a", "org.example.A"))
    #expect(!UTTypeConformsTo("org.example.a", kUTTypeData))
  }

  @Test func `UT-1 each type with a name of its own is in the table`() {
    let types: [(UTType, String)] = [
      (.item, "public.item"), (.content, "public.content"),
      (.compositeContent, "public.composite-content"), (.data, "public.data"),
      (.directory, "public.directory"), (.folder, "public.folder"), (.package, "com.apple.package"),
      (.bundle, "com.apple.bundle"), (.message, "public.message"), (.contact, "public.contact"),
      (.archive, "public.archive"), (.executable, "public.executable"),
      (.calendarEvent, "public.calendar-event"), (.url, "public.url"),
      (.fileURL, "public.file-url"), (.text, "public.text"), (.plainText, "public.plain-text"),
      (.utf8PlainText, "public.utf8-plain-text"), (.utf16PlainText, "public.utf16-plain-text"),
      (.delimitedText, "public.delimited-values-text"),
      (.tabSeparatedText, "public.tab-separated-values-text"), (.rtf, "public.rtf"),
      (.rtfd, "com.apple.rtfd"), (.html, "public.html"), (.xml, "public.xml"),
      (.json, "public.json"), (.yaml, "public.yaml"), (.sourceCode, "public.source-code"),
      (.swiftSource, "public.swift-source"), (.cSource, "public.c-source"),
      (.objectiveCSource, "public.objective-c-source"),
      (.javaScript, "com.netscape.javascript-source"), (.script, "public.script"),
      (.shellScript, "public.shell-script"), (.propertyList, "com.apple.property-list"),
      (.xmlPropertyList, "com.apple.xml-property-list"),
      (.binaryPropertyList, "com.apple.binary-property-list"), (.pdf, "com.adobe.pdf"),
      (.image, "public.image"), (.png, "public.png"), (.jpeg, "public.jpeg"),
      (.tiff, "public.tiff"), (.gif, "com.compuserve.gif"), (.bmp, "com.microsoft.bmp"),
      (.ico, "com.microsoft.ico"), (.heic, "public.heic"), (.heif, "public.heif"),
      (.webP, "org.webmproject.webp"), (.svg, "public.svg-image"),
      (.livePhoto, "com.apple.live-photo"), (.audiovisualContent, "public.audiovisual-content"),
      (.movie, "public.movie"), (.video, "public.video"), (.audio, "public.audio"),
      (.quickTimeMovie, "com.apple.quicktime-movie"), (.mpeg, "public.mpeg"),
      (.mpeg4Movie, "public.mpeg-4"), (.avi, "public.avi"), (.mp3, "public.mp3"),
      (.mpeg4Audio, "public.mpeg-4-audio"), (.wav, "com.microsoft.waveform-audio"),
      (.aiff, "public.aiff-audio"), (.midi, "public.midi-audio"), (.zip, "com.pkware.zip-archive"),
      (.gzip, "org.gnu.gnu-zip-archive"), (.vCard, "public.vcard"),
      (.emailMessage, "public.email-message"), (.database, "public.database"),
      (.font, "public.font"), (.threeDContent, "public.3d-content"),
      (.usdz, "com.pixar.universal-scene-description-mobile"), (.spreadsheet, "public.spreadsheet"),
      (.presentation, "public.presentation"),
    ]
    for (type, identifier) in types {
      #expect(type.identifier == identifier && UTType(identifier) == type)
      #expect("\(type)" == identifier && type.isDeclared)
    }
    #expect(Set(types.map(\.0)).count == types.count)
  }
}
