// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation

  // Rules: PX-64.
  /// Adds to a document in the form PDF what the form lets one add: objects behind its end.
  enum PDFAddition {
    /// The document with metadata; as it is where its catalogue is not found.
    static func adding(_ metadata: Data, to document: Data) -> Data {
      guard let trailer = Trailer(of: document),
        let catalogue = object(trailer.root, in: document)
      else { return document }
      var result = document
      if result.last != 0x0A { result.append(0x0A) }
      let start = result.count
      let number = trailer.count
      result.append(
        text(
          "\(number) 0 obj\n<< /Type /Metadata /Subtype /XML /Length \(metadata.count) >>\nstream\n"
        ))
      result.append(metadata)
      result.append(text("\nendstream\nendobj\n"))
      let root = result.count
      result.append(
        text("\(trailer.root) 0 obj\n\(catalogue)   /Metadata \(number) 0 R\n>>\nendobj\n"))
      let table = result.count
      result.append(
        text(
          "xref\n\(trailer.root) 1\n\(line(root))\(number) 1\n\(line(start))trailer\n"
            + "<< /Size \(number + 1) /Root \(trailer.root) 0 R \(trailer.info)"
            + "/Prev \(trailer.table) >>\nstartxref\n\(table)\n%%EOF\n"))
      return result
    }

    /// What the end of a document says.
    private struct Trailer {
      /// How many objects there are.
      var count: Int
      /// The number of the catalogue.
      var root: Int
      /// What leads to the document's notes.
      var info: String
      /// Where the table of objects begins.
      var table: Int

      init?(of document: Data) {
        guard let place = document.range(of: Data("trailer".utf8), options: .backwards) else {
          return nil
        }
        let end = String(decoding: document[place.lowerBound...], as: UTF8.self)
        guard let count = end.firstMatch(of: /\/Size\s+(\d+)/).flatMap({ Int($0.1, radix: 10) }),
          let root = end.firstMatch(of: /\/Root\s+(\d+)\s+0\s+R/).flatMap({ Int($0.1, radix: 10) }),
          let table = end.firstMatch(of: /startxref\s+(\d+)/).flatMap({ Int($0.1, radix: 10) })
        else { return nil }
        self.count = count
        self.root = root
        self.table = table
        info = end.firstMatch(of: /\/Info\s+\d+\s+0\s+R/).map { String($0.0) + " " } ?? ""
      }
    }

    /// A dictionary by its number, without the brackets at its end; nil where it is none.
    private static func object(_ number: Int, in document: Data) -> String? {
      guard let head = document.range(of: text("\n\(number) 0 obj"), options: .backwards),
        let tail = document.range(of: text("endobj"), in: head.upperBound..<document.endIndex)
      else { return nil }
      let whole = String(decoding: document[head.upperBound..<tail.lowerBound], as: UTF8.self)
      guard let end = whole.range(of: ">>", options: .backwards) else { return nil }
      return whole[..<end.lowerBound].trimmingCharacters(in: .newlines) + "\n"
    }

    /// A line of the table: where an object begins.
    private static func line(_ place: Int) -> String {
      let digits = String(place)
      return String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }

    private static func text(_ text: String) -> Data { Data(text.utf8) }
  }
#endif
