// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "UIKitSubmodules.h"

typedef void *(*Allocator)(__attribute__((swift_context)) void *metatype)
    __attribute__((swiftcall));

void *responder_allocate(void *allocator, void *metatype) {
  return ((Allocator)allocator)(metatype);
}
