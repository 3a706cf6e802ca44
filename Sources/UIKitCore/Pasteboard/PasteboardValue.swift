// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// One form of an item on a pasteboard.
enum PasteboardValue {
  case text(String)
  case url(URL)
  case image(UIImage)
  case color(UIColor)
  case data(Data)
  /// Numbers, dates, arrays and dictionaries.
  case list(Any)
  /// What a provider has still to deliver.
  case promise(PromisedData)

  /// Takes what an application puts on a pasteboard.
  init(_ value: Any) {
    switch value {
    case let value as PasteboardValue: self = value
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text as String)
    case let url as URL: self = .url(url)
    case let url as NSURL: self = .url(url as URL)
    case let image as UIImage: self = .image(image)
    case let color as UIColor: self = .color(color)
    case let data as Data: self = .data(data)
    case let data as NSData: self = .data(data as Data)
    default: self = .list(value)
    }
  }

  /// The forms that an object is written in when it is given without a type.
  static func automatic(_ value: Any) -> [(type: String, value: PasteboardValue)] {
    let form = PasteboardValue(value)
    switch form {
    case .text: return [(PasteboardType.text, form)]
    case .url(let url):
      return [(PasteboardType.url, form), (PasteboardType.text, .text(url.absoluteString))]
    case .image(let image): return [(image.pasteboardType, form)]
    case .color: return [(PasteboardType.color, form)]
    case .data, .list, .promise: return []
    }
  }

  /// What an application reads for `type`.
  func object(as type: String) -> Any? {
    switch self {
    case .text(let text): text
    case .url(let url): url
    case .image(let image): image
    case .color(let color): color
    case .list(let list): list
    case .data(let data): Self.object(of: data, as: type)
    case .promise(let promise): promise.data.map { Self.object(of: $0, as: type) }
    }
  }

  /// The bytes; nil for an object that has none, such as a drawing.
  var data: Data? {
    switch self {
    case .text(let text): Data(text.utf8)
    case .url(let url): Data(url.absoluteString.utf8)
    case .image(let image): image.encoded?.data
    case .color(let color): color.pasteboardData
    case .data(let data): data
    case .promise(let promise): promise.data
    case .list(let list):
      try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }
  }

  private static func object(of data: Data, as type: String) -> Any {
    if PasteboardType.conforms(type, to: PasteboardType.url) {
      return text(data).flatMap { URL(string: $0) } ?? data
    }
    if type == PasteboardType.color { return UIColor(pasteboardData: data) ?? data }
    if PasteboardType.conforms(type, to: PasteboardType.image) {
      return UIImage(data: data) ?? data
    }
    if PasteboardType.conforms(type, to: "public.text") { return text(data) ?? data }
    return data
  }

  private static func text(_ data: Data) -> String? { String(data: data, encoding: .utf8) }
}

extension UIImage {
  /// The type of the encoded picture; a drawing has no encoded form.
  var pasteboardType: String {
    encoded.flatMap { PasteboardType.type(ofMediaType: $0.mediaType) }
      ?? PasteboardType.image
  }
}

extension UIColor {
  /// The four sRGB components as text.
  var pasteboardData: Data {
    let color = cgColor.rgba
    let numbers = [color.red, color.green, color.blue, color.alpha]
    return Data(numbers.map { String(describing: $0) }.joined(separator: " ").utf8)
  }

  /// Reads what `pasteboardData` wrote.
  convenience init?(pasteboardData: Data) {
    let numbers = String(decoding: pasteboardData, as: UTF8.self).split(separator: " ")
      .compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
