// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: LD-2, LD-5, LD-6, LD-8.
/// Why fingers could not do with a row what they were told.
///
/// What rows are seen is told by their index paths, each with the first text of its cell.
public enum RowError: Error, Equatable {
  /// The scroll view is neither a table nor a collection.
  case notAList(String)
  /// The list has no such row, or none was seen while a finger scrolled through it.
  case rowIsNotFound(RowLocation, visible: String)
  /// The row is there, and did not come in sight: it takes more swipes, the list is fixed, or
  /// something covers it.
  case rowIsNotReached(RowLocation, visible: String)
  /// A swipe from the edge would uncover nothing; no finger touched the row.
  case rowHasNoActions(RowLocation, edge: RowEdge)
  /// None of the row's actions has the title; no finger touched the row.
  case actionIsNotFound(String, row: RowLocation, titles: [String])
  /// The swipe uncovered other actions than the delegate had said just before.
  case actionIsNotUncovered(String, row: RowLocation)
  /// The swipe uncovered nothing: another gesture had the finger, or another row was open.
  case actionsStayCovered(RowLocation)
  /// The row has no handle, and the list nothing that a long press would move it by.
  case rowCannotBeMoved(RowLocation)
  /// The scroll view has no refresh control that could be pulled now.
  case nothingToRefresh(String)
  /// The content was pulled as far as the screen goes, and the refresh control did not start.
  case refreshDidNotStart(String)
}

extension RowError: CustomStringConvertible {
  /// What went wrong, and what was seen.
  public var description: String {
    switch self {
    case .notAList(let view): "It is neither a table nor a collection: \(view)"
    case .rowIsNotFound(let row, let visible): "There is no such row: \(row). Seen: \(visible)"
    case .rowIsNotReached(let row, let visible):
      "It did not come in sight (more swipes? .jump?): \(row). Seen: \(visible)"
    case .rowHasNoActions(let row, let edge):
      "A swipe from the \(edge.rawValue) edge uncovers nothing: \(row)"
    case .actionIsNotFound(let title, let row, let titles):
      "No action is called \"\(title)\" but \(titles): \(row)"
    case .actionIsNotUncovered(let title, let row):
      "The swipe did not uncover \"\(title)\" (other actions each time?): \(row)"
    case .actionsStayCovered(let row):
      "The swipe uncovered nothing (another gesture? another row that is open?): \(row)"
    case .rowCannotBeMoved(let row):
      "It has no handle, and no long press or drag moves it (is the list edited?): \(row)"
    case .nothingToRefresh(let view):
      "It has no refresh control that is enabled and rests: \(view)"
    case .refreshDidNotStart(let view):
      "The refresh control did not start (is there room to pull?): \(view)"
    }
  }
}
