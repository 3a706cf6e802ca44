// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Decides between two recognizers that share a touch.
///
/// A value without state: what it needs to know comes in, the decision comes out.
package enum GestureArbiter {
  /// The status of the other one.
  package enum Status: CaseIterable {
    /// It has none of the touches, or is disabled.
    case absent
    /// It may still become anything.
    case undecided
    /// Its continuous gesture is under way.
    case underWay
    /// It recognized and is through.
    case recognized
    /// It failed or was cancelled.
    case failed
  }

  /// What a recognizer that wants to recognize does about one it requires to fail.
  package enum Requirement: CaseIterable {
    /// Goes on.
    case met
    /// Stays possible until the other has decided.
    case pending
    /// Fails.
    case broken
  }

  /// What recognizing does to two recognizers.
  package enum Conflict: CaseIterable {
    /// Nothing.
    case none
    /// The other one fails.
    case stopsOther
    /// The one that wants to recognize fails.
    case isStopped
  }

  // Rules: GR-57, GR-59, GR-60.
  package static func requirement(on other: Status) -> Requirement {
    switch other {
    case .absent, .failed: .met
    case .undecided: .pending
    case .underWay, .recognized: .broken
    }
  }

  /// The requirement that several give together: one that is broken breaks all.
  package static func combined(_ requirements: some Sequence<Requirement>) -> Requirement {
    var result = Requirement.met
    for requirement in requirements {
      switch requirement {
      case .broken: return .broken
      case .pending: result = .pending
      case .met: break
      }
    }
    return result
  }

  // Rules: GR-46, GR-48 to GR-51, GR-55.
  /// What happens between a recognizer that is about to recognize and another one.
  ///
  /// The questions are asked only as far as the answer depends on them.
  ///
  /// - Parameters:
  ///   - other: the status of the other one.
  ///   - stopsOther: whether both classes let the first stop the other.
  ///   - otherStops: whether both classes let the other stop the first.
  ///   - agree: whether a delegate allows both at the same time.
  package static func conflict(
    with other: Status, stopsOther: () -> Bool, otherStops: () -> Bool, agree: () -> Bool
  ) -> Conflict {
    switch other {
    case .absent, .failed, .recognized: .none
    case .undecided: stopsOther() && !agree() ? .stopsOther : .none
    case .underWay: otherStops() && !agree() ? .isStopped : .none
    }
  }
}
