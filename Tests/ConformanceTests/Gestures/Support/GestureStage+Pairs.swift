// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension GestureStage {
  /// Two silent probes on the same view.
  func silentPair() -> (Probe, Probe) {
    let first = add(Probe(self), "first")
    let second = add(Probe(self), "second")
    first.isLogging = false
    second.isLogging = false
    return (first, second)
  }

  /// The actions since the last look, without what views were told.
  func takeActions() -> [String] { takeLog().filter { !$0.hasPrefix("view") } }
}
