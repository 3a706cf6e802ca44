// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
package import UIKitHost

extension CALayer {
  /// What is shown between background and sublayers; setting it takes an image in `contents` away.
  package final var hostContent: LayerContent {
    get {
      guard let pattern = fill?.pattern else { return ownContent }
      return ownContent.over(pattern.tiles(under: .identity, color: fill?.rgba), outline())
    }
    set {
      guard newValue != ownContent else { return }
      if rare?.values.contents != nil { rare?.values.contents = nil }
      contentBox = newValue == .none ? nil : LayerContentBox(newValue)
      touched(.content)
    }
  }

  /// What is shown, without a pattern in the place of the background.
  package final var ownContent: LayerContent {
    if flags.contains(.suppliesContent), let supplied = suppliedContent() { return supplied }
    // Field by field: a copy of all the rare values would cost more than their use.
    guard let rare, let image = rare.values.contents as? CGImage else {
      return contentBox?.content ?? .none
    }
    return imageContent(image, rare.values)
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
      if let resource = image.resource { return .image(resource, frame: frame) }
      return .drawing(image.commands(in: frame))
    }
    let pieces = ImagePieces(of: image, part: part, size: size, in: frame)
    return .drawing(center == Self.wholeContents ? pieces.whole : pieces.stretched(center))
  }
}

extension LayerContent {
  // Rules: DR-35.
  /// The content before tiles that end at an outline.
  fileprivate func over(_ tiles: [DrawingCommand], _ outline: [PathStep]) -> LayerContent {
    let back = [.save, .clip(outline, evenOdd: false)] + tiles + [DrawingCommand.restore]
    return switch self {
    case .none: .drawing(back)
    case .text(let lines): .drawing(back + lines.map { .text($0) })
    case .image(let image, let frame): .drawing(back + [.image(image, frame)])
    case .drawing(let commands): .drawing(back + commands)
    case .figure(let commands, let extent):
      // What a shape shows reaches beyond the bounds, which hold the tiles.
      .figure(back + commands, extent: extent.union(outline.extent))
    }
  }
}

extension [PathStep] {
  fileprivate var extent: CGRect {
    reduce(.null) { box, step in
      switch step {
      case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point):
        box.union(CGRect(origin: point, size: .zero))
      case .close: box
      }
    }
  }
}
