// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Dispatch
import Foundation
import ResponderFoundation
import Synchronization

// Rules: DD-19.
/// A drag as whoever takes the items sees it.
final class DropSession: NSObject, UIDropSession {
  private let drag: any DragSource
  let progress = Progress(totalUnitCount: 0)
  /// How many loads were asked for and are not complete.
  private var loads = 0
  private var whenDone: (() -> Void)?

  init(of drag: any DragSource) {
    self.drag = drag
    super.init()
  }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag.giver }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let count = Int64(providers.count)
    guard count > 0 else {
      completion([])
      return Progress(totalUnitCount: 0)
    }
    progress.totalUnitCount += count
    let total = Progress(totalUnitCount: count, parent: progress, pendingUnitCount: count)
    loads += 1
    let all = LoadedObjects(count: providers.count, total) { [weak self] objects in
      completion(objects)
      self?.didLoad()
    }
    for (place, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in all.put(object, at: place) }
    }
    return total
  }

  private func didLoad() {
    loads -= 1
    guard loads == 0, let done = whenDone else { return }
    whenDone = nil
    done()
  }

  /// Calls back when nothing is being loaded.
  func whenIdle(_ done: @escaping () -> Void) {
    if loads == 0 { done() } else { whenDone = done }
  }
}

/// Gathers what providers deliver, in whatever order and on whatever thread.
private final class LoadedObjects: Sendable {
  /// What a provider made for whoever asked, and for nobody else.
  private struct Loaded: @unchecked Sendable {
    let object: any NSItemProviderReading
  }

  private struct State {
    var objects: [Loaded?]
    var missing: Int
  }

  private let state: Mutex<State>
  private let progress: Progress
  private let done: @MainActor ([any NSItemProviderReading]) -> Void

  init(
    count: Int, _ progress: Progress,
    done: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) {
    state = Mutex(State(objects: Array(repeating: nil, count: count), missing: count))
    self.progress = progress
    self.done = done
  }

  /// Keeps an object, or that there is none; the last one has the receiver called on the main thread.
  func put(_ object: (any NSItemProviderReading)?, at place: Int) {
    let loaded = object.map { Loaded(object: $0) }
    let isLast = state.withLock { state in
      state.objects[place] = loaded
      state.missing -= 1
      return state.missing == 0
    }
    progress.completedUnitCount += 1
    guard isLast else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { finish() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
    }
  }

  @MainActor
  private func finish() {
    let all = state.withLock { state in state.objects }
    done(all.compactMap { $0?.object })
  }
}
