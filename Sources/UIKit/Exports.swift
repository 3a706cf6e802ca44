// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// The one import of applications: the classes are in the module below, as on Apple's platforms.
@_exported public import UIKitCore
