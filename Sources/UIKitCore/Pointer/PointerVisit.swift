// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// The pointer's stay in one region.
@MainActor
final class PointerVisit {
  private(set) weak var interaction: UIPointerInteraction?
  let region: UIPointerRegion
  /// Whether the region is the whole view, however the view changes.
  let isWhole: Bool
  /// Whether the style is to be asked for again.
  var needsStyle = false
  /// What is shown of a view; nil for nothing.
  private(set) var look: PointerLook?
  /// Along which axes the pointer is shown in the middle.
  private var constrainedAxes: UIAxis = []

  init(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
    self.interaction = interaction
    self.region = region
    isWhole = interaction.isWhole(region)
  }

  // Rules: PN-3.
  /// Whether a region is the one of this stay.
  func isIn(_ region: UIPointerRegion, of interaction: UIPointerInteraction) -> Bool {
    self.interaction === interaction
      && (isWhole ? interaction.isWhole(region) : self.region.isSame(as: region))
  }

  // Rules: PN-5, PN-20, PN-24.
  /// Shows a style.
  ///
  /// - Returns: what the host is to show.
  func wear(
    _ style: UIPointerStyle?, isPen: Bool, _ figure: PointerFigure, at point: CGPoint
  ) -> HostPointer {
    look?.hide()
    look = nil
    constrainedAxes = []
    figure.hide()
    guard let style, let window = interaction?.view?.window else { return .arrow }
    var pointer = HostPointer.arrow
    switch style.kind {
    case .system: break
    case .hidden: return isPen ? .arrow : .hidden
    case .effect(let effect, let shape):
      look = PointerLook(effect, shape)
      pointer = look?.pointer ?? .arrow
      guard !isPen else { return .arrow }
      if let beam = HostPointer(beam: shape) {
        pointer = beam
      } else if pointer == .arrow, look != nil, let outline = PointerOutline(shape),
        outline.isPossible
      {
        let corner = effect.preview.target.container.convert(outline.rect.origin, to: window)
        figure.show(
          outline.atOrigin, style.accessories, half: .zero, follows: false, in: window)
        figure.put(at: corner)
        return .hidden
      }
      guard pointer != .hidden, pointer != .hand else { return pointer }
    case .shape(let shape, let axes):
      guard !isPen else { return .arrow }
      constrainedAxes = axes
      guard axes.isEmpty, let beam = HostPointer(beam: shape) else {
        figure.show(
          PointerFigure.path(shape), style.accessories,
          half: CGSize(width: PointerLooks.radius, height: PointerLooks.radius), in: window)
        move(figure, to: point)
        return .hidden
      }
      pointer = beam
    }
    if !isPen, !style.accessories.isEmpty {
      figure.show(nil, style.accessories, half: pointer.half, in: window)
      move(figure, to: point)
    }
    return pointer
  }

  /// Draws the pointer at a point of the window, or in the middle of the region.
  func move(_ figure: PointerFigure, to point: CGPoint) {
    var place = point
    if !constrainedAxes.isEmpty, let view = interaction?.view, let window = view.window {
      let middle = view.convert(CGPoint(x: region.rect.midX, y: region.rect.midY), to: window)
      if constrainedAxes.contains(.horizontal) { place.x = middle.x }
      if constrainedAxes.contains(.vertical) { place.y = middle.y }
    }
    guard place.x.isFinite, place.y.isFinite else { return }
    figure.move(to: place)
  }

  /// Shows the view as it is.
  func end() { look?.hide() }
}

extension HostPointer {
  /// The beam that a shape is; nil for another shape.
  fileprivate init?(beam shape: UIPointerShape?) {
    switch shape {
    case .verticalBeam(let length): self = .verticalBeam(length: Self.told(length))
    case .horizontalBeam(let length): self = .horizontalBeam(length: Self.told(length))
    default: return nil
    }
  }

  private static func told(_ length: CGFloat) -> Double {
    length.isFinite && length > 0 ? Double(length) : 0
  }

  /// Half the size of what the host shows.
  @MainActor
  fileprivate var half: CGSize {
    let (radius, beam) = (PointerLooks.radius, PointerLooks.beam)
    switch self {
    case .verticalBeam(let length):
      return CGSize(
        width: beam.width / 2, height: (length > 0 ? CGFloat(length) : beam.length) / 2)
    case .horizontalBeam(let length):
      return CGSize(
        width: (length > 0 ? CGFloat(length) : beam.length) / 2, height: beam.width / 2)
    case .arrow, .hand, .hidden: return CGSize(width: radius, height: radius)
    }
  }
}
