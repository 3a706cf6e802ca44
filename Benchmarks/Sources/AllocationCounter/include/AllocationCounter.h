// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#pragma once

#include <stdint.h>

/// How often this process has asked for memory.
uint64_t allocationCount(void);
