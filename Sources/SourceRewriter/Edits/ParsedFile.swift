// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftParser
  import SwiftSyntax

  /// A file, its bytes and its tree.
  struct ParsedFile {
    let path: String
    let text: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    /// A file of a module below: read, never changed.
    let isContext: Bool

    init(_ file: SourceFile, isContext: Bool = false) {
      path = file.path
      text = file.text
      bytes = Array(file.text.utf8)
      tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      self.isContext = isContext
    }
  }

  extension SyntaxProtocol {
    /// The first byte of the node itself, behind what stands before it.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The byte behind the node itself.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    /// From the first byte of the node itself to the byte behind it.
    var span: Range<Int> { start..<end }
  }
#endif
