// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Takes files, and writes down what it learns of them.
final class FileTaker: NSObject, UIDropInteractionDelegate {
  let log: EventLog
  private var items: [UIDragItem] = []
  private var progress: Progress?

  init(_ log: EventLog) { self.log = log }

  /// How far the first item was that was asked for last.
  var done: String {
    "\(progress?.completedUnitCount ?? 0) of \(progress?.totalUnitCount ?? 0)"
  }

  private func look(_ session: any UIDropSession) {
    items = session.items
    for provider in items.map(\.itemProvider) {
      let types = provider.registeredTypeIdentifiers.joined(separator: " ")
      log.record("\(provider.suggestedName ?? "-"): \(types)")
    }
  }

  /// Asks for the first form of each item.
  func load() {
    let all = items.enumerated().map { number, item in
      let provider = item.itemProvider
      return provider.loadDataRepresentation(
        forTypeIdentifier: provider.registeredTypeIdentifiers.first ?? ""
      ) { [log] data, error in
        let words =
          data.map { String(decoding: $0, as: UTF8.self) } ?? FileTaker.text(error as NSError?)
        MainActor.assumeIsolated { log.record("item \(number) is \(words)") }
      }
    }
    progress = all.first
  }

  private nonisolated static func text(_ error: NSError?) -> String {
    guard let error else { return "nothing" }
    let reason = error.userInfo[NSLocalizedDescriptionKey].map { ": \($0)" } ?? ""
    return "error \(error.code)\(reason)"
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    look(session)
    log.record("enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { log.record("exit") }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    look(session)
    log.record("drop")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { log.record("end") }
}

/// A box on a page that takes files from outside.
@MainActor
final class FileStage {
  let log = EventLog()
  let taker: FileTaker
  let generator: EventGenerator

  init() throws {
    let page = UIView(frame: UIScreen.main.bounds)
    let box = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    taker = FileTaker(log)
    box.addInteraction(UIDropInteraction(delegate: taker))
    page.addSubview(box)
    generator = try EventGenerator(view: page)
  }

  /// Reports what no driver does.
  func send(_ change: DragReport.Change, as id: Int = 7) {
    HostInput.send(.drag(DragReport(time: generator.now, id: id, change: change)))
  }
}
