// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

// What the program defines comes before what the C library does, for the libraries it uses too.
// `free` stays the library's own, for the memory is.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static uint64_t count = 0;

uint64_t allocationCount(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *place = memory;
  return 0;
}
