// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// What is on one pasteboard; every `UIPasteboard` of a name shares it.
@MainActor
final class PasteboardStore {
  /// The pasteboard's name.
  let name: UIPasteboard.Name
  /// What is on it.
  private(set) var items: [PasteboardItem] = []
  /// How often that changed.
  private(set) var changeCount = 0
  private var expiry: ClockTimer?
  private var isShared = false

  init(name: UIPasteboard.Name) { self.name = name }

  /// Replaces what is on the pasteboard and tells everybody.
  ///
  /// - Parameters:
  ///   - pasteboard: the object through which it changes.
  ///   - isLocal: true keeps it from the clipboard of the device.
  ///   - expiration: when it is removed; nil for never.
  func replace(
    with items: [PasteboardItem], by pasteboard: UIPasteboard, isLocal: Bool = false,
    expiration: Date? = nil
  ) {
    change(to: items, by: pasteboard)
    isShared = name == .general && !isLocal
    if isShared { SystemClipboard.publish(content) }
    // A date is the application's word; from here on the clock of the host counts.
    if let expiration { expire(after: expiration.timeIntervalSinceNow, by: pasteboard) }
  }

  /// Adds items behind those that are there.
  func add(_ added: [PasteboardItem], by pasteboard: UIPasteboard) {
    let wasLocal = !items.isEmpty && !isShared
    replace(with: items + added, by: pasteboard, isLocal: wasLocal)
  }

  /// Takes what the device's clipboard holds, unless it is what is here already.
  func take(_ content: ClipboardContent) {
    guard !content.isPart(of: self.content) else { return }
    change(to: content.items.map { PasteboardItem($0) }, by: .general)
    isShared = true
  }

  /// Forgets everything and tells nobody.
  func reset() {
    expiry?.cancel()
    items = []
    isShared = false
  }

  /// What a device's clipboard gets.
  private var content: ClipboardContent {
    ClipboardContent(items: items.map(\.representations).filter { !$0.isEmpty })
  }

  private func change(to items: [PasteboardItem], by pasteboard: UIPasteboard) {
    expiry?.cancel()
    let before = Set(self.items.flatMap(\.types))
    let after = Set(items.flatMap(\.types))
    self.items = items
    changeCount += 1
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: pasteboard,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  private func expire(after delay: TimeInterval, by pasteboard: UIPasteboard) {
    let wasShared = isShared
    expiry = TimeSource.clock.schedule(after: delay) { [weak self] in
      self?.replace(with: [], by: pasteboard, isLocal: !wasShared)
    }
  }
}

/// The pasteboards of an application by their names.
@MainActor
final class Pasteboards {
  static var shared: Pasteboards { Runtime.part(.pasteboards) { Pasteboards() } }

  /// The pasteboard that applications share.
  let general = PasteboardStore(name: .general)
  private var named: [UIPasteboard.Name: PasteboardStore] = [:]

  /// The pasteboard called `name`; nil when there is none and none is to be made.
  func find(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
    if name == .general { return general }
    if let store = named[name] { return store }
    guard create else { return nil }
    let store = PasteboardStore(name: name)
    named[name] = store
    return store
  }

  /// Takes a pasteboard out of the list; true when there was one.
  func remove(_ name: UIPasteboard.Name) -> Bool {
    guard let store = named.removeValue(forKey: name) else { return false }
    store.reset()
    return true
  }
}
