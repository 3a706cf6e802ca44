// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization

// Rules: DD-92.
/// The bytes of one form of what is dragged from outside, which come in pieces after the drop.
///
/// Programs may ask for them on any thread, as often as they like; answers come on the main one, or at
/// once where everything is there.
final class ComingData: Sendable {
  fileprivate struct Asked: Sendable {
    let progress: Progress
    let answer: NSItemProvider.DataHandler
  }

  fileprivate enum Step {
    case offered, coming
    case over(Result<Data, any Error>)
  }

  fileprivate struct State {
    var step = Step.offered
    var data = Data()
    var byteCount = 0
    var asked: [Asked] = []
  }

  private let state = Mutex(State())

  /// Hands the bytes over once all are there; before the drop nothing is to be had.
  func load(_ answer: @escaping NSItemProvider.DataHandler) -> Progress? {
    let progress = Progress(totalUnitCount: 1)
    let known: Result<Data, any Error>? = state.withLock { state in
      switch state.step {
      case .offered: return .failure(NSItemProvider.unavailable)
      case .over(let result): return result
      case .coming:
        state.asked.append(Asked(progress: progress, answer: answer))
        state.tell()
        return nil
      }
    }
    guard let known else { return progress }
    progress.completedUnitCount = 1
    Self.hand(known, to: answer)
    return progress
  }

  /// It was dropped, and the bytes are on their way.
  ///
  /// - Parameter byteCount: how many there are; nil where nobody knows.
  func expect(byteCount: Int?) {
    state.withLock { state in
      guard case .offered = state.step else { return }
      state.step = .coming
      state.byteCount = max(0, byteCount ?? 0)
    }
  }

  /// Takes the next bytes.
  func put(_ piece: Data, isLast: Bool) {
    let isComplete = state.withLock { state in
      guard case .coming = state.step else { return false }
      state.data.append(piece)
      if !isLast { state.tell() }
      return isLast
    }
    if isComplete { end { .success($0) } }
  }

  /// Nothing more comes.
  func fail(with error: any Error) { end { _ in .failure(error) } }

  private func end(_ result: (Data) -> Result<Data, any Error>) {
    let done: (result: Result<Data, any Error>, asked: [Asked])? = state.withLock { state in
      if case .over = state.step { return nil }
      let result = result(state.data)
      let asked = state.asked
      state = State(step: .over(result))
      return (result, asked)
    }
    for one in done?.asked ?? [] {
      one.progress.completedUnitCount = one.progress.totalUnitCount
      if let result = done?.result { Self.hand(result, to: one.answer) }
    }
  }

  private static func hand(
    _ result: Result<Data, any Error>, to answer: NSItemProvider.DataHandler
  ) {
    switch result {
    case .success(let data): answer(data, nil)
    case .failure(let error): answer(nil, error)
    }
  }
}

extension ComingData.State {
  /// Says how far it is, to those who asked.
  fileprivate func tell() {
    let total = Int64(max(1, byteCount, data.count))
    for one in asked {
      one.progress.totalUnitCount = total
      one.progress.completedUnitCount = Int64(data.count)
    }
  }
}
