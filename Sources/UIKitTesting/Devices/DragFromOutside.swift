// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit
import UIKitHost

// Rules: DD-96.
/// Something that a test drags over the screen as if it came from elsewhere, such as a file of the
/// desktop.
///
/// `EventGenerator.dragFromOutside(_:at:)` begins one.
@preconcurrency @MainActor
public final class DragFromOutside {
  /// One thing that is dragged.
  public struct Item: Sendable {
    /// One form of it.
    struct Form: Sendable {
      let mediaType: String
      let data: Data?
    }

    let name: String?
    let forms: [Form]

    /// A text, plain.
    public static func text(_ text: String) -> Item {
      Item(name: nil, forms: [Form(mediaType: ClipboardContent.plainText, data: Data(text.utf8))])
    }

    /// A file.
    ///
    /// - Parameters:
    ///   - name: its name, with its end; programs learn it when it is dropped.
    ///   - mediaType: what programs know of it before, such as `image/png`; what the system does not
    ///     know is `application/octet-stream`.
    ///   - data: what is in it; nil for one that cannot be read.
    public static func file(
      _ name: String, mediaType: String = "application/octet-stream", data: Data?
    ) -> Item {
      Item(name: name, forms: [Form(mediaType: mediaType, data: data)])
    }

    /// One thing in several forms, as a text that has a look too.
    ///
    /// - Parameter forms: media types and bytes, the best first.
    public static func forms(_ forms: [(mediaType: String, data: Data)]) -> Item {
      Item(name: nil, forms: forms.map { Form(mediaType: $0.mediaType, data: $0.data) })
    }
  }

  private let generator: EventGenerator
  private let id: Int
  private let items: [Item]
  private var place: CGPoint
  private var wasDropped = false

  init(_ items: [Item], at place: CGPoint, by generator: EventGenerator) {
    self.items = items
    self.place = place
    self.generator = generator
    id = generator.session.numberOfNextDrag()
    generator.session.dragOver = id
    send(.entered(at: place, items.map { $0.told(whole: false) }))
  }

  private func send(_ change: DragReport.Change) {
    generator.session.send { [id] in .drag(DragReport(time: $0, id: id, change: change)) }
    generator.settle()
  }

  /// Leads it elsewhere, evenly along a straight line, 60 events a second; in one event for 0 seconds.
  ///
  /// - Parameters:
  ///   - location: where it goes.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the location.
  public func move(to location: any HammerLocatable, duration: TimeInterval = 0) throws {
    let (start, end) = (place, try generator.screenPoint(location))
    generator.animate(duration) { part in
      place = start.toward(end, part)
      send(.moved(to: place))
    }
  }

  // Rules: DD-94.
  /// Whether something would come of a drop where it is, as the person sees by the pointer.
  public var isTaken: Bool { generator.session.takenDrag == id }

  /// Leads it off the screen.
  public func leave() {
    generator.session.dragOver = nil
    send(.exited)
  }

  /// Lets it go where it is; where nothing is taken that is as if it left, as devices have it.
  ///
  /// - Parameter delivers: whether everything that was dropped comes at once.
  public func drop(delivers: Bool = true) {
    generator.session.dragOver = nil
    generator.session.send { [self] time in
      wasDropped = isTaken
      let change = DragReport.Change.dropped(at: place, items.map { $0.told(whole: true) })
      return .drag(DragReport(time: time, id: id, change: wasDropped ? change : .exited))
    }
    generator.settle()
    if delivers { deliver() }
  }

  /// Has what was dropped come; nothing where nothing was.
  public func deliver() {
    for (number, item) in items.enumerated() {
      for change in item.delivered(as: number) {
        generator.session.perform { [self] in
          guard wasDropped else { return }
          let report = DragReport(time: generator.now, id: id, change: change)
          ApplicationEntrance.receive(.drag(report))
        }
      }
    }
    generator.settle()
  }
}

extension DragFromOutside.Item {
  /// What a device says of it; all of it after the drop.
  fileprivate func told(whole: Bool) -> DraggedItem {
    DraggedItem(
      name: whole ? name : nil,
      forms: forms.map {
        DraggedItem.Form(mediaType: $0.mediaType, byteCount: whole ? $0.data?.count : nil)
      })
  }

  fileprivate func delivered(as number: Int) -> [DragReport.Change] {
    forms.enumerated().map { place, form in
      form.data.map { .delivered(DraggedPiece(item: number, form: place, data: $0)) }
        ?? .failed(item: number, .unreadable)
    }
  }
}
