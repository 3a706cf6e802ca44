// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The layers whose animations begin only later, by when the first of them does.
@MainActor
struct WaitingLayers {
  private struct Entry {
    let begin: TimeInterval
    let layer: ObjectIdentifier
  }

  /// The latest first, so that those whose time has come are at the end.
  ///
  /// What stands here for a layer that waits for another moment now, or for none, is passed over.
  private var entries: [Entry] = []
  private var begins: [ObjectIdentifier: TimeInterval] = [:]
  /// How many entries there are when those that mean nothing any more are taken out.
  private var most = few
  private static let few = 64

  /// When the first one begins; nil when none waits.
  var next: TimeInterval? { entries.last?.begin }

  /// Has a layer wait.
  ///
  /// - Parameters:
  ///   - layer: its number, or that of what a program gave it.
  ///   - begin: until when; one that is endless waits for another hand.
  ///   - isThere: whether something still moves what has a number.
  mutating func add(
    _ layer: ObjectIdentifier, until begin: TimeInterval, isThere: (ObjectIdentifier) -> Bool
  ) {
    guard begin.isFinite, begins.updateValue(begin, forKey: layer) != begin else { return }
    let place = entries.partitioningIndex { $0.begin <= begin }
    entries.insert(Entry(begin: begin, layer: layer), at: place)
    guard entries.count >= most else { return }
    begins = begins.filter { isThere($0.key) }
    entries.removeAll { begins[$0.layer] != $0.begin }
    most = max(Self.few, 2 * entries.count)
  }

  /// Takes those out that begin by a time.
  mutating func remove(dueBy now: TimeInterval) -> [ObjectIdentifier] {
    var due: [ObjectIdentifier] = []
    while let last = entries.last, last.begin <= now {
      entries.removeLast()
      guard begins[last.layer] == last.begin else { continue }
      begins[last.layer] = nil
      due.append(last.layer)
    }
    return due
  }

  /// Lets all go.
  mutating func removeAll() {
    entries = []
    begins = [:]
    most = Self.few
  }
}
