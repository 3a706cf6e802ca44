// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIMenu {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    static func unique() -> Identifier { Identifier("unnamed.\(UUID().uuidString)") }
  }
}

extension UIMenu.Identifier {
  /// The menu of what the application itself offers.
  public static let application = Self("com.apple.menu.application")
  /// The menu of opening, closing and printing.
  public static let file = Self("com.apple.menu.file")
  /// The menu of changing what is selected.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of what is shown and how.
  public static let view = Self("com.apple.menu.view")
  /// The menu of the windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The menu of about the application.
  public static let about = Self("com.apple.menu.about")
  /// The menu of settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu of services of other programs.
  public static let services = Self("com.apple.menu.services")
  /// The menu of hiding windows.
  public static let hide = Self("com.apple.menu.hide")
  /// The menu of ending the application.
  public static let quit = Self("com.apple.menu.quit")
  /// The menu of opening another window.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The menu of files that were open lately.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The menu of closing.
  public static let close = Self("com.apple.menu.close")
  /// The menu of printing.
  public static let print = Self("com.apple.menu.print")
  /// The menu of the document as a whole.
  public static let document = Self("com.apple.menu.document")
  /// The menu of taking changes back and making them again.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu of cut, copy, paste, delete and selecting.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu of searching.
  public static let find = Self("com.apple.menu.find")
  /// The menu of replacing the selection.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu of handing the selection on.
  public static let share = Self("com.apple.menu.share")
  /// The menu of bold, italic, underlined.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The menu of spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu of showing and correcting mistakes.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The menu of how spelling is checked.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The menu of replacing while typing.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu of showing what is replaced.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The menu of what is replaced while typing.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The menu of upper and lower case.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu of reading aloud.
  public static let speech = Self("com.apple.menu.speech")
  /// The menu of looking the selection up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu of learning a word.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu of how text looks.
  public static let format = Self("com.apple.menu.format")
  /// The menu of the font.
  public static let font = Self("com.apple.menu.font")
  /// The menu of the size of the text.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The menu of the colour of the text.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The menu of copying and pasting looks.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The menu of alignment and direction of text.
  public static let text = Self("com.apple.menu.text")
  /// The menu of from left to right or from right to left.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The menu of alignment.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The menu of the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The menu of the side bar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The menu of filling the screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu of the size of a window.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The menu of all windows in front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// The menu that holds the others.
  public static let root = Self("com.apple.menu.root")
}
