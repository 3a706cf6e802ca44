// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A page of a document: what is drawn on it, and where parts of it lead.
package struct PrintedPage: Sendable, Equatable {
  /// Where a part of a page leads.
  package enum Target: Sendable, Equatable {
    /// To an address.
    case address(String)
    /// To a place in the document, by its name.
    case place(String)
  }

  /// A part of a page that leads somewhere.
  package struct Link: Sendable, Equatable {
    package var rect: CGRect
    package var target: Target

    package init(rect: CGRect, target: Target) {
      self.rect = rect
      self.target = target
    }
  }

  /// A place that links lead to.
  package struct Place: Sendable, Equatable {
    package var name: String
    package var point: CGPoint

    package init(name: String, point: CGPoint) {
      self.name = name
      self.point = point
    }
  }

  /// The page in points of the drawing, whose y points up.
  package var box: CGRect
  package var commands: [DrawingCommand] = []
  package var links: [Link] = []
  package var places: [Place] = []

  /// Makes an empty page.
  package init(box: CGRect) { self.box = box }
}

/// What a document says of itself.
package struct PrintedNotes: Sendable, Equatable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  package var creator: String?
  /// What more there is to say, as XMP.
  package var metadata: Data?

  /// Makes notes that say nothing.
  package init() {}
}
