// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UndoManager {
  /// Names a value that an application keeps with a group.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Keeps a value with the group that `setActionName(_:)` would name; nil removes it.
  ///
  /// - Parameters:
  ///   - info: what is kept; nil for nothing.
  ///   - key: what it is found by.
  public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    describedGroup()?.userInfo[key] = info
  }

  /// The value kept with what would be undone.
  public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }

  /// The value kept with what would be redone.
  public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextRedo?.userInfo[key] }
}
