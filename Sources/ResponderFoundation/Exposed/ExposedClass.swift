// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: RT-1.
/// A class whose methods and properties can be asked for by name.
///
/// There is no Objective-C runtime on this platform, so a class says itself what one would know of
/// it. The classes of UIKit that can be subclassed conform already; a subclass overrides the table
/// and adds to its superclass's. The rewriter writes the table of each class that has `@objc` members.
///
/// ```swift
/// override nonisolated class var exposedMembers: ExposedMembers {
///   super.exposedMembers.adding(
///     .method("save:") { (me: Editor, a: ExposedArguments) in
///       me.save(a(0, as: UIButton?.self))
///       return nil
///     })
/// }
/// ```
public protocol ExposedClass: AnyObject {
  /// What of the class can be asked for by name; asked once for each class.
  nonisolated static var exposedMembers: ExposedMembers { get }
}
