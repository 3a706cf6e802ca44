// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What the gallery shows, in the order of its list.
@MainActor
enum Gallery {
  /// A part of the list, by what its header says.
  enum Section: String, CaseIterable {
    case touches = "Touches and pointers"
    case controls = "Controls and text"
    case lists = "Lists"
    case screens = "Screens and menus"
    case application = "Applications"
  }

  /// A page of the list.
  struct Page {
    /// The accessibility identifier of its row.
    var identifier: String
    var section: Section
    var title: String
    /// What a person learns there.
    var subtitle: String
    /// The name of the symbol that stands for the page.
    var symbol: String
    var color: UIColor
    var make: @MainActor () -> UIViewController
  }

  /// The pages, those of a section together.
  static let pages = [
    Page(
      identifier: "page.chain", section: .touches, title: "Responder chain",
      subtitle: "Watch an unhandled touch climb", symbol: "arrow.up", color: .systemBlue,
      make: { ChainPage() }),
    Page(
      identifier: "page.gestures", section: .touches, title: "Gestures",
      subtitle: "Seven recognizers, and why they win or fail", symbol: "hand.draw",
      color: .systemRed,
      make: { GesturesPage() }),
    Page(
      identifier: "page.canvas", section: .touches, title: "Drawing",
      subtitle: "All fingers and the pen leave ink", symbol: "pencil.tip", color: .systemOrange,
      make: { CanvasPage() }),
    Page(
      identifier: "page.hits", section: .touches, title: "Hit-test puzzle",
      subtitle: "Why did that view get the touch?", symbol: "scope", color: .systemGreen,
      make: { HitPage() }),
    Page(
      identifier: "page.scrolling", section: .touches, title: "Scrolling",
      subtitle: "Flick, page, nest and zoom", symbol: "arrow.up.arrow.down", color: .systemPurple,
      make: { ScrollingPage() }),
    Page(
      identifier: "page.pointer", section: .touches, title: "Pointer",
      subtitle: "Hover, buttons, modifiers, wheel", symbol: "target", color: .systemTeal,
      make: { PointerPage() }),
    Page(
      identifier: "page.controls", section: .controls, title: "Controls",
      subtitle: "Every event, as it is sent", symbol: "switch.2", color: .systemIndigo,
      make: { ControlsPage() }),
    Page(
      identifier: "page.form", section: .controls, title: "Form",
      subtitle: "Fields, keyboards and what they refuse", symbol: "keyboard", color: .systemBrown,
      make: { FormPage() }),
    Page(
      identifier: "page.editor", section: .controls, title: "Editor",
      subtitle: "Select, style, search and undo text", symbol: "text.cursor", color: .systemMint,
      make: { EditorPage() }),
    Page(
      identifier: "page.first", section: .controls, title: "First responder",
      subtitle: "Who gets what you type", symbol: "command", color: .systemPurple,
      make: { FirstResponderPage() }),
    Page(
      identifier: "page.tiles", section: .controls, title: "Letter tiles",
      subtitle: "A view of your own that is text", symbol: "square.grid.3x3", color: .systemOrange,
      make: { TilePage() }),
    Page(
      identifier: "page.dates", section: .controls, title: "Dates",
      subtitle: "Wheels, months, a timer, a calendar", symbol: "calendar", color: .systemGreen,
      make: { DatesPage() }),
    Page(
      identifier: "page.choices", section: .controls, title: "Choices",
      subtitle: "Wheels, cards, a colour, a wait", symbol: "slider.horizontal.3",
      color: .systemOrange,
      make: { ChoicesPage() }),
    Page(
      identifier: "page.table", section: .lists, title: "Table",
      subtitle: "Swipe, move, delete, refresh rows", symbol: "list.bullet", color: .systemBlue,
      make: { TablePage() }),
    Page(
      identifier: "page.collection", section: .lists, title: "Collection",
      subtitle: "A list, a grid and shelves of one thing", symbol: "square.grid.2x2",
      color: .systemIndigo,
      make: { CollectionPage() }),
    Page(
      identifier: "page.drags", section: .lists, title: "Drag and drop",
      subtitle: "Carry rows between lists, or into the bin", symbol: "arrow.left.arrow.right",
      color: .systemTeal,
      make: { DragsPage() }),
    Page(
      identifier: "page.names", section: .lists, title: "Names",
      subtitle: "A large title, a search and an index", symbol: "person.2", color: .systemPink,
      make: { NamesPage() }),
    Page(
      identifier: "page.tabs", section: .screens, title: "Tabs and navigation",
      subtitle: "Containers and their chain", symbol: "square.stack", color: .systemPink,
      make: { TabsPage() }),
    Page(
      identifier: "page.presentations", section: .screens, title: "Presentations",
      subtitle: "Sheets, popovers, a drawer of its own", symbol: "rectangle.on.rectangle",
      color: .systemCyan,
      make: { PresentationsPage() }),
    Page(
      identifier: "page.menus", section: .screens, title: "Menus and commands",
      subtitle: "Commands find who can do them", symbol: "doc.text", color: .systemPurple,
      make: { MenusPage() }),
    Page(
      identifier: "page.constraints", section: .screens, title: "Constraints",
      subtitle: "A form that lays itself out", symbol: "ruler", color: .systemIndigo,
      make: { ConstraintsPage() }),
    Page(
      identifier: "page.undo", section: .application, title: "Undo",
      subtitle: "Take a drawing back, stroke by stroke", symbol: "arrow.uturn.backward",
      color: .systemBrown,
      make: { UndoPage() }),
    Page(
      identifier: "page.document", section: .application, title: "Document",
      subtitle: "It comes back after a relaunch", symbol: "doc", color: .systemMint,
      make: { DocumentPage() }),
    Page(
      identifier: "page.player", section: .application, title: "Player",
      subtitle: "Headset and media keys control it", symbol: "music.note", color: .systemBrown,
      make: { PlayerPage() }),
    Page(
      identifier: "page.dynamics", section: .application, title: "Dynamics",
      subtitle: "Throw things; they fall, hit and rest", symbol: "circle.fill", color: .systemRed,
      make: { DynamicsPage() }),
    Page(
      identifier: "page.layers", section: .application, title: "Layers",
      subtitle: "Animations that a slider leads", symbol: "square.3.stack.3d",
      color: .systemPurple,
      make: { LayersPage() }),
    Page(
      identifier: "page.drawing", section: .application, title: "Core Graphics",
      subtitle: "Gradients, shadows, blends, dashes, clips", symbol: "paintbrush",
      color: .systemOrange,
      make: { DrawingPage() }),
  ]

  /// The controller that the gallery's window shows.
  ///
  /// - Parameter page: the page that is shown alone, by its identifier without `page.`; the list of
  ///   pages for nil and for what is none.
  static func makeRoot(page: String? = nil) -> UIViewController {
    guard let page else { return GallerySplit() }
    if let random = RandomLayersPage(name: page) { return random }
    guard let alone = pages.first(where: { $0.identifier == "page.\(page)" }) else {
      return GallerySplit()
    }
    return makeStack(alone.make())
  }

  /// A stack in the looks of the gallery.
  static func makeStack(_ controller: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }
}
