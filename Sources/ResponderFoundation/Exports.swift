// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// What is declared here belongs to Foundation on Apple's platforms.
@_exported public import Foundation
