// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// The modules of the page, compiled into the library.
  enum PageScripts {
    /// What they are called, in alphabetic order.
    static var names: [String] { modules.keys.sorted() }

    /// The source of the module with this name, or nil.
    static func named(_ name: String) -> [UInt8]? { modules[name] }

    private static var modules: [String: [UInt8]] {
      [
        "back.js": PackageResources.back_js,
        "clipboard.js": PackageResources.clipboard_js,
        "contacts.js": PackageResources.contacts_js,
        "content.js": PackageResources.content_js,
        "drawing.js": PackageResources.drawing_js,
        "drops.js": PackageResources.drops_js,
        "effects.js": PackageResources.effects_js,
        "fonts.js": PackageResources.fonts_js,
        "gamepads.js": PackageResources.gamepads_js,
        "haptics.js": PackageResources.haptics_js,
        "hello.js": PackageResources.hello_js,
        "install.js": PackageResources.install_js,
        "keyboard.js": PackageResources.keyboard_js,
        "keys.js": PackageResources.keys_js,
        "later.js": PackageResources.later_js,
        "layers.js": PackageResources.layers_js,
        "lifts.js": PackageResources.lifts_js,
        "link.js": PackageResources.link_js,
        "machine.js": PackageResources.machine_js,
        "main.js": PackageResources.main_js,
        "masks.js": PackageResources.masks_js,
        "media.js": PackageResources.media_js,
        "motion.js": PackageResources.motion_js,
        "packed.js": PackageResources.packed_js,
        "paints.js": PackageResources.paints_js,
        "pointer.js": PackageResources.pointer_js,
        "preferences.js": PackageResources.preferences_js,
        "question.js": PackageResources.question_js,
        "readable.js": PackageResources.readable_js,
        "reader.js": PackageResources.reader_js,
        "readout.js": PackageResources.readout_js,
        "runs.js": PackageResources.runs_js,
        "screen.js": PackageResources.screen_js,
        "sheets.js": PackageResources.sheets_js,
        "sounds.js": PackageResources.sounds_js,
        "space.js": PackageResources.space_js,
        "surroundings.js": PackageResources.surroundings_js,
        "tab.js": PackageResources.tab_js,
        "text.js": PackageResources.text_js,
        "textlook.js": PackageResources.textlook_js,
        "watching.js": PackageResources.watching_js,
        "ways.js": PackageResources.ways_js,
        "wholes.js": PackageResources.wholes_js,
      ]
    }
  }
#endif
