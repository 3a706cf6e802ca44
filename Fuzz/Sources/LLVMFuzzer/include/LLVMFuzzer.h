// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#ifndef LLVMFUZZER_H
#define LLVMFUZZER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the program was linked with LLVM's fuzzer, as `Scripts/fuzz --libfuzzer` does.
bool llvmfuzzer_is_here(void);

/// Runs it with arguments as on its command line; each input goes to `run`, which answers 0.
///
/// It ends the process when its time is over or something is found.
int llvmfuzzer_drive(int count, char **arguments, int (*run)(const uint8_t *input, size_t length));

#endif
