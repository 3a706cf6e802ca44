// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Deinitializers")
struct DeinitializerTests {
  /// Below an isolated one, a subclass cannot declare a plain one; and coverage does not compile.
  @Test func `no deinitializer is isolated`() {
    let isolated = Repository.swiftFiles(in: "Sources").filter { file in
      file.code.contains(/\b(isolated|@\w+Actor)\s+deinit\b/)
    }
    #expect(isolated.map(\.path) == [], "clean up by LastRelease, from a plain deinit")
  }
}
