// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A type of data: of a file, of something on the pasteboard, of a message.
///
/// The types that everybody knows are known here too, with what they are special cases of, their
/// files' ends and their media types. Others belong to the application that names them.
///
/// [Apple: UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct)
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name, such as "public.png"; in lower case if it is one that everybody knows.
  public let identifier: String
  /// What the application says of it; empty for a type that everybody knows.
  private let ownParents: [String]
  private let ownExtension: String?
  private let ownMediaType: String?

  private static let dynamicPrefix = "dyn."

  private init(
    own identifier: String, parents: [String] = [], extension end: String? = nil,
    mediaType: String? = nil
  ) {
    self.identifier = identifier
    ownParents = parents
    ownExtension = end
    ownMediaType = mediaType
  }

  /// A type that is in the table.
  init(known identifier: String) { self.init(own: identifier) }

  private var known: KnownType? { KnownTypes.byIdentifier[identifier] }

  // Rules: UT-1.
  /// The type of an identifier; nil for one that is not known.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard KnownTypes.byIdentifier[name] != nil else { return nil }
    self.init(own: name)
  }

  // Rules: UT-2.
  /// The type of files with a name's end; a type of its own where none is known.
  ///
  /// - Parameters:
  ///   - filenameExtension: the end of the name, without a dot; nil comes back for an empty one.
  ///   - supertype: what it has to be a special case of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let end = filenameExtension.lowercased()
    guard !end.isEmpty else { return nil }
    let known = KnownTypes.byExtension[end, default: []].map { UTType(known: $0) }
    self =
      known.first { $0.conforms(to: supertype) }
      ?? UTType(
        own: Self.dynamicPrefix + "extension." + end, parents: [supertype.identifier],
        extension: end)
  }

  // Rules: UT-2.
  /// The type that a media type such as "image/png" names; a type of its own where none is known.
  ///
  /// - Parameters:
  ///   - mimeType: the media type; nil comes back for one without a slash.
  ///   - supertype: what it has to be a special case of.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    guard name.contains("/") else { return nil }
    let known = KnownTypes.byMediaType[name, default: []].map { UTType(known: $0) }
    self =
      known.first { $0.conforms(to: supertype) }
      ?? UTType(
        own: Self.dynamicPrefix + "mime." + name, parents: [supertype.identifier], mediaType: name)
  }

  // Rules: UT-3.
  /// A type that the application owns.
  ///
  /// - Parameters:
  ///   - identifier: its name, which nobody else uses.
  ///   - parentType: what it is a special case of; data and content unless said.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, parentType)
  }

  // Rules: UT-3.
  /// A type that the application uses and somebody else owns.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - parentType: what it is a special case of; data and content unless said.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, parentType)
  }

  private init(named identifier: String, _ parent: UTType?) {
    if let known = UTType(identifier) {
      self = known
    } else {
      self.init(
        own: identifier.lowercased(),
        parents: parent.map { [$0.identifier] } ?? ["public.data", "public.content"])
    }
  }

  /// The end of the names of its files, without a dot; nil if it has none.
  public var preferredFilenameExtension: String? { known?.extensions.first ?? ownExtension }

  /// The media type; nil if it has none.
  public var preferredMIMEType: String? { known?.mediaTypes.first ?? ownMediaType }

  /// Whether it was made for an end or a media type that no type is known for.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

  /// Whether it has a name of its own.
  public var isDeclared: Bool { !isDynamic }

  /// Whether nobody owns it: its name begins with "public".
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // Rules: UT-4.
  /// All types that it is a special case of, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = known?.parents ?? ownParents
    while let next = waiting.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { waiting += type.known?.parents ?? [] }
    }
    return found
  }

  // Rules: UT-4.
  /// Whether it is a type or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || isSubtype(of: type)
  }

  /// Whether it is a special case of a type, and not the type itself.
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains { $0.identifier == type.identifier }
  }

  /// Whether a type is a special case of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The identifier.
  public var description: String { identifier }

  /// Two types with one identifier are the same.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Types are told apart by their identifiers.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
