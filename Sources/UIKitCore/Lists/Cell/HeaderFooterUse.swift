// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a header or footer is for, as far as its table knows.
struct HeaderFooterUse {
  /// Whether its table shows sections as groups.
  var isInGroup = false
  var isFooter = false
}
