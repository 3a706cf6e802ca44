// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "LLVMFuzzer.h"

// Of the compiler's runtime, which a program that was built without it does not have.
extern int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*run)(const uint8_t *, size_t)) __attribute__((weak));

bool llvmfuzzer_is_here(void) { return LLVMFuzzerRunDriver != NULL; }

int llvmfuzzer_drive(int count, char **arguments, int (*run)(const uint8_t *, size_t)) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &arguments, run) : 1;
}
