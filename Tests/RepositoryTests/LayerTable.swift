// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which folder of `Sources/UIKitCore` may mention which: each only those on lines below its own.
///
/// A folder within another one is a folder of its own here.
enum LayerTable {
  /// Folders that may not mention each other, except in a knot.
  struct Line {
    let folders: [String]
    /// What they hold, as the chart says it.
    let holds: String
  }

  /// From top to bottom.
  static let lines: [Line] = [
    Line(
      folders: ["Application"],
      holds: """
        the queue, translation of records into events, the turn, life cycle, actions, who gets keys
        """),
    Line(
      folders: ["Application/Background", "Application/CommandList"],
      holds: "tasks in the background; the list of key commands that a held command key shows"),
    Line(
      folders: ["Controllers/Search"],
      holds: "search controllers, and their bars in navigation bars"),
    Line(folders: ["Search"], holds: "search bars, their fields and tokens"),
    Line(folders: ["InputViews"], holds: "the keyboard, input views and who asks for which"),
    Line(folders: ["InputViews/Keyboard"], holds: "how the keys of the keyboard look"),
    Line(folders: ["Pickers/Calendar"], holds: "calendars of days with decorations"),
    Line(
      folders: ["Pickers/Colors"], holds: "colours on a board and by sliders, and wells of them"),
    Line(
      folders: ["Pickers/Photos"],
      holds: "the album of saved pictures, and the controller in which one of them is chosen"),
    Line(folders: ["Pickers/Dates"], holds: "dates and times on wheels, by buttons and in months"),
    Line(folders: ["Controllers/Popovers"], holds: "popovers"),
    Line(folders: ["Controllers/Alerts"], holds: "alerts and action sheets"),
    Line(
      folders: ["Controllers/Presentation"],
      holds: "one controller over another: what places it, sheets, the root of a window"),
    Line(folders: ["Controllers/Pages"], holds: "pages between which a person turns"),
    Line(folders: ["Controllers/Split"], holds: "split views"),
    Line(folders: ["Controllers/Tabs"], holds: "tabs, and how titles get into bars"),
    Line(folders: ["Controllers/Navigation"], holds: "stacks of controllers"),
    Line(folders: ["Printing"], holds: "texts that are printed, and the panel that is not there"),
    Line(
      folders: ["TextInput/TextView"],
      holds: "text views, what lays their text out for programs, links and finds in them"),
    Line(folders: ["TextInput/Items"], holds: "what a text view tells of links and attachments"),
    Line(folders: ["TextInput/Find"], holds: "finding in a text, and its bar"),
    Line(folders: ["TextInput/Field"], holds: "text fields"),
    Line(folders: ["TextInput/Shared"], holds: "what fields and text views share"),
    Line(folders: ["TextInput/Dragging"], holds: "text that is dragged, drops on text, pasting"),
    Line(folders: ["TextInput/Interaction"], holds: "fingers on a text of the program's own"),
    Line(
      folders: ["TextInput/Touch"], holds: "fingers and keys on any text: selection, handles, menu"),
    Line(folders: ["TextInput/Loupe"], holds: "the loupe over a finger in a text"),
    Line(folders: ["TextInput/Typing"], holds: "what is put right while a person types"),
    Line(folders: ["TextInput/Engine"], holds: "the editor behind fields and text views"),
    Line(folders: ["TextInput/TextKit"], holds: "texts with attributes that tell of their changes"),
    Line(folders: ["TextInput"], holds: "the protocols of text input, its traits and modes"),
    Line(
      folders: ["Lists/Collection/Dragging"], holds: "items that are dragged, drops on collections"),
    Line(
      folders: [
        "Lists/Collection", "Lists/Collection/Layout", "Lists/Collection/Flow",
        "Lists/Collection/Compositional", "Lists/Collection/List",
      ],
      holds: "collections, their layouts and cells; these may mention each other"),
    Line(folders: ["Lists/Controller"], holds: "controllers whose view is a table"),
    Line(folders: ["Lists/Snapshots"], holds: "what a list shows, as a value, and its changes"),
    Line(folders: ["Lists/Dragging"], holds: "rows that are dragged, drops on tables"),
    Line(
      folders: [
        "Lists/Table", "Lists/Cell", "Lists/Editing", "Lists/ContextMenus", "Lists/Index",
        "Lists/Focus",
      ],
      holds: "tables, their cells, and what fingers do with both; these may mention each other"),
    Line(folders: ["Lists/Content"], holds: "what cells show, as values"),
    Line(folders: ["Lists"], holds: "names of rows"),
    Line(folders: ["Pickers"], holds: "wheels to choose from"),
    Line(
      folders: ["Menus"],
      holds: "menus that are shown: edit menu, context menus, the bar of menus"),
    Line(folders: ["Dynamics"], holds: "items that move as bodies do, and what acts on them"),
    Line(folders: ["Controllers/Bars"], holds: "bars and their items"),
    Line(folders: ["Scrolling"], holds: "scroll views"),
    Line(folders: ["Controls"], holds: "controls, their events and targets"),
    Line(folders: ["View/VisualEffects"], holds: "views that blur what is behind them"),
    Line(folders: ["Menus/Interactions"], holds: "what brings a menu up, and asks what is in it"),
    Line(
      folders: ["Controllers/Transitions"], holds: "how one controller gives way to another"),
    Line(
      folders: ["Controllers"],
      holds: "view controllers: the class, containment, appearance, place in the chain"),
    Line(
      folders: ["Pointer", "Pencil", "DragAndDrop"],
      holds: """
        what becomes of a pointer and the view under it; taps and squeezes of a pencil; what is \
        dragged from one view and dropped on another
        """),
    Line(
      folders: ["Window/Opening"],
      holds: "what opens scenes: actions in menus, fingers that spread over a view"),
    Line(folders: ["Previews"], holds: "views that are shown otherwise for a while, as values"),
    Line(folders: ["Focus"], holds: "which item a keyboard or a remote means"),
    Line(
      folders: ["Window"],
      holds: "windows, their order, the key window, scenes, the screen, dispatch within a window"),
    Line(folders: ["Commands"], holds: "actions, key commands, how menus are built"),
    Line(
      folders: ["Gestures/Recognizers"],
      holds: "taps, presses, pans, pinches, rotations, swipes, hovering"),
    Line(
      folders: ["Gestures"],
      holds: "what a recognizer is, who competes for which touch, what views get of it"),
    Line(
      folders: [
        "Responder", "Events", "Events/Feedback", "View", "View/Accessibility", "View/Animation",
        "View/Guides", "View/MotionEffects", "View/Printing", "View/Screen", "View/Snapshots",
        "Layout/Constraints", "Layout/Engine", "Layout/Guides", "Layout/StackView",
      ],
      holds: """
        the knot: a view is a responder that events name and constraints place; these may mention \
        each other
        """),
    Line(folders: ["Pasteboard"], holds: "the pasteboard and item providers"),
    Line(folders: ["Drawing"], holds: "colours, fonts, images, text layout"),
    Line(folders: ["Drawing/Symbols"], holds: "symbols by their names, as lines on a square"),
    Line(folders: ["Tracing"], holds: "one stream of records along the path of an event"),
    Line(folders: ["Geometry", "Geometry/Traits"], holds: "insets, edges, orientations, traits"),
    Line(folders: ["Support"], holds: "override detection, thresholds"),
  ]

  /// Lines whose folders may mention each other, by one of their folders.
  static let knots: Set<String> = ["View", "Lists/Table", "Lists/Collection"]

  /// How many exceptions there may be.
  static let mostExceptions = 18
  /// How many functions and static variables of a folder one above it may fill.
  static let mostHooks = 10
  /// How many files outside the knot of views may lead to each other.
  static let largestCircle = 25

  /// The line a folder stands on, 0 at the top.
  static func line(of folder: String) -> Int? { places[folder] }

  /// Whether code in `folder` may mention what `other` declares.
  static func allows(_ folder: String, toMention other: String) -> Bool {
    guard folder != other else { return true }
    guard let from = line(of: folder), let to = line(of: other) else { return false }
    return from < to || (from == to && isKnot(from))
  }

  /// Whether the folders of a line may mention each other.
  static func isKnot(_ line: Int) -> Bool {
    !knots.isDisjoint(with: lines[line].folders)
  }

  private static let places: [String: Int] = Dictionary(
    lines.enumerated().flatMap { line in line.element.folders.map { ($0, line.offset) } },
    uniquingKeysWith: { first, _ in first })
}
