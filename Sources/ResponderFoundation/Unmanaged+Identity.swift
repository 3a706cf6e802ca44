// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension Unmanaged {
  /// Whether this is the object that an identifier stands for; the object is not touched.
  package func names(_ id: ObjectIdentifier) -> Bool {
    UInt(bitPattern: toOpaque()) == UInt(bitPattern: id)
  }
}
