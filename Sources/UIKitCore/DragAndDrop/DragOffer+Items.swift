// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UniformTypeIdentifiers

extension DragOffer {
  // Rules: DD-105.
  /// What of the items may leave the screen; nil for nothing.
  @MainActor
  init?(id: Int, of items: [UIDragItem]) {
    let all = items.compactMap { Item($0.itemProvider) }
    guard !all.isEmpty else { return nil }
    self.init(id: id, items: all)
  }
}

extension DragOffer.Item {
  /// What a provider hands to everybody, at once and in forms that devices know; nil for nothing.
  @MainActor
  fileprivate init?(_ provider: NSItemProvider) {
    let name = provider.suggestedName
    let forms: [ClipboardContent.Representation] = provider.typesForEverybody.compactMap { type in
      guard let mediaType = Self.mediaType(of: type, isFile: name != nil),
        let data = PromisedData(type, of: provider).data
      else { return nil }
      return ClipboardContent.Representation(mediaType: mediaType, data: data)
    }
    guard !forms.isEmpty else { return nil }
    self.init(name: name, forms: forms)
  }

  /// How devices call a type; nil for one that is of no use to other programs.
  private static func mediaType(of type: String, isFile: Bool) -> String? {
    if let known = PasteboardType.mediaType(of: type) { return known }
    guard isFile else { return nil }
    return UTType(type)?.preferredMIMEType ?? "application/octet-stream"
  }
}
