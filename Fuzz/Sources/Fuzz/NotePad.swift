// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Memory that two processes see: which input runs, how many ran, and what the worker found.
///
/// What a process wrote there outlives its crash, and costs no call of the system.
final class NotePad {
  private static let header = 64
  private let memory: UnsafeMutableRawPointer

  /// Maps a file, which is made.
  init(_ path: String) throws {
    let size = Self.header + Mutator.longest
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0, ftruncate(file, off_t(size)) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { throw Options.Problem(description: "\(path) cannot be mapped.") }
    close(file)
    self.memory = memory
  }

  deinit { munmap(memory, Self.header + Mutator.longest) }

  private subscript(place: Int) -> Int {
    get { memory.load(fromByteOffset: place * 8, as: Int.self) }
    set { memory.storeBytes(of: newValue, toByteOffset: place * 8, as: Int.self) }
  }

  /// How many inputs began.
  var count: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// Places of the program that ran; 0 where they are not counted.
  var edges: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// How many inputs are kept.
  var kept: Int {
    get { self[2] }
    set { self[2] = newValue }
  }

  /// The input that runs.
  var input: [UInt8] {
    get {
      let length = min(max(0, self[3]), Mutator.longest)
      return Array(UnsafeRawBufferPointer(start: memory + Self.header, count: length))
    }
    set {
      let length = min(newValue.count, Mutator.longest)
      newValue.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress {
          (memory + Self.header).copyMemory(from: start, byteCount: length)
        }
      }
      self[3] = length
    }
  }
}
