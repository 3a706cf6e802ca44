// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "UIKitSubmodules.h"

typedef void *(*Allocator)(__attribute__((swift_context)) void *metatype)
    __attribute__((swiftcall));

void *responder_allocate(void *allocator, void *metatype) {
  return ((Allocator)allocator)(metatype);
}

typedef void *(*AllocatorOfTwo)(void *first, void *second,
                                __attribute__((swift_context)) void *metatype)
    __attribute__((swiftcall));

void *responder_allocate_of_two(void *allocator, void *first, void *second,
                                void *metatype) {
  return ((AllocatorOfTwo)allocator)(first, second, metatype);
}
