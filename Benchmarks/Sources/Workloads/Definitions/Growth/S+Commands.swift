// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Commands in menus and of responders, pickers, the pasteboard.
  static let commands = [
    Growth("S.menu.build", .linear, sizes: [100, 400, 1600], checksum: { _ in 1 }) { count in
      ManyCommandsScene(count: count, isInMenu: true).strokePass(isAnew: true)
    },
    Growth("S.menu.key", .linear, sizes: [100, 400, 1600], checksum: { _ in 1 }) { count in
      ManyCommandsScene(count: count, isInMenu: true).strokePass(isAnew: false)
    },
    Growth("S.commands.key", .linear, sizes: [100, 400, 1600], checksum: { _ in 1 }) { count in
      ManyCommandsScene(count: count, isInMenu: false).strokePass(isAnew: false)
    },
    Growth("S.menu.show", .linear, sizes: [10, 40, 160], checksum: { $0 }) { count in
      EditMenuScene(count: count).showPass()
    },
    Growth("S.picker.reload", .constant, sizes: [100, 10_000, 1_000_000], checksum: { _ in 11 }) {
      count in
      PickerScene(count: count).reloadPass()
    },
    Growth("S.pasteboard.set", .linear, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      PasteboardScene(count: count).setPass()
    },
    Growth("S.pasteboard.read", .linear, sizes: [100, 1000, 10_000], checksum: { 2 * $0 }) {
      count in
      PasteboardScene(count: count).readPass()
    },
  ]
}
