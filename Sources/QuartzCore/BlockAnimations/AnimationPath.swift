// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The values of a layer one after another.
struct AnimationPath {
  /// A part of the time, and what is changed in it.
  struct Stage {
    /// In parts of the whole time.
    var begin: Double
    var end: Double
    var changed: [AnimatedProperty]
    var from: PresentedValues
    var to: PresentedValues

    /// How far it has come at a part of the whole time.
    func progress(_ part: Double) -> Double {
      end > begin ? min(max((part - begin) / (end - begin), 0), 1) : part >= end ? 1 : 0
    }
  }

  var stages: [Stage] = []
  /// What is shown where that is not on straight lines within the stages.
  private var tracks: [AnimatedProperty: KeyframeTrack] = [:]

  /// Whether any stage changes a property.
  func changes(_ property: AnimatedProperty) -> Bool {
    stages.contains { $0.changed.contains(property) }
  }

  /// The stages that change a property, in the order in which they begin.
  private func stages(of property: AnimatedProperty) -> [Stage] {
    stages.filter { $0.changed.contains(property) }.sorted { $0.begin < $1.begin }
  }

  // Rules: AN-21.
  /// Lets the values between those of the stages come about as a mode says.
  ///
  /// A discrete value is there as its stage begins; any other is reached as it ends.
  @MainActor
  mutating func calculate(_ mode: CAAnimationCalculationMode) {
    tracks = [:]
    guard mode != .linear else { return }
    for property in AnimatedProperty.allCases {
      let own = stages(of: property)
      guard let first = own.first else { continue }
      let animation = CAKeyframeAnimation()
      animation.calculationMode = mode
      animation.values = ([first.from] + own.map(\.to)).map { $0.value(property) ?? NSNull() }
      let times =
        mode == .discrete ? [0] + own.map(\.begin) : [first.begin] + own.map(\.end)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      tracks[property] = KeyframeTrack(of: animation)
    }
  }

  /// What is shown of a property at a part of the whole time: the stage that began last counts.
  @MainActor
  func values(_ property: AnimatedProperty, at part: Double) -> PresentedValues? {
    let own = stages(of: property)
    guard let first = own.first else { return nil }
    if let value = tracks[property]?.value(part) {
      var values = first.from
      values.take(property, value)
      return values
    }
    guard let stage = own.last(where: { $0.begin <= part }) else { return first.from }
    var values = stage.to
    values.mix(property, from: stage.from, CGFloat(stage.progress(part)))
    return values
  }
}
