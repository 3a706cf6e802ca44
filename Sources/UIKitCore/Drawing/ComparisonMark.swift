// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FR-94.
/// The first stored property of a class below `NSObject` whose objects are values of attributes.
///
/// Foundation on Linux takes the first word behind an object's header for the kind of the object
/// where it compares attributes of neighbouring stretches, and stops the process where that says
/// "none", as a small number does. This word names a kind that nobody registers, so that Foundation
/// sees an object of Swift, and asks `isEqual(_:)`.
struct ComparisonMark {
  private let word: UInt = 0x3FF00
}
