// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#ifndef UIKIT_SUBMODULES_H
#define UIKIT_SUBMODULES_H

/// Calls a Swift class's allocating `init()`, which takes the class in the context register.
void *_Nullable responder_allocate(void *_Nonnull allocator, void *_Nonnull metatype);

#endif
