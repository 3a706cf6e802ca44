// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// A piece of a file, in bytes, and what stands there afterwards.
  struct Edit {
    var range: Range<Int>
    var text: String
  }
#endif
