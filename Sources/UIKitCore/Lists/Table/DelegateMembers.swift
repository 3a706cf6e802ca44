// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which members of a list's delegate and data source are only the defaults, as far as they were asked.
@MainActor
final class DelegateMembers<Member: OptionSet> where Member.Element == Member {
  private var lacking: Member = []
  private var present: Member = []
  private var noted: Member = []

  /// Forgets all, for others are asked from now on.
  func forget() {
    lacking = []
    present = []
  }

  // Rules: TV-8.
  /// What the default of a member answers; notes that it was asked, so that its owner does not
  /// implement it.
  func byDefault<Value>(_ member: Member, _ value: Value) -> Value {
    noted.insert(member)
    return value
  }

  /// What a member answers; nil where only its default is there.
  func answer<Value>(_ member: Member, _ question: () -> Value) -> Value? {
    if lacking.contains(member) { return nil }
    let outer = noted
    noted = []
    let value = question()
    let isDefault = noted.contains(member)
    noted = outer
    if isDefault { lacking.insert(member) } else { present.insert(member) }
    return isDefault ? nil : value
  }

  /// Whether a member was asked and is only its default.
  func lacks(_ member: Member) -> Bool { lacking.contains(member) }

  /// Whether a member is implemented; where that is not known yet, `question` asks it once.
  func implements(_ member: Member, _ question: () -> Void) -> Bool {
    present.contains(member) || answer(member, question) != nil
  }
}
