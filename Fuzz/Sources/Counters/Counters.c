// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "Counters.h"

// The profile's own, which a program that was built without one does not have.
extern uint64_t *__llvm_profile_begin_counters(void) __attribute__((weak));
extern uint64_t *__llvm_profile_end_counters(void) __attribute__((weak));

intptr_t counters_count(void) {
  if (!__llvm_profile_begin_counters || !__llvm_profile_end_counters) return 0;
  return __llvm_profile_end_counters() - __llvm_profile_begin_counters();
}

intptr_t counters_mark(uint8_t *seen) {
  intptr_t count = counters_count(), fresh = 0;
  if (count == 0) return 0;
  const uint64_t *counters = __llvm_profile_begin_counters();
  for (intptr_t place = 0; place < count; place++) {
    if (counters[place] != 0 && !seen[place]) {
      seen[place] = 1;
      fresh++;
    }
  }
  return fresh;
}
