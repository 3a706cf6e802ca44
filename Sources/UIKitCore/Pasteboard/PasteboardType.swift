// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UniformTypeIdentifiers

/// The types of data that a pasteboard tells apart, and their media types on a host's clipboard.
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
    guard type != other else { return true }
    guard let type = UTType(type), let other = UTType(other) else { return false }
    return type.isSubtype(of: other)
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
