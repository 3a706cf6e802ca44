// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Dispatch
import Foundation
import ResponderFoundation
import Synchronization
import UIKitHost

// Rules: DD-19, DD-104.
/// A drag as whoever takes the items sees it.
final class DropSession: NSObject, UIDropSession, LoadWatching {
  private let drag: any DragSource
  private let ownProgress = DropProgress()
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private var whenDone: (() -> Void)?
  /// Shows how far the loading is when it takes longer.
  private var patience: ClockTimer? { didSet { oldValue?.cancel() } }
  private var shown: (any ShownProgress)?
  /// What was dropped on, from the drop on.
  private weak var served: UIWindow?

  init(of drag: any DragSource) {
    self.drag = drag
    super.init()
  }

  var progress: Progress { ownProgress }
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
    watch()
    let total = Progress(totalUnitCount: count)
    let all = LoadedObjects(count: providers.count, total) { completion($0) }
    for (place, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in all.put(object, at: place) }
    }
    return total
  }

  // MARK: - What is loaded

  /// Hears what the items are asked for from now on.
  func watch() { for item in items { item.itemProvider.tellOfLoads(self) } }

  func loadDidBegin(_ load: ProviderLoad) {
    ownProgress.begin(load)
    if let served, patience == nil, shown == nil { wait(serving: served) }
  }

  func load(_ load: ProviderLoad, goesOnWith progress: Progress) {
    ownProgress.follow(load, progress)
    guard ownProgress.isCancelled else { return }
    progress.cancel()
    load.cancel()
  }

  func loadDidEnd(_ load: ProviderLoad) {
    ownProgress.end(load)
    guard !ownProgress.isWaiting else { return }
    patience = nil
    shown?.end()
    shown = nil
    let done = whenDone
    whenDone = nil
    done?()
  }

  /// Calls back when nothing is being loaded.
  func whenIdle(_ done: @escaping () -> Void) {
    if ownProgress.isWaiting { whenDone = done } else { done() }
  }

  // Rules: DD-104.
  /// Lets a person see how far the loading is, and give it up, if it takes longer.
  ///
  /// - Parameter window: what was dropped on.
  func showProgress(serving window: UIWindow?) {
    served = window
    if ownProgress.isWaiting, let window { wait(serving: window) }
  }

  private func wait(serving window: UIWindow) {
    patience = TimeSource.clock.schedule(after: DragLooks.patience) { [weak self, weak window] in
      guard let self, let window, progressIndicatorStyle == .default else { return }
      let port = ApplicationLink.port as? any ProgressShowing
      let made = port?.showProgress(ownProgress, serving: window)
      // Whoever hears of the window may give all of it up.
      guard ownProgress.isWaiting else {
        made?.end()
        return
      }
      shown = made
    }
  }
}

/// Shows how far the loading of a drop is: the application does.
@MainActor
protocol ProgressShowing {
  /// Shows it in front of everything else, with a way to cancel it.
  func showProgress(_ progress: Progress, serving window: UIWindow) -> any ShownProgress
}

/// What is shown of the loading of a drop.
@MainActor
protocol ShownProgress: AnyObject {
  /// Takes it off the screen.
  func end()
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
