// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Compiled as it is on Linux, where everything beside it is compiled as the plugin makes it.
