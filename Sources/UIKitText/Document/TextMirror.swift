// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A second store of a text, which comes first: it is told of changes and stores what becomes of them.
@MainActor
package protocol TextMirror: AnyObject {
  /// Replaces a range, and has the document store the outcome.
  func replace(_ range: Range<Int>, with text: StyledText)
  /// Takes the attributes of a range over that the document has.
  func attributesDidChange(in range: Range<Int>)
}
