// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What the gallery shows, in the order of its list.
@MainActor
enum Gallery {
  /// A page of the list.
  struct Page {
    /// The accessibility identifier of its row.
    var identifier: String
    var title: String
    /// What a person learns there.
    var subtitle: String
    /// A character that stands for the page.
    var symbol: String
    var color: UIColor
    var make: @MainActor () -> UIViewController
  }

  /// The pages.
  static let pages = [
    Page(
      identifier: "page.chain", title: "Responder chain",
      subtitle: "Watch an unhandled touch climb", symbol: "↑", color: .systemBlue,
      make: { ChainPage() }),
    Page(
      identifier: "page.canvas", title: "Drawing",
      subtitle: "All fingers and the pen leave ink", symbol: "✎", color: .systemOrange,
      make: { CanvasPage() }),
    Page(
      identifier: "page.gestures", title: "Gestures",
      subtitle: "Seven recognizers, and why they win or fail", symbol: "☝", color: .systemRed,
      make: { GesturesPage() }),
    Page(
      identifier: "page.scrolling", title: "Scrolling",
      subtitle: "Flick, page, nest and zoom", symbol: "⇅", color: .systemPurple,
      make: { ScrollingPage() }),
    Page(
      identifier: "page.hits", title: "Hit-test puzzle",
      subtitle: "Why did that view get the touch?", symbol: "◎", color: .systemGreen,
      make: { HitPage() }),
    Page(
      identifier: "page.controls", title: "Controls",
      subtitle: "Every event, as it is sent", symbol: "◐", color: .systemIndigo,
      make: { ControlsPage() }),
    Page(
      identifier: "page.form", title: "Form",
      subtitle: "Fields, keyboards and what they refuse", symbol: "⌨", color: .systemBrown,
      make: { FormPage() }),
    Page(
      identifier: "page.editor", title: "Editor",
      subtitle: "Select, style, search and undo text", symbol: "¶", color: .systemMint,
      make: { EditorPage() }),
    Page(
      identifier: "page.menus", title: "Menus and commands",
      subtitle: "Commands find who can do them", symbol: "☰", color: .systemPurple,
      make: { MenusPage() }),
    Page(
      identifier: "page.tabs", title: "Tabs and navigation",
      subtitle: "Containers and their chain", symbol: "❐", color: .systemPink,
      make: { TabsPage() }),
    Page(
      identifier: "page.pointer", title: "Pointer",
      subtitle: "Hover, buttons, modifiers, wheel", symbol: "➤", color: .systemTeal,
      make: { PointerPage() }),
    Page(
      identifier: "page.undo", title: "Undo",
      subtitle: "Take a drawing back, stroke by stroke", symbol: "↶", color: .systemBrown,
      make: { UndoPage() }),
    Page(
      identifier: "page.document", title: "Document",
      subtitle: "It comes back after a relaunch", symbol: "▦", color: .systemMint,
      make: { DocumentPage() }),
    Page(
      identifier: "page.first", title: "First responder",
      subtitle: "Who gets what you type", symbol: "⌨", color: .systemPurple,
      make: { FirstResponderPage() }),
    Page(
      identifier: "page.player", title: "Player",
      subtitle: "Headset and media keys control it", symbol: "♪", color: .systemBrown,
      make: { PlayerPage() }),
    Page(
      identifier: "page.constraints", title: "Constraints",
      subtitle: "A form that lays itself out", symbol: "⊞", color: .systemIndigo,
      make: { ConstraintsPage() }),
    Page(
      identifier: "page.presentations", title: "Presentations",
      subtitle: "Sheets, popovers, a drawer of its own", symbol: "⧉", color: .systemCyan,
      make: { PresentationsPage() }),
    Page(
      identifier: "page.tiles", title: "Letter tiles",
      subtitle: "A view of your own that is text", symbol: "▣", color: .systemOrange,
      make: { TilePage() }),
    Page(
      identifier: "page.dynamics", title: "Dynamics",
      subtitle: "Throw things; they fall, hit and rest", symbol: "●", color: .systemRed,
      make: { DynamicsPage() }),
    Page(
      identifier: "page.table", title: "Table",
      subtitle: "Swipe, move, delete, refresh rows", symbol: "≡", color: .systemBlue,
      make: { TablePage() }),
    Page(
      identifier: "page.collection", title: "Collection",
      subtitle: "A list, a grid and shelves of one thing", symbol: "▤", color: .systemIndigo,
      make: { CollectionPage() }),
    Page(
      identifier: "page.drags", title: "Drag and drop",
      subtitle: "Carry rows between lists, or into the bin", symbol: "⇄", color: .systemTeal,
      make: { DragsPage() }),
    Page(
      identifier: "page.dates", title: "Dates",
      subtitle: "Wheels, months, a timer, a calendar", symbol: "◷", color: .systemGreen,
      make: { DatesPage() }),
    Page(
      identifier: "page.names", title: "Names",
      subtitle: "A large title, a search and an index", symbol: "≣", color: .systemPink,
      make: { NamesPage() }),
    Page(
      identifier: "page.layers", title: "Layers",
      subtitle: "Animations that a slider leads", symbol: "◧", color: .systemPurple,
      make: { LayersPage() }),
    Page(
      identifier: "page.drawing", title: "Core Graphics",
      subtitle: "Gradients, shadows, blends, dashes, clips", symbol: "✦", color: .systemOrange,
      make: { DrawingPage() }),
  ]

  /// The controller that the gallery's window shows.
  static func makeRoot() -> UIViewController {
    let navigation = UINavigationController(rootViewController: HomeController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
