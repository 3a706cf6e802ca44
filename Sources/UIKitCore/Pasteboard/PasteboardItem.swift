// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// One thing on a pasteboard, in one or several forms.
struct PasteboardItem {
  /// The forms, the best first.
  var forms: [(type: String, value: PasteboardValue)]

  init(_ forms: [(type: String, value: PasteboardValue)]) { self.forms = forms }

  /// Takes an object in the forms that its kind is written in.
  init(automatic object: Any) { forms = PasteboardValue.automatic(object) }

  /// Takes what an application describes by types; their order is that of their names.
  init(_ values: [String: Any]) {
    forms = values.sorted { $0.key < $1.key }.flatMap { type, value in
      type == UIPasteboard.typeAutomatic
        ? PasteboardValue.automatic(value) : [(type, PasteboardValue(value))]
    }
  }

  /// Takes what a provider has or promises.
  init(_ provider: NSItemProvider) {
    forms = provider.registeredTypeIdentifiers.map { type in
      (type, .promise(PromisedData(type, of: provider)))
    }
  }

  /// Takes an item of a device's clipboard; forms that are not known are left out.
  init(_ representations: [ClipboardContent.Representation]) {
    forms = representations.compactMap { form in
      PasteboardType.type(ofMediaType: form.mediaType).map { ($0, .data(form.data)) }
    }
  }

  /// The types, the best first.
  var types: [String] { forms.map(\.type) }

  /// The forms as a device's clipboard takes them.
  var representations: [ClipboardContent.Representation] {
    forms.compactMap { form in
      guard let mediaType = PasteboardType.mediaType(of: form.type), let data = form.value.data
      else { return nil }
      return ClipboardContent.Representation(mediaType: mediaType, data: data)
    }
  }

  /// Whether there is a form of one of `types` or of a special case of one.
  func hasForm(of types: [String]) -> Bool {
    forms.contains { PasteboardType.conforms($0.type, toAny: types) }
  }

  /// The form of a type, or else the first one of a special case of it.
  func form(of type: String) -> PasteboardValue? {
    (forms.first { $0.type == type } ?? forms.first { PasteboardType.conforms($0.type, to: type) })?
      .value
  }

  /// The first form of `types` that reads as a `Kind`.
  func object<Kind>(_ kind: Kind.Type, of types: [String]) -> Kind? {
    for form in forms where PasteboardType.conforms(form.type, toAny: types) {
      if let object = form.value.object(as: form.type) as? Kind { return object }
    }
    return nil
  }

  /// All forms, each as an application reads it.
  var values: [String: Any] {
    Dictionary(
      forms.compactMap { form in form.value.object(as: form.type).map { (form.type, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The item for somebody who asks for its forms one by one.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    for form in forms {
      let data = form.value.data
      provider.registerDataRepresentation(forTypeIdentifier: form.type, visibility: .all) {
        answer in
        answer(data, data == nil ? NSItemProvider.unavailable : nil)
        return nil
      }
    }
    return provider
  }
}
