// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// A file of the page, compiled into the library.
  struct PageFile: Sendable {
    let type: String
    let bytes: [UInt8]

    /// The name of the page itself.
    static let start = "index.html"

    /// The file with this name in the address, or nil.
    static func named(_ name: String) -> PageFile? {
      switch name {
      case start: PageFile(type: html, bytes: PackageResources.index_html)
      case "icon.svg": PageFile(type: picture, bytes: PackageResources.icon_svg)
      case "page.css": PageFile(type: css, bytes: PackageResources.page_css)
      case "main.js": PageFile(type: script, bytes: PackageResources.main_js)
      case "link.js": PageFile(type: script, bytes: PackageResources.link_js)
      case "question.js": PageFile(type: script, bytes: PackageResources.question_js)
      case "watching.js": PageFile(type: script, bytes: PackageResources.watching_js)
      case "runs.js": PageFile(type: script, bytes: PackageResources.runs_js)
      case "layers.js": PageFile(type: script, bytes: PackageResources.layers_js)
      case "content.js": PageFile(type: script, bytes: PackageResources.content_js)
      case "effects.js": PageFile(type: script, bytes: PackageResources.effects_js)
      case "masks.js": PageFile(type: script, bytes: PackageResources.masks_js)
      case "space.js": PageFile(type: script, bytes: PackageResources.space_js)
      case "drawing.js": PageFile(type: script, bytes: PackageResources.drawing_js)
      case "paints.js": PageFile(type: script, bytes: PackageResources.paints_js)
      case "sheets.js": PageFile(type: script, bytes: PackageResources.sheets_js)
      case "textlook.js": PageFile(type: script, bytes: PackageResources.textlook_js)
      case "fonts.js": PageFile(type: script, bytes: PackageResources.fonts_js)
      case "screen.js": PageFile(type: script, bytes: PackageResources.screen_js)
      case "contacts.js": PageFile(type: script, bytes: PackageResources.contacts_js)
      case "keys.js": PageFile(type: script, bytes: PackageResources.keys_js)
      case "keyboard.js": PageFile(type: script, bytes: PackageResources.keyboard_js)
      case "gamepads.js": PageFile(type: script, bytes: PackageResources.gamepads_js)
      case "text.js": PageFile(type: script, bytes: PackageResources.text_js)
      case "media.js": PageFile(type: script, bytes: PackageResources.media_js)
      case "haptics.js": PageFile(type: script, bytes: PackageResources.haptics_js)
      case "surroundings.js": PageFile(type: script, bytes: PackageResources.surroundings_js)
      case "back.js": PageFile(type: script, bytes: PackageResources.back_js)
      case "preferences.js": PageFile(type: script, bytes: PackageResources.preferences_js)
      case "sounds.js": PageFile(type: script, bytes: PackageResources.sounds_js)
      case "motion.js": PageFile(type: script, bytes: PackageResources.motion_js)
      case "clipboard.js": PageFile(type: script, bytes: PackageResources.clipboard_js)
      case "reader.js": PageFile(type: script, bytes: PackageResources.reader_js)
      case "readable.js": PageFile(type: script, bytes: PackageResources.readable_js)
      case "pointer.js": PageFile(type: script, bytes: PackageResources.pointer_js)
      case "inspector", "inspector.html":
        PageFile(type: html, bytes: PackageResources.inspector_html)
      case "inspector.css": PageFile(type: css, bytes: PackageResources.inspector_css)
      case "inspector.js": PageFile(type: script, bytes: PackageResources.inspector_js)
      case "inspectortree.js": PageFile(type: script, bytes: PackageResources.inspectortree_js)
      case "inspectorscreen.js": PageFile(type: script, bytes: PackageResources.inspectorscreen_js)
      case "inspectordetails.js":
        PageFile(type: script, bytes: PackageResources.inspectordetails_js)
      case "inspectorevents.js": PageFile(type: script, bytes: PackageResources.inspectorevents_js)
      default: nil
      }
    }

    /// The type of a page.
    static let html = "text/html; charset=utf-8"
    private static let picture = "image/svg+xml"
    private static let css = "text/css; charset=utf-8"
    private static let script = "text/javascript; charset=utf-8"
  }
#endif
