// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DD-90 to DD-95.
/// What becomes of something that a person drags over the screen and began to drag elsewhere: a file
/// of the desktop, a text of another program.
///
/// A drag enters, moves, and either exits or is dropped; one at a time is over the screen. What is
/// dropped is delivered afterwards, in pieces.
public struct DragReport: Sendable, Equatable, Codable {
  /// What happened.
  public enum Change: Sendable, Equatable, Codable {
    /// It came over the screen; what it brings is known by its types.
    case entered(at: CGPoint, [DraggedItem])
    /// It is elsewhere on the screen.
    case moved(to: CGPoint)
    /// It left the screen, or ended without a drop.
    case exited
    /// It was dropped; more may be known of the items now, such as names, and others may be there.
    case dropped(at: CGPoint, [DraggedItem])
    /// Bytes of what was dropped came.
    case delivered(DraggedPiece)
    /// No more comes of an item, by its number in the drop.
    case failed(item: Int, Reason)
  }

  /// Why an item does not come.
  public enum Reason: String, Sendable, Codable {
    /// It is larger than what the host takes.
    case tooLarge
    /// It cannot be read, as a folder.
    case unreadable
    /// The device went.
    case gone
  }

  /// When the host saw it.
  public var time: TimeInterval
  /// Which drag it is, by a number that no other has which is over the screen or being delivered.
  public var id: Int
  /// What happened.
  public var change: Change

  /// Makes a report.
  public init(time: TimeInterval, id: Int, change: Change) {
    self.time = time
    self.id = id
    self.change = change
  }
}

/// One thing of a drag from outside, such as a file.
public struct DraggedItem: Sendable, Equatable, Codable {
  /// One form in which it can be had.
  public struct Form: Sendable, Equatable, Codable {
    /// Such as `text/plain`, `image/png`; what is not known is `application/octet-stream`.
    public var mediaType: String
    /// How many bytes it has; nil where that is not known yet.
    public var byteCount: Int?

    /// Makes a form.
    public init(mediaType: String, byteCount: Int? = nil) {
      self.mediaType = mediaType
      self.byteCount = byteCount
    }
  }

  /// The name of its file; nil for what is none, and before it is dropped.
  public var name: String?
  /// Its forms, the best first.
  public var forms: [Form]

  /// Makes an item.
  public init(name: String? = nil, forms: [Form]) {
    self.name = name
    self.forms = forms
  }
}

/// Some bytes of what was dropped; those of one form come in their order.
public struct DraggedPiece: Sendable, Equatable, Codable {
  /// The item, by its number in the drop.
  public var item: Int
  /// The form, by its number in the item.
  public var form: Int
  /// The bytes.
  public var data: Data
  /// Whether the form is complete with them.
  public var isLast: Bool

  /// Makes a piece.
  public init(item: Int, form: Int = 0, data: Data, isLast: Bool = true) {
    self.item = item
    self.form = form
    self.data = data
    self.isLast = isLast
  }
}
