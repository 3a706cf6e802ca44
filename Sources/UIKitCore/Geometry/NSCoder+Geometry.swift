// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

// Rules: FN-22.
/// Points, sizes and their kin in archives; Foundation here writes points, sizes and rectangles.
extension NSCoder {
  /// The point that was encoded under a key; zero if none was.
  ///
  /// [Apple: decodeCGPoint(forKey:)](https://developer.apple.com/documentation/foundation/nscoder/decodecgpoint(forkey:))
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// The size that was encoded under a key; zero if none was.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// The rectangle that was encoded under a key; zero if none was.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Encodes a vector.
  ///
  /// - Parameters:
  ///   - vector: the vector.
  ///   - key: what it is found by.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }

  /// The vector that was encoded under a key; zero if none was.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

  /// Encodes a transform.
  ///
  /// - Parameters:
  ///   - transform: the transform.
  ///   - key: what it is found by.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// The transform that was encoded under a key; the one that changes nothing if none was.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }

  /// Encodes insets.
  ///
  /// - Parameters:
  ///   - insets: the insets.
  ///   - key: what it is found by.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// The insets that were encoded under a key; zero if none were.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(key))
  }

  /// Encodes insets.
  ///
  /// - Parameters:
  ///   - insets: the insets.
  ///   - key: what it is found by.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// The insets that were encoded under a key; zero if none were.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }

  /// Encodes an offset.
  ///
  /// - Parameters:
  ///   - offset: the offset.
  ///   - key: what it is found by.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  /// The offset that was encoded under a key; zero if none was.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func text(_ key: String) -> String {
    // Foundation stops the process where nothing has the key.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }
}
