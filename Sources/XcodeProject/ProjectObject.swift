// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// One object of a project: a target, a group, a file, a phase.
struct ProjectObject {
  let id: String
  let kind: String
  private let values: [String: PropertyList]

  init?(id: String, _ value: PropertyList) {
    guard let values = value.dictionary, let kind = values["isa"]?.string else { return nil }
    self.id = id
    self.kind = kind
    self.values = values
  }

  subscript(key: String) -> String? { values[key]?.string }

  /// The strings of the array behind a key; none without it.
  func list(_ key: String) -> [String] { values[key]?.strings ?? [] }

  /// The dictionary behind a key; empty without it.
  func dictionary(_ key: String) -> [String: PropertyList] { values[key]?.dictionary ?? [:] }
}
