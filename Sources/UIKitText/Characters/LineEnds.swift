// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where lines of text may end: where Unicode lets them, between what a person sees as characters.
enum LineEnds {
  /// Whether a line may end before each cluster of a paragraph.
  static func opportunities(before clusters: ArraySlice<MeasuredText.Cluster>) -> [Bool] {
    var classes: [LineBreakClass] = []
    classes.reserveCapacity(clusters.count)
    let classesOfCodes = LineBreakClass.simple
    // Where the clusters begin among the classes, once one has several.
    var starts: [Int]?
    var hasSoftHyphen = false
    for place in clusters.indices {
      starts?.append(classes.count)
      let code = clusters[place].code
      if code == SimpleCharacter.none {
        if starts == nil { starts = Array(0...classes.count) }
        for scalar in clusters[place].character.unicodeScalars {
          classes.append(LineBreakClass(scalar))
        }
      } else {
        classes.append(classesOfCodes[Int(truncatingIfNeeded: code)])
        if code == softHyphen { hasSoftHyphen = true }
      }
    }
    let allowed = LineBreaks.opportunities(between: classes)
    var result = starts.map { $0.map { allowed[$0] } } ?? allowed
    guard hasSoftHyphen else { return result }
    // No host draws the hyphen that a line would end with at a soft one.
    for place in clusters.indices.dropLast() where clusters[place].code == softHyphen {
      result[place + 1 - clusters.startIndex] = false
    }
    return result
  }

  private static let softHyphen: UInt32 = 0xAD
}
