// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: AX-27.
/// What a rotor led to.
struct RotorFinding {
  /// What the rotor is called.
  let rotor: String
  /// What its search answered.
  let result: AnyObject
  /// The element that is read for it: the target, or the first one in that.
  weak var place: AnyObject?
}
