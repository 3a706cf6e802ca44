// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Layers are described in CoreGraphics' terms; a file that imports QuartzCore alone expects them.
@_exported public import CoreGraphics
