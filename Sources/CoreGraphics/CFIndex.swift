// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The integer that Core Foundation counts with.
///
/// The same as the one of the module `CoreFoundation`, which Foundation here does not hand on.
public typealias CFIndex = Int
