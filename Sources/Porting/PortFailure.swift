// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Why nothing was ported, as a sentence for whoever ran the command.
package struct PortFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
