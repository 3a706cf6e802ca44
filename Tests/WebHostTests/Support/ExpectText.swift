// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import TestSupport

  /// Reads messages until this one comes.
  func expectText(_ text: String, from client: SocketClient) throws {
    while try client.nextText() != text {}
  }
#endif
