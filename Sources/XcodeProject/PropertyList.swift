// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A value of an old-style property list, the form in which Xcode writes projects and strings.
package struct PropertyList: Equatable, Sendable {
  /// What a value is.
  package enum Content: Equatable, Sendable {
    case string(String)
    case data([UInt8])
    case array([PropertyList])
    case dictionary([String: PropertyList])
  }

  package let content: Content
  /// The line it begins on, the first being 1.
  package let line: Int

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var array: [PropertyList]? {
    if case .array(let items) = content { items } else { nil }
  }

  package var dictionary: [String: PropertyList]? {
    if case .dictionary(let items) = content { items } else { nil }
  }

  /// The strings of an array; what is no string is left out.
  package var strings: [String] { array?.compactMap(\.string) ?? [] }
}
