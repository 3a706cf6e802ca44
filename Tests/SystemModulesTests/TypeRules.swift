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
}
