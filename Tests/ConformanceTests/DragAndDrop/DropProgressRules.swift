// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Asks for the bytes of what is dropped, and writes down what it gets.
private final class Asker: NSObject, UIDropInteractionDelegate {
  let log = EventLog()
  var style = UIDropSessionProgressIndicatorStyle.default
  private(set) var progress: Progress?
  private var items: [UIDragItem] = []

  /// How far everything is, in hundredths, and how many loads of how many are over.
  var state: String {
    guard let progress else { return "none" }
    let share = Int((progress.fractionCompleted * 100).rounded())
    return "\(share) %, \(progress.completedUnitCount) of \(progress.totalUnitCount)"
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    log.record("style \(session.progressIndicatorStyle)")
    session.progressIndicatorStyle = style
    progress = session.progress
    items = session.items
    askAgain()
  }

  func askAgain() {
    for (number, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: String.self) { [log] (text: String?, error) in
        let isCancelled = (error as? CocoaError)?.code == .userCancelled
        let words = text ?? (isCancelled ? "cancelled" : "an error")
        MainActor.assumeIsolated { log.record("\(number) is \(words)") }
      }
    }
  }
}

/// A box that asks for texts, and the window that shows how far they are.
@MainActor
private final class ProgressStage {
  let asker = Asker()
  let generator: EventGenerator
  private(set) var shown: UIWindow?
  var whenShown: (() -> Void)?
  private var token: (any NSObjectProtocol)?

  init() throws {
    let page = UIView(frame: UIScreen.main.bounds)
    let box = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    box.addInteraction(UIDropInteraction(delegate: asker))
    page.addSubview(box)
    generator = try EventGenerator(view: page)
    token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { [weak self] note in
      let window = note.object as? UIWindow
      MainActor.assumeIsolated {
        guard let self, window?.accessibilityIdentifier == "drop progress" else { return }
        self.shown = window
        self.whenShown?()
      }
    }
  }

  isolated deinit { token.map(NotificationCenter.default.removeObserver) }

  /// Drops texts on the box, which do not come yet.
  func drop(_ texts: String...) throws -> DragFromOutside {
    let drag = try generator.dragFromOutside(
      texts.map { .text($0) }, at: CGPoint(x: 150, y: 350))
    drag.drop(delivers: false)
    return drag
  }

  private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { [$0 as? Kind].compactMap(\.self) + all(kind, in: $0) }
  }

  /// What is written in the window.
  var words: [String] { labels.compactMap(\.text) }
  var labels: [UILabel] { shown.map { all(UILabel.self, in: $0) } ?? [] }
  var bars: [UIProgressView] { shown.map { all(UIProgressView.self, in: $0) } ?? [] }
}

@MainActor @Suite("DD how far the loading of a drop is", .freshApplication)
struct DropProgressRules {
  @Test func `DD-104 a person sees how far the loading is that takes longer`() throws {
    let stage = try ProgressStage()
    let drag = try stage.drop("a", "b")
    #expect(stage.asker.log.take() == ["style default"])
    stage.generator.advance(by: 1.499)
    #expect(stage.shown == nil)
    stage.generator.advance(by: 0.002)
    #expect(stage.words == ["Loading…", "Cancel"] && stage.bars.map(\.progress) == [0])
    #expect(stage.asker.state == "0 %, 0 of 2")
    drag.deliver()
    #expect(stage.asker.log.take() == ["0 is a", "1 is b"])
    #expect(stage.asker.state == "100 %, 2 of 2" && stage.asker.progress?.isFinished == true)
    stage.generator.advance(by: 1)
    #expect(stage.shown?.isHidden == true)
  }

  @Test func `DD-104 a person gives up what is not there`() throws {
    let stage = try ProgressStage()
    let drag = try stage.drop("a")
    stage.generator.advance(by: 2)
    let cancel = try #require(stage.labels.last)
    let middle = CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY)
    try stage.generator.fingerTap(at: cancel.convert(middle, to: nil))
    stage.generator.advance(by: 1)
    #expect(stage.asker.log.take() == ["style default", "0 is cancelled"])
    #expect(stage.shown?.isHidden == true && stage.asker.progress?.isCancelled == true)
    drag.deliver()
    #expect(stage.asker.log.take() == [])
  }

  @Test func `DD-104 what is asked for after that was given up does not come either`() throws {
    let stage = try ProgressStage()
    let drag = try stage.drop("a")
    stage.asker.progress?.cancel()
    #expect(stage.asker.log.take() == ["style default", "0 is cancelled"])
    stage.asker.askAgain()
    #expect(stage.asker.log.take() == ["0 is cancelled"])
    drag.deliver()
    stage.generator.advance(by: 2)
    #expect(stage.asker.log.take() == [] && stage.shown == nil)
  }

  @Test func `DD-104 nothing is shown of what comes soon, or by the program's will`() throws {
    let stage = try ProgressStage()
    let drag = try stage.drop("a")
    stage.generator.advance(by: 1)
    drag.deliver()
    stage.generator.advance(by: 2)
    #expect(stage.asker.log.take() == ["style default", "0 is a"] && stage.shown == nil)
    stage.asker.style = .none
    _ = try stage.drop("a")
    stage.generator.advance(by: 3)
    #expect(stage.shown == nil)
    stage.asker.progress?.cancel()
    #expect(stage.asker.log.take() == ["style default", "0 is cancelled"])
  }

  @Test func `DD-104 what is given up as it comes to be shown goes again`() throws {
    let stage = try ProgressStage()
    let drag = try stage.drop("a")
    stage.whenShown = { [asker = stage.asker] in asker.progress?.cancel() }
    stage.generator.advance(by: 4)
    #expect(stage.asker.log.take() == ["style default", "0 is cancelled"])
    #expect(stage.shown?.isHidden == true)
    drag.deliver()
    #expect(stage.asker.log.take() == [])
  }

  @Test func `DD-104 what is there counts, and what does not come`() throws {
    let stage = try ProgressStage()
    let form = DraggedItem.Form(mediaType: "text/plain", byteCount: 4)
    let items = [DraggedItem(name: "a.txt", forms: [form]), DraggedItem(name: nil, forms: [form])]
    func send(_ change: DragReport.Change) {
      HostInput.send(.drag(DragReport(time: stage.generator.now, id: 7, change: change)))
    }
    send(.entered(at: CGPoint(x: 150, y: 350), items))
    send(.dropped(at: CGPoint(x: 150, y: 350), items))
    send(.delivered(DraggedPiece(item: 0, data: Data("ab".utf8), isLast: false)))
    #expect(stage.asker.state == "0 %, 0 of 2")
    send(.delivered(DraggedPiece(item: 0, data: Data("cd".utf8))))
    #expect(stage.asker.state == "50 %, 1 of 2")
    send(.failed(item: 1, .unreadable))
    #expect(stage.asker.state == "100 %, 2 of 2")
    #expect(stage.asker.log.take() == ["style default", "0 is abcd", "1 is an error"])
  }
}
