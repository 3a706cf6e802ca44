// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How what is drawn is put together with what is there.
///
/// What a mode takes away, it takes away where something is drawn, not elsewhere.
public enum Compositing: Sendable, Equatable {
  /// Colours are mixed, and laid over what is there.
  case blend(BlendMode)
  /// Nothing stays.
  case clear
  /// What is drawn takes the place of what is there.
  case copy
  /// What is drawn, as far as something is there; what is there goes.
  case sourceIn
  /// What is drawn, as far as nothing is there; what is there goes.
  case sourceOut
  /// What is drawn, as far as something is there, over it.
  case sourceAtop
  /// What is drawn goes below what is there.
  case destinationOver
  /// What is there stays as far as something is drawn.
  case destinationIn
  /// What is there stays as far as nothing is drawn.
  case destinationOut
  /// What is there stays as far as something is drawn, over it.
  case destinationAtop
  /// Each as far as the other is not there.
  case xor
  /// The sum of what is missing to white is taken from white.
  case plusDarker
}
