// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

@_exported public import UniformTypeIdentifiers

// Identifiers of types as code older than `UTType` writes them.

/// The identifier of anything in a file system.
public let kUTTypeItem = "public.item"
/// The identifier of anything with content.
public let kUTTypeContent = "public.content"
/// The identifier of a run of bytes.
public let kUTTypeData = "public.data"
/// The identifier of a directory.
public let kUTTypeDirectory = "public.directory"
/// The identifier of a directory that a person sees as a folder.
public let kUTTypeFolder = "public.folder"
/// The identifier of an address.
public let kUTTypeURL = "public.url"
/// The identifier of the address of a file.
public let kUTTypeFileURL = "public.file-url"
/// The identifier of text of any kind.
public let kUTTypeText = "public.text"
/// The identifier of text without styles.
public let kUTTypePlainText = "public.plain-text"
/// The identifier of text without styles in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifier of rich text.
public let kUTTypeRTF = "public.rtf"
/// The identifier of a page.
public let kUTTypeHTML = "public.html"
/// The identifier of XML.
public let kUTTypeXML = "public.xml"
/// The identifier of JSON.
public let kUTTypeJSON = "public.json"
/// The identifier of a PDF document.
public let kUTTypePDF = "com.adobe.pdf"
/// The identifier of a picture.
public let kUTTypeImage = "public.image"
/// The identifier of a PNG picture.
public let kUTTypePNG = "public.png"
/// The identifier of a JPEG picture.
public let kUTTypeJPEG = "public.jpeg"
/// The identifier of a TIFF picture.
public let kUTTypeTIFF = "public.tiff"
/// The identifier of a GIF picture.
public let kUTTypeGIF = "com.compuserve.gif"
/// The identifier of a BMP picture.
public let kUTTypeBMP = "com.microsoft.bmp"
/// The identifier of a live photo.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// The identifier of an SVG picture.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// The identifier of sound or moving pictures.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// The identifier of moving pictures, with sound or without.
public let kUTTypeMovie = "public.movie"
/// The identifier of moving pictures without sound.
public let kUTTypeVideo = "public.video"
/// The identifier of sound.
public let kUTTypeAudio = "public.audio"
/// The identifier of a QuickTime movie.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The identifier of an MPEG-4 movie.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The identifier of MP3 sound.
public let kUTTypeMP3 = "public.mp3"
/// The identifier of a zip archive.
public let kUTTypeZipArchive = "com.pkware.zip-archive"
/// The identifier of contacts as vCard.
public let kUTTypeVCard = "public.vcard"
/// The identifier of values with commas between them.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// The identifier of a property list.
public let kUTTypePropertyList = "com.apple.property-list"
/// The identifier of source code.
public let kUTTypeSourceCode = "public.source-code"

/// The end of file names, as a tag of a type.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The media type, as a tag of a type.
public let kUTTagClassMIMEType = "public.mime-type"

// Rules: UT-5.
/// Whether a type is another or a special case of it; false for types that are not known.
///
/// - Parameters:
///   - inUTI: the identifier of the one.
///   - inConformsToUTI: the identifier of the other.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI.lowercased() == inConformsToUTI.lowercased()
  }
  return type.conforms(to: other)
}
