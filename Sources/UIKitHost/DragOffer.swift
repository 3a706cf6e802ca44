// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DD-105, DD-106.
/// What was lifted on the screen with a pointer and may be dropped outside it: on the desktop, in
/// another program.
///
/// It may be copied there, not moved.
public struct DragOffer: Sendable, Equatable {
  /// One thing of it.
  public struct Item: Sendable, Equatable {
    /// The name of its file; nil for what is none.
    public var name: String?
    /// Its forms, the best first.
    public var forms: [ClipboardContent.Representation]

    /// Makes an item.
    public init(name: String? = nil, forms: [ClipboardContent.Representation]) {
      self.name = name
      self.forms = forms
    }
  }

  /// Which drag it is, by a number that grows from one offer to the next.
  public var id: Int
  /// The items, in the order in which they were lifted.
  public var items: [Item]

  /// Makes an offer.
  public init(id: Int, items: [Item]) {
    self.id = id
    self.items = items
  }
}
