// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization

/// The bytes that a provider delivers for one type, once it has them.
///
/// The provider may answer on any thread.
final class PromisedData: Sendable {
  private let delivered = Mutex<Data?>(nil)

  /// Asks `provider` at once.
  init(_ type: String, of provider: NSItemProvider) {
    provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
      self?.delivered.withLock { $0 = data }
    }
  }

  /// What came; nil until then.
  var data: Data? { delivered.withLock { $0 } }
}
