// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Random numbers that repeat are those of the storms of the library.
@_exported public import UIKitHost
