// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-173.
/// The pictures that a bar was given for certain places; those for any place are its appearances'.
struct BarPictures {
  /// What is shown in place of an appearance's picture and line; nil for these.
  struct Shown: Equatable {
    var ground: UIImage?
    var line: UIImage?
  }

  private struct Place: Hashable {
    let position: UIBarPosition
    let isCompact: Bool
  }

  private var grounds: [Place: UIImage] = [:]
  private var lines: [UIBarPosition: UIImage] = [:]

  func ground(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    grounds[Place(position: position, isCompact: metrics.isCompact)]
  }

  mutating func setGround(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
    grounds[Place(position: position, isCompact: metrics.isCompact)] = image
  }

  func line(_ position: UIBarPosition) -> UIImage? { lines[position] }

  mutating func setLine(_ image: UIImage?, _ position: UIBarPosition) { lines[position] = image }

  /// Gives way to an appearance that was set for a height of the bar.
  mutating func giveWay(isCompact: Bool) {
    grounds = grounds.filter { $0.key.isCompact != isCompact }
    if !isCompact { lines = [:] }
  }

  /// What is shown where a bar is now, with the height that it has.
  ///
  /// - Parameters:
  ///   - look: the appearance that holds; one for the content's edge, or of an item, comes first.
  ///   - appearances: those of the bar.
  ///   - position: where the bar is; asked for only where there is a picture.
  @MainActor
  func shown<Look>(
    in bar: UIView, with look: Look?, of appearances: BarAppearances<Look>,
    at position: @autoclosure () -> UIBarPosition
  ) -> Shown {
    guard !grounds.isEmpty || !lines.isEmpty, appearances.isUsual(look) else { return Shown() }
    let position = position()
    let isCompact = bar.bounds.height < BarLook.height
    var ground = grounds[Place(position: position, isCompact: isCompact)]
    // A picture for any place is in an appearance for less height, if there is one.
    if isCompact, appearances[.compact] == nil {
      ground = ground ?? grounds[Place(position: position, isCompact: false)]
    }
    return Shown(ground: ground, line: lines[position])
  }
}
