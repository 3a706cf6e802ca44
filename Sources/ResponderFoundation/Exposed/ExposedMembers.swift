// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The methods and properties of a class that can be asked for by name.
public struct ExposedMembers: Sendable {
  /// In the order in which they were added: of two with one name the later one stands.
  private(set) var members: [ExposedMember] = []

  /// Makes a table of nothing.
  public init() {}

  // Rules: RT-2.
  /// These and `members`; of two with one name the later one stands.
  public func adding(_ members: ExposedMember...) -> ExposedMembers {
    var all = self
    all.members += members
    return all
  }

  /// These and those of another table.
  package func adding(_ others: ExposedMembers) -> ExposedMembers {
    var all = self
    all.members += others.members
    return all
  }
}
