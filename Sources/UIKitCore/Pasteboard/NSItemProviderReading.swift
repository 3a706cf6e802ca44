// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What can be written to a pasteboard: it has forms with types.
///
/// Apple's is for classes alone; here strings and addresses conform themselves, as nothing turns
/// them into objects.
public protocol NSItemProviderWriting {
  /// The types in which objects of the kind can be written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types in which this object can be written; those of its kind unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object in one of its types and hands over the bytes, at once or later.
  ///
  /// - Returns: how far it is; nil when that is not known.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the kind.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// What can be read from a pasteboard.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types from which objects of the kind can be read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Reads an object.
  ///
  /// - Throws: what is wrong with the bytes.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may read what a provider has; everybody is in this process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// Applications of the same team.
  case team = 1
  /// Applications of the same group.
  case group = 2
  /// This process.
  case ownProcess = 3
}
