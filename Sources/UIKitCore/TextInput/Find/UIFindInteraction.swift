// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitText

// Rules: FR-67.
/// Has a view searched: shows a find bar, and steps from match to match.
///
/// Text views have one where `isFindInteractionEnabled` is set; a view of one's own gets it by
/// `addInteraction(_:)`. The bar is at the bottom of the window, above the keyboard.
///
/// [Apple: UIFindInteraction](https://developer.apple.com/documentation/uikit/uifindinteraction)
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, ExposedClass, UIInteraction, WindowLeaving {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownDelegate: (any UIFindInteractionDelegate)?
  private weak var ownView: UIView?
  private var session: UIFindSession?
  private var bar: FindBar?
  private var wanted: String?
  private var replacement: String?

  /// Makes an interaction.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    ownDelegate = sessionDelegate
    super.init()
  }

  /// Makes sessions, and is told of them; not retained.
  open weak var delegate: (any UIFindInteractionDelegate)? { ownDelegate }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// The search in progress; nil without one.
  open var activeFindSession: UIFindSession? { session }

  /// Whether the find bar is shown.
  open var isFindNavigatorVisible: Bool { bar != nil }

  /// What is searched; nil at first.
  open var searchText: String? {
    get { bar?.query ?? wanted }
    set {
      wanted = newValue
      bar?.fill(newValue ?? "", replacementText ?? "")
      search()
    }
  }

  /// What matches are replaced by; nil at first.
  open var replacementText: String? {
    get { bar?.replacement ?? replacement }
    set {
      replacement = newValue
      bar?.fill(searchText ?? "", newValue ?? "")
    }
  }

  /// Shows the find bar and types into it; nothing happens when the delegate has no session.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view = ownView, let window = view.window, begin() else { return }
    if bar == nil {
      let new = FindBar(self)
      new.fill(wanted ?? "", replacement ?? "")
      bar = new
      new.show(in: window)
    }
    bar?.showsReplacement = showingReplace && session?.supportsReplacement == true
    bar?.beginTyping()
    search()
  }

  /// Takes the find bar away and ends the search.
  open func dismissFindNavigator() {
    guard let shown = bar else { return }
    wanted = shown.query
    replacement = shown.replacement
    bar = nil
    shown.hide()
    guard let ended = session else { return }
    session = nil
    ended.willEnd()
    ended.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: ended)
  }

  /// Shows the next match.
  open func findNext() { step(.forward) }

  /// Shows the match before.
  open func findPrevious() { step(.backward) }

  /// Has the find bar say the number of matches anew.
  open func updateResultCount() { bar?.showCount(of: session) }

  /// Takes the find bar away before the view changes.
  open func willMove(to view: UIView?) { dismissFindNavigator() }

  /// Searches the view from now on.
  open func didMove(to view: UIView?) { ownView = view }

  // MARK: Inside

  /// What cannot be seen is not searched.
  final func viewDidLeaveWindow() { dismissFindNavigator() }

  private func begin() -> Bool {
    if session != nil { return true }
    guard let view = ownView, let new = delegate?.findInteraction(self, sessionFor: view)
    else { return false }
    session = new
    delegate?.findInteraction(self, didBegin: new)
    return true
  }

  private func step(_ direction: UITextStorageDirection) {
    guard begin() else { return }
    if session?.resultCount == 0 {
      search()
    } else {
      session?.highlightNextResult(inDirection: direction)
    }
    updateResultCount()
  }

  /// Searches what is typed into the bar.
  final func search() {
    guard let session else { return }
    let query = searchText ?? ""
    if query.isEmpty {
      session.invalidateFoundResults()
    } else {
      session.performSearch(
        query: query, options: UITextSearchOptions(.contains, FindBar.usualOptions))
    }
    updateResultCount()
  }

  /// Replaces the match that is shown, or all.
  final func replace(all: Bool) {
    guard let session, let bar, session.supportsReplacement else { return }
    let options = UITextSearchOptions(.contains, FindBar.usualOptions)
    if all {
      session.replaceAll(
        searchQuery: bar.query, replacementString: bar.replacement, options: options)
    } else if session.allowsReplacementForCurrentlyHighlightedResult {
      session.performSingleReplacement(
        query: bar.query, replacementString: bar.replacement, options: options)
    }
    updateResultCount()
  }
}

/// Makes the sessions of a find interaction, and is told of them.
///
/// [Apple: UIFindInteractionDelegate](https://developer.apple.com/documentation/uikit/uifindinteractiondelegate)
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session that searches a view; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Tells that a search began.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Tells that a search ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

// Apple's requirements are optional; these are the answers of a delegate without them.
extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}

  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
