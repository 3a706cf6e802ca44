// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#ifndef UIKIT_SUBMODULES_H
#define UIKIT_SUBMODULES_H

/// Calls a Swift class's allocating `init()`, which takes the class in the context register.
void *_Nullable responder_allocate(void *_Nonnull allocator, void *_Nonnull metatype);

/// Calls an allocating initialiser that takes two objects, which it owns from then on.
void *_Nullable responder_allocate_of_two(void *_Nonnull allocator, void *_Nonnull first,
                                          void *_Nonnull second, void *_Nonnull metatype);

#endif
