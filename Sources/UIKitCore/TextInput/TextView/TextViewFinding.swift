// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitText

// Rules: FR-67.
/// Searching a text view.
extension UITextView: UIFindInteractionDelegate {
  /// The session that searches the text.
  ///
  /// - Parameters:
  ///   - interaction: what asks.
  ///   - view: the view that is meant.
  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { TextViewFindSession(self) }
}

@MainActor
enum TextViewFinding {
  static func setEnabled(_ isEnabled: Bool, in view: UITextView) {
    if isEnabled, view.parts.find == nil {
      let interaction = UIFindInteraction(sessionDelegate: view)
      view.parts.find = interaction
      view.addInteraction(interaction)
    } else if !isEnabled, let interaction = view.parts.find {
      interaction.dismissFindNavigator()
      view.removeInteraction(interaction)
      view.parts.find = nil
    }
  }

  /// Whether an action searches, and can now; nil for another action.
  static func allows(_ action: Selector, in view: UITextView) -> Bool? {
    let isEnabled = view.parts.find != nil
    return switch action.name {
    case "find:": isEnabled
    case "findAndReplace:": isEnabled && view.isEditable
    case "findNext:", "findPrevious:": isEnabled && view.parts.find?.searchText?.isEmpty == false
    case "useSelectionForFind:": isEnabled && !view.editor.selection.isEmpty
    default: nil
    }
  }

  /// Searches what is selected.
  static func useSelection(of view: UITextView) {
    let selected = view.editor.document.buffer.string(in: view.editor.selection.range)
    guard !selected.isEmpty else { return }
    view.parts.find?.searchText = selected
  }

  /// Shows where matches are, as far as they are seen; called when text is placed.
  static func place(_ view: UITextView) {
    let session = view.parts.find?.activeFindSession as? TextViewFindSession
    guard let session, !session.matches.isEmpty || view.parts.found != nil else {
      view.parts.found?.removeFromSuperview()
      view.parts.found = nil
      return
    }
    if session.refresh() { view.parts.find?.updateResultCount() }
    let overlay = view.parts.found ?? FoundOverlay(frame: .zero)
    if view.parts.found == nil {
      view.parts.found = overlay
      view.insertSubview(overlay, at: 0)
    }
    overlay.frame = CGRect(origin: .zero, size: view.contentSize)
    overlay.show(session, in: view)
  }
}

// Rules: FR-67, AW-97.
/// Colours the matches of a search, below the text, which stands out from each mark.
final class FoundOverlay: UIView {
  private var marks: [CALayer] = []
  private static let shown = UIColor(
    light: UIColor(bytes: 255, 204, 0), dark: UIColor(bytes: 74, 62, 3))
  private static let others = UIColor(
    light: UIColor(bytes: 255, 204, 0, alpha: 0.35), dark: UIColor(bytes: 74, 62, 3, alpha: 0.7))
  /// Around what is shown on dark ground, where both marks are dark, in points.
  private static let borderWidth: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ session: TextViewFindSession, in view: UITextView) {
    let top = view.bounds.minY - view.bounds.height
    let document = view.editor.document
    let from = document.caret(at: CGPoint(x: 0, y: top - view.textOrigin.y)).offset
    let last = top + 3 * view.bounds.height - view.textOrigin.y
    let to = document.caret(at: CGPoint(x: view.bounds.width, y: last)).offset
    var rects: [(CGRect, isShown: Bool)] = []
    for match in session.matches where match.upperBound > from && match.lowerBound < to {
      let isShown = match == session.shown
      for rect in view.editor.selectionRects(for: TextSpan(match)) {
        rects.append((rect.rect, isShown))
      }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (number, (rect, isShown)) in rects.enumerated() {
      if number == marks.count {
        marks.append(StillLayers.make())
        layer.addSublayer(marks[number])
      }
      marks[number].frame = rect
      let isFramed = isShown && view.traitCollection.userInterfaceStyle == .dark
      marks[number].backgroundColor = (isShown ? Self.shown : Self.others).cgColor
      marks[number].borderColor = isFramed ? UIColor.systemYellow.cgColor : nil
      marks[number].borderWidth = isFramed ? Self.borderWidth : 0
    }
    for mark in marks[rects.count...] { mark.removeFromSuperlayer() }
    marks.removeSubrange(rects.count...)
    CATransaction.commit()
  }
}
