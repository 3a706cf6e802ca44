// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-32.
/// Text that is read line by line, and page by page: a view that shows a page of a book adopts it.
///
/// [Apple: UIAccessibilityReadingContent](https://developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent)
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// The number of the line at a point, counted from 0; `NSNotFound` where there is none.
  ///
  /// - Parameter point: a point in the coordinates of the view.
  func accessibilityLineNumber(for point: CGPoint) -> Int

  /// The words of a line; nil where there is no such line.
  ///
  /// - Parameter lineNumber: the number of the line, counted from 0.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?

  /// Where a line is on the screen; zero where there is no such line.
  ///
  /// - Parameter lineNumber: the number of the line, counted from 0.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect

  /// The words of all that is shown of the text; nil for none.
  func accessibilityPageContent() -> String?

  /// The words of a line with their attributes; nil, unless implemented, for those without any.
  ///
  /// - Parameter lineNumber: the number of the line, counted from 0.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?

  /// The words of the page with their attributes; nil, unless implemented, for those without any.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// None.
  public func accessibilityAttributedContent(
    forLineNumber lineNumber: Int
  ) -> NSAttributedString? { nil }

  /// None.
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }

  // Rules: AX-32.
  /// What is read of the page.
  package var spokenPage: String? {
    accessibilityPageContent() ?? accessibilityAttributedPageContent()?.string
  }

  // Rules: AX-32.
  /// What is read of a line; nil where there is none.
  package func spokenLine(_ number: Int) -> String? {
    guard number >= 0, number != NSNotFound else { return nil }
    return accessibilityContent(forLineNumber: number)
      ?? accessibilityAttributedContent(forLineNumber: number)?.string
  }
}
