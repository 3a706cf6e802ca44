// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// A type that the module declares, with all its extensions; or extensions of one that it does not.
  final class TypeModel {
    enum Kind { case `class`, `protocol`, value, outside }

    /// A body: that of the declaration, or of one extension.
    struct Body {
      var file: Int
      /// The byte of its closing brace.
      var closingBrace: Int
      /// The byte of its first one.
      var start: Int
      var isExtension: Bool
      /// What it says behind the colon.
      var inherited: [String]
      var access: Access?
      var members: [Member] = []
      /// `@objc extension`, `@objcMembers class`.
      var exposesAll = false
      var isUncertain = false
    }

    /// The name with those of the types around it.
    let name: String
    var kind = Kind.outside
    var bodies: [Body] = []
    var access = Access.internal
    /// `@objc protocol`.
    var isObjectiveC = false
    var exposesAll = false
    var isGeneric = false
    /// Where a clause for inheritance begins if there is none, or where it ends.
    var clauseEnd = 0
    var hasClause = false
    /// It has its table already.
    var hasTable = false
    /// From a module below.
    var isContext = false
    /// It stands in a function.
    var isLocal = false
    /// Where the declaration in which it stands ends, for an extension behind it.
    var outermostEnd = 0
    /// What isolates it, as written.
    var isolation = ""

    init(name: String) { self.name = name }

    /// The body of the declaration itself.
    var ownBody: Body? { bodies.first { !$0.isExtension } }
    var inherited: [String] { bodies.flatMap(\.inherited) }
    var members: [Member] { bodies.flatMap(\.members) }
    /// The name as one writes it in the type itself.
    var lastName: String { String(writtenName.split(separator: ".").last ?? "") }
    /// The name without what keeps several of one name apart.
    var writtenName: String { String(name.prefix { $0 != "@" }) }
  }
#endif
