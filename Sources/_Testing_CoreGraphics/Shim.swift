// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// A file that imports both `Testing` and `CoreGraphics` makes the compiler look for a module of this
// name, because the toolchain declares an overlay for the pair. Re-exporting `Testing` is all it does.
@_exported public import Testing
