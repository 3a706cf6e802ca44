// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TV-13, CV-6, IF-6.
/// What new views of a name come from.
enum ReuseOrigin<View: UIView> {
  /// Its own initializer.
  case type(View.Type)
  /// The first object of an interface file.
  case file(UINib)

  /// The class or the file.
  var id: ObjectIdentifier {
    switch self {
    case .type(let type): ObjectIdentifier(type)
    case .file(let nib): ObjectIdentifier(nib)
    }
  }

  /// A new view, made under a name; nil where there is none of the kind.
  @MainActor
  func make(_ identifier: String) -> View? {
    switch self {
    case .type(let type): ReuseBirth.shared.make(type, identifier) as? View
    case .file(let nib): ReuseBirth.shared.make(by: nib, identifier) as? View
    }
  }
}
