// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Where Core Foundation takes memory from; there is no other place than the usual one.
public enum CFAllocator {}

/// The usual place that memory is taken from.
public var kCFAllocatorDefault: CFAllocator? { nil }

// Rules: DR-73.
/// Makes data that becomes more.
///
/// See [CFDataCreateMutable](https://developer.apple.com/documentation/corefoundation/cfdatacreatemutable(_:_:)).
///
/// - Parameters:
///   - allocator: where memory is taken from: nil.
///   - capacity: the most bytes that it will have, 0 for any number; more are no mistake here.
/// - Returns: data without bytes.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

// Rules: DR-73.
/// Makes data of bytes, which are copied.
///
/// - Parameters:
///   - allocator: where memory is taken from: nil.
///   - bytes: where they are; nil for none.
///   - length: how many, none for fewer than 0.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
  guard let bytes, length > 0 else { return Data() }
  return Data(bytes: bytes, count: length)
}

// Rules: DR-73.
/// How many bytes data has; 0 for nil.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

// Rules: DR-73.
/// The bytes of data, as those of a picture's pixels are read.
///
/// They are there as long as the data is, and some copy of it that nobody has changed. See
/// [CFDataGetBytePtr](https://developer.apple.com/documentation/corefoundation/cfdatagetbyteptr(_:)).
///
/// - Returns: the first byte; nil for nil and for data without any.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, !theData.isEmpty else { return nil }
  return theData.withUnsafeBytes { bytes in
    // So few have no place of their own: a value that is copied holds them. The copy stays.
    guard bytes.count <= MemoryLayout<Data>.size else { return bytes.baseAddress }
    let place = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    place.copyMemory(from: bytes)
    return UnsafeRawPointer(place.baseAddress)
  }?.assumingMemoryBound(to: UInt8.self)
}
