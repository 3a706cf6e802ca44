// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension String {
  /// A part of the text by UTF-16 offsets; an offset inside a character that needs two units counts
  /// as the one before it.
  package func units(_ range: Range<Int>) -> String {
    if range.lowerBound == 0, range.upperBound == utf16.count { return self }
    let start = scalarIndex(range.lowerBound)
    let end = scalarIndex(range.upperBound)
    return start < end ? String(unicodeScalars[start..<end]) : ""
  }

  private func scalarIndex(_ offset: Int) -> Index {
    let index = utf16.index(utf16.startIndex, offsetBy: offset)
    return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
  }

  /// Whether an offset lies between two scalars.
  func isScalarBoundary(_ offset: Int) -> Bool {
    utf16.index(utf16.startIndex, offsetBy: offset).samePosition(in: unicodeScalars) != nil
  }
}
