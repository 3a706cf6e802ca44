// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The greatest number with a point of four bytes, as for animations that never end.
///
/// Apple's mathematics have it; those of this system lost it.
public let HUGE: Float = .greatestFiniteMagnitude
