// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdint.h>

/// How many places the program counts; 0 where it was built without `--enable-code-coverage`.
intptr_t counters_count(void);

/// Marks in `seen`, a byte for each place, those that ran; answers how many were new.
intptr_t counters_mark(uint8_t *seen);

#endif
