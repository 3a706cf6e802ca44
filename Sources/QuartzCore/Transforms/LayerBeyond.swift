// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What hardly any layer has: a place in space, a mask, a shape of its shadow.
///
/// In a box of its own, so that a layer with a round corner need not have room for it.
final class LayerBeyond {
  // OPTIMIZATION: unchecked, as the box that holds this one is; a change calls nothing.
  @exclusivity(unchecked) var depth: LayerDepth?
  /// What the superlayer does to its sublayers, while it does anything.
  @exclusivity(unchecked) var above: SublayerSpace?
  @exclusivity(unchecked) var looks = LayerLooks()

  /// What a copy of the layer has: the superlayer is another, and a mask is in one layer only.
  var copy: LayerBeyond {
    let copy = LayerBeyond()
    copy.depth = depth
    copy.looks = looks
    copy.looks.mask = nil
    copy.looks.masked = nil
    return copy
  }
}

extension LayerRare {
  /// Where the layer is in space; nil for one in the plane of its superlayer.
  var depth: LayerDepth? {
    get { beyond?.depth }
    set { if newValue != nil || beyond != nil { beyondForWriting.depth = newValue } }
  }

  /// What the superlayer does to its sublayers; nil while it does nothing.
  var above: SublayerSpace? {
    get { beyond?.above }
    set { if newValue != nil || beyond != nil { beyondForWriting.above = newValue } }
  }

  /// The box, made when it is not there.
  var beyondForWriting: LayerBeyond {
    mutating get {
      if let beyond { return beyond }
      let made = LayerBeyond()
      beyond = made
      return made
    }
  }
}
