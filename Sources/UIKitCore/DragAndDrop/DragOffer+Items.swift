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
    let name = provider.suggestedName.flatMap { $0.isEmpty ? nil : $0 }
    var types: [String] = []
    var forms: [ClipboardContent.Representation] = []
    for type in provider.typesForEverybody {
      guard let mediaType = Self.mediaType(of: type, isFile: name != nil),
        let data = PromisedData(type, of: provider).data
      else { continue }
      types.append(type)
      forms.append(ClipboardContent.Representation(mediaType: mediaType, data: data))
    }
    guard let first = types.first else { return nil }
    self.init(name: name.map { Self.fileName($0, of: first) }, forms: forms)
  }

  // Rules: DD-106.
  /// The name of a file; programs suggest most without what says of which type it is.
  private static func fileName(_ name: String, of type: String) -> String {
    guard (name as NSString).pathExtension.isEmpty,
      let ending = UTType(type)?.preferredFilenameExtension
    else { return name }
    return "\(name).\(ending)"
  }

  /// How devices call a type; nil for one that is of no use to other programs.
  private static func mediaType(of type: String, isFile: Bool) -> String? {
    if let known = PasteboardType.mediaType(of: type) { return known }
    guard isFile else { return nil }
    return UTType(type)?.preferredMIMEType ?? "application/octet-stream"
  }
}
