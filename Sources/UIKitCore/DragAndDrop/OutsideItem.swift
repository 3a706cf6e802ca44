// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UniformTypeIdentifiers

// Rules: DD-91.
/// One thing of a drag from outside: what programs see of it, and where its bytes go.
@MainActor
final class OutsideItem {
  let item: UIDragItem
  /// Where the bytes of each form go, in the order of what was told last.
  private(set) var parts: [ComingData] = []
  private var byMediaType: [String: ComingData] = [:]

  init(_ told: DraggedItem) {
    item = UIDragItem(itemProvider: NSItemProvider())
    offer(told)
  }

  /// Offers the forms that are not offered yet.
  private func offer(_ told: DraggedItem) {
    parts = told.forms.map { form in
      if let known = byMediaType[form.mediaType] { return known }
      let made = ComingData()
      byMediaType[form.mediaType] = made
      register(Self.type(ofMediaType: form.mediaType), made)
      return made
    }
  }

  /// Learns what was dropped, whose bytes come now.
  func expect(_ told: DraggedItem) {
    offer(told)
    for (part, form) in zip(parts, told.forms) { part.expect(byteCount: form.byteCount) }
    for part in byMediaType.values where !parts.contains(where: { $0 === part }) {
      part.fail(with: NSItemProvider.unavailable)
    }
    // Browsers that say little before the drop offer but data, which is what came instead.
    let data = UTType.data.identifier
    if let first = parts.first, item.itemProvider.registeredTypeIdentifiers.contains(data) {
      item.itemProvider.registerDataRepresentation(forTypeIdentifier: data, visibility: .all) {
        first.load($0)
      }
    }
    guard let name = told.name else { return }
    item.itemProvider.suggestedName = name
    if let type = Self.type(ofFile: name), let first = parts.first { register(type, first) }
  }

  func fail(with error: any Error) {
    for part in byMediaType.values { part.fail(with: error) }
  }

  private func register(_ type: String, _ data: ComingData) {
    let provider = item.itemProvider
    guard !provider.registeredTypeIdentifiers.contains(type) else { return }
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
      data.load($0)
    }
  }

  private static func type(ofMediaType mediaType: String) -> String {
    let name = mediaType.prefix { $0 != ";" }.lowercased()
    if let known = PasteboardType.type(ofMediaType: name) { return known }
    guard let type = UTType(mimeType: name), !type.isDynamic else {
      return UTType.data.identifier
    }
    return type.identifier
  }

  /// The type that the end of a file's name says; nil where none is known for it.
  private static func type(ofFile name: String) -> String? {
    guard let dot = name.lastIndex(of: "."),
      let type = UTType(filenameExtension: String(name[name.index(after: dot)...])),
      !type.isDynamic
    else { return nil }
    return type.identifier
  }
}
