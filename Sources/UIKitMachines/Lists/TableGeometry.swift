// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A row of a section.
package struct RowPlace: Hashable, Comparable, Sendable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  package static func < (left: RowPlace, right: RowPlace) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// The heights of what belongs to a section.
package struct SectionShape: Stretch {
  /// Room above the header, in points.
  package var padding: CGFloat
  package var header: CGFloat
  package var rows: RowHeights
  package var footer: CGFloat
  /// Whether the height of the header is measured or said, not estimated.
  package var isHeaderKnown: Bool
  /// The same of the footer.
  package var isFooterKnown: Bool

  package init(
    padding: CGFloat = 0, header: CGFloat = 0, rows: RowHeights = RowHeights(), footer: CGFloat = 0,
    isHeaderKnown: Bool = true, isFooterKnown: Bool = true
  ) {
    (self.padding, self.header) = (padding.asLength, header.asLength)
    (self.rows, self.footer) = (rows, footer.asLength)
    (self.isHeaderKnown, self.isFooterKnown) = (isHeaderKnown, isFooterKnown)
  }

  package var count: Int { 1 }
  package var extent: CGFloat { padding + header + rows.extent + footer }
}

/// A part of a list from top to bottom.
package struct ListSpan: Equatable {
  package var start: CGFloat
  package var length: CGFloat
  package var end: CGFloat { start + length }

  package init(start: CGFloat, length: CGFloat) { (self.start, self.length) = (start, length) }
}

// Rules: TV-5.
/// Where the sections and rows of a table lie, from the top of its content to the bottom.
package struct TableGeometry {
  /// Room above the sections, in points.
  package var top: CGFloat = 0
  /// Room below them.
  package var bottom: CGFloat = 0
  private var sections: StretchTree<SectionShape>

  package init(_ sections: [SectionShape] = []) { self.sections = StretchTree(sections) }

  package var numberOfSections: Int { sections.count }
  package var numberOfRows: Int { sections.elements.reduce(0) { $0 + $1.rows.count } }

  /// The height of all.
  package var height: CGFloat { top + sections.extent + bottom }

  package func numberOfRows(in section: Int) -> Int { self[section]?.rows.count ?? 0 }

  package func contains(_ place: RowPlace) -> Bool {
    place.row >= 0 && place.row < numberOfRows(in: place.section)
  }

  /// What a section is made of; nil for no section.
  package subscript(section: Int) -> SectionShape? { sections.stretch(holding: section)?.element }

  /// Changes what a section is made of.
  package mutating func update(_ section: Int, _ change: (inout SectionShape) -> Void) {
    guard var shape = self[section] else { return }
    change(&shape)
    let (before, _, rest) = sections.split(at: section)
    let (_, _, after) = rest.split(at: 1)
    sections = (before + shape) + after
  }

  /// Puts a section before another.
  package mutating func insert(_ shape: SectionShape, at section: Int) {
    let (before, _, after) = sections.split(at: section)
    sections = (before + shape) + after
  }

  /// Takes a section away.
  package mutating func remove(_ section: Int) {
    let (before, _, rest) = sections.split(at: section)
    sections = before + rest.split(at: 1).after
  }

  // MARK: - Places

  /// Where a section lies, with its header and footer.
  package func section(_ section: Int) -> ListSpan? {
    sections.stretch(holding: section).map {
      ListSpan(start: top + $0.start, length: $0.element.extent)
    }
  }

  package func header(of section: Int) -> ListSpan? {
    sections.stretch(holding: section).map {
      ListSpan(start: top + $0.start + $0.element.padding, length: $0.element.header)
    }
  }

  package func footer(of section: Int) -> ListSpan? {
    sections.stretch(holding: section).map {
      let end = top + $0.start + $0.element.extent
      return ListSpan(start: end - $0.element.footer, length: $0.element.footer)
    }
  }

  package func row(_ place: RowPlace) -> ListSpan? {
    guard let found = sections.stretch(holding: place.section),
      let height = found.element.rows[place.row]?.height
    else { return nil }
    let shape = found.element
    let start = top + found.start + shape.padding + shape.header
    return ListSpan(start: start + shape.rows.start(of: place.row), length: height)
  }

  /// The section at a distance from the top of the content.
  package func section(at distance: CGFloat) -> Int? {
    sections.stretch(at: distance - top)?.first
  }

  /// The row at a distance from the top of the content; nil at a header, a footer and outside.
  package func row(at distance: CGFloat) -> RowPlace? {
    guard let found = sections.stretch(at: distance - top) else { return nil }
    let inside = distance - top - found.start - found.element.padding - found.element.header
    return found.element.rows.row(at: inside).map { RowPlace(section: found.first, row: $0) }
  }

  /// The sections that touch a part of the content and have any height, in order.
  package func sections(from start: CGFloat, to end: CGFloat) -> [Int] {
    var found: [Int] = []
    var distance = Swift.max(start - top, 0)
    while distance < end - top, let stretch = sections.stretch(at: distance) {
      found.append(stretch.first)
      // Sections far down begin where numbers have gaps: never the same one again.
      distance = Swift.max(stretch.start + stretch.element.extent, distance.nextUp)
    }
    return found
  }

  /// The first row at or below a distance from the top; nil below the last.
  package func firstRow(from distance: CGFloat) -> RowPlace? {
    guard let found = sections.stretch(at: Swift.max(distance - top, 0)) else { return nil }
    let shape = found.element
    let inside = distance - top - found.start - shape.padding - shape.header
    if let row = shape.rows.row(at: Swift.max(inside, 0)) {
      return RowPlace(section: found.first, row: row)
    }
    return firstRow(inSectionFrom: found.first + 1)
  }

  /// The row after another; nil after the last.
  package func row(after place: RowPlace) -> RowPlace? {
    let next = RowPlace(section: place.section, row: place.row + 1)
    return contains(next) ? next : firstRow(inSectionFrom: place.section + 1)
  }

  /// The row before another; nil before the first.
  package func row(before place: RowPlace) -> RowPlace? {
    if place.row > 0 { return RowPlace(section: place.section, row: place.row - 1) }
    let sections = (0..<min(max(0, place.section), numberOfSections)).reversed()
    guard let section = sections.first(where: { numberOfRows(in: $0) > 0 }) else { return nil }
    return RowPlace(section: section, row: numberOfRows(in: section) - 1)
  }

  private func firstRow(inSectionFrom first: Int) -> RowPlace? {
    var section = first
    while section < numberOfSections {
      if numberOfRows(in: section) > 0 { return RowPlace(section: section, row: 0) }
      section += 1
    }
    return nil
  }
}
