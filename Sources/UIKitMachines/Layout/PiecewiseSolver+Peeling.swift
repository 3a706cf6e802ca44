// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Taking off what needs no simplex: what equations settle, and what can follow whatever comes.
extension PiecewiseSolver {
  /// Finds a source for as many quantities of the region as possible.
  ///
  /// - Returns: whether what is left hangs on nothing outside the region but settled quantities.
  mutating func peel() -> Bool {
    region.symbols.sort()
    region.records.sort { records[$0].serial < records[$1].serial }
    region.followers.removeAll(keepingCapacity: true)
    for place in region.symbols {
      quantities[place].source = .nothing
      quantities[place].isStale = false
    }
    for record in region.records { count(record) }
    settle()
    check()
    follow()
    return !region.records.contains {
      records[$0].role == .waiting && records[$0].givens > 0
    }
  }

  private mutating func count(_ record: Int) {
    records[record].role = .waiting
    records[record].unknowns = 0
    records[record].givens = 0
    for term in records[record].terms {
      if isUnknown(term.symbol.place) {
        records[record].unknowns += 1
      } else if quantities[term.symbol.place].source != .settled {
        records[record].givens += 1
      }
    }
  }

  func isUnknown(_ place: Int) -> Bool {
    quantities[place].isInRegion && quantities[place].source == .nothing
  }

  // MARK: - What equations settle

  private mutating func settle() {
    var queue = region.records.filter { settlesOne($0) }
    var next = 0
    while next < queue.count {
      let record = queue[next]
      next += 1
      guard settlesOne(record),
        let term = records[record].terms.first(where: { isUnknown($0.symbol.place) })
      else { continue }
      let place = term.symbol.place
      define(place, by: record, .settled)
      rank(place)
      setValue(place, computed(place))
      checkLength(place)
      for use in quantities[place].uses where records[use].isInRegion {
        records[use].unknowns -= 1
        if settlesOne(use) { queue.append(use) }
      }
    }
  }

  /// Whether a constraint says what the only quantity is that is not known in it.
  private func settlesOne(_ place: Int) -> Bool {
    let record = records[place]
    return record.unknowns == 1 && record.givens == 0 && record.isEquation
      && record.role == .waiting
  }

  private mutating func define(_ place: Int, by record: Int, _ source: Source) {
    quantities[place].source = source
    quantities[place].origin = record
    records[record].role = .defines(place)
  }

  /// Constraints in which everything is settled hold, or do not.
  private mutating func check() {
    for record in region.records
    where records[record].role == .waiting && records[record].unknowns == 0
      && records[record].givens == 0
    {
      records[record].role = .check
      suspects.append(record)
    }
  }

  // MARK: - What can follow

  /// Has quantities that only one equation mentions follow it, whatever the rest of it is.
  ///
  /// Both need not be looked at before all else has its value. Of a length that is supposed until it
  /// would have to be negative; positions come first, for a length that nothing else is said of is 0.
  private mutating func follow() {
    for place in region.symbols { quantities[place].degree = 0 }
    for record in region.records where records[record].role == .waiting {
      for term in records[record].terms where isUnknown(term.symbol.place) {
        quantities[term.symbol.place].degree += 1
      }
    }
    var positions = region.symbols.filter { hangsOnOne($0) && isPosition($0) }
    var lengths = region.symbols.filter { hangsOnOne($0) && !isPosition($0) }
    var (nextPosition, nextLength) = (0, 0)
    while true {
      let place: Int
      if nextPosition < positions.count {
        place = positions[nextPosition]
        nextPosition += 1
      } else if nextLength < lengths.count {
        place = lengths[nextLength]
        nextLength += 1
      } else {
        return
      }
      guard hangsOnOne(place), let record = onlyUse(of: place) else { continue }
      define(place, by: record, .follower)
      region.followers.append(place)
      for term in records[record].terms where isUnknown(term.symbol.place) {
        let other = term.symbol.place
        quantities[other].degree -= 1
        guard hangsOnOne(other) else { continue }
        if isPosition(other) { positions.append(other) } else { lengths.append(other) }
      }
    }
  }

  private func isPosition(_ place: Int) -> Bool { quantities[place].kind == .position }

  private func hangsOnOne(_ place: Int) -> Bool {
    let quantity = quantities[place]
    return quantity.degree == 1 && !quantity.wouldBeNegative && isUnknown(place)
  }

  /// The equation that is left of what mentions a quantity; nil when it is none.
  private func onlyUse(of place: Int) -> Int? {
    for use in quantities[place].uses
    where records[use].isInRegion && records[use].role == .waiting {
      let isFit =
        records[use].relation == .equal
        && abs(records[use].factor(of: place)) > Self.leastDivisor
      return isFit ? use : nil
    }
    return nil
  }
}
