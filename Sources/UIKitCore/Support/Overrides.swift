// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which members of `Base` a class overrides, of those that dispatch may do without calling.
///
/// The members are declared class by class, in extensions such as `Overrides<UIView>`; asking a
/// responder for a member that only views have does not compile.
struct Overrides<Base: AnyObject>: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// What is taken for granted of a class whose metadata could not be read: it overrides all.
  static var unknown: Self { Self(rawValue: .max) }
}
