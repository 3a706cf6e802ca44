// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import UIKitHost

extension CALayer {
  /// What is shown between background and sublayers; setting it takes an image in `contents` away.
  package final var hostContent: LayerContent {
    get {
      if flags.contains(.suppliesContent), let supplied = suppliedContent() { return supplied }
      // Field by field: a copy of all the rare values would cost more than their use.
      guard let rare, let image = rare.values.contents as? CGImage else {
        return contentBox?.content ?? .none
      }
      return imageContent(image, rare.values)
    }
    set {
      guard newValue != hostContent else { return }
      if rare?.values.contents != nil { rare?.values.contents = nil }
      contentBox = newValue == .none ? nil : LayerContentBox(newValue)
      touched(.content)
    }
  }

  /// Whether the class of the layer makes its content from properties.
  package final var suppliesContent: Bool { flags.contains(.suppliesContent) }

  /// Shows an image, or nothing, in place of what was drawn.
  final func setContents(_ contents: Any?) {
    if contents == nil, rare?.values.contents == nil, contentBox == nil { return }
    if contents != nil || rare != nil { rareForWriting.values.contents = contents }
    contentBox = nil
    touched(.content)
  }

  private func imageContent(_ image: CGImage, _ values: LayerRare) -> LayerContent {
    let looks = values.beyond?.looks
    let part = looks?.contentsRect ?? Self.wholeContents
    let size = CGSize(
      width: CGFloat(image.width) * part.width / values.contentsScale,
      height: CGFloat(image.height) * part.height / values.contentsScale)
    let frame = values.contentsGravity.frame(of: size, in: rawBounds)
    let center = looks?.contentsCenter ?? Self.wholeContents
    if part == Self.wholeContents, center == Self.wholeContents {
      return .image(image.resource, frame: frame)
    }
    let pieces = ImagePieces(of: image.resource, part: part, size: size, in: frame)
    return .drawing(center == Self.wholeContents ? pieces.whole : pieces.stretched(center))
  }
}
