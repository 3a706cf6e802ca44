// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What is known of uniform type identifiers: what conforms to what, and their media types.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let html = "public.html"
  static let url = "public.url"
  static let image = "public.image"
  static let color = "com.apple.uikit.color"

  /// Types whose values are strings, the one that is written first.
  static let texts = [text, "public.plain-text", "public.text"]
  /// Types whose values are addresses.
  static let urls = [url]
  /// Types whose values are pictures, in the order in which they are preferred.
  static let images = [
    "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp",
    "public.svg-image",
  ]
  /// Types whose values are colours.
  static let colors = [color]

  /// The next more general types of a type.
  private static let parents: [String: [String]] = [
    text: ["public.plain-text"],
    "public.plain-text": ["public.text"],
    html: ["public.text"],
    "public.rtf": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": [url],
    url: ["public.data"],
    "public.png": [image],
    "public.jpeg": [image],
    "com.compuserve.gif": [image],
    "org.webmproject.webp": [image],
    "public.svg-image": [image],
    image: ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  private static let mediaTypes: [String: String] = [
    text: "text/plain",
    html: "text/html",
    url: "text/uri-list",
    "public.png": "image/png",
    "public.jpeg": "image/jpeg",
    "com.compuserve.gif": "image/gif",
    "org.webmproject.webp": "image/webp",
    "public.svg-image": "image/svg+xml",
  ]

  private static let byMediaType = Dictionary(
    uniqueKeysWithValues: mediaTypes.map { ($0.value, $0.key) })

  /// Whether `type` is `other` or a special case of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || parents[type, default: []].contains { conforms($0, to: other) }
  }

  /// Whether `type` is one of `others` or a special case of one.
  static func conforms(_ type: String, toAny others: [String]) -> Bool {
    others.contains { conforms(type, to: $0) }
  }

  /// How a host calls the type; nil for one that stays in this process.
  static func mediaType(of type: String) -> String? { mediaTypes[type] }

  /// The type that a host calls by a media type; nil for one that is not known.
  static func type(ofMediaType mediaType: String) -> String? { byMediaType[mediaType] }
}
