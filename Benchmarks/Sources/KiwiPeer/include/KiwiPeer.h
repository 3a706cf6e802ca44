// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#pragma once

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A solver of Kiwi's with its variables and constraints.
typedef struct KiwiPeer KiwiPeer;

/// Makes a solver without constraints.
KiwiPeer *kiwiMake(void);

/// Frees a solver.
void kiwiDestroy(KiwiPeer *peer);

/// Makes a variable, one that is never negative if it is a length; its number.
size_t kiwiMakeVariable(KiwiPeer *peer, bool isLength);

/// Adds "the sum of the factors times the variables, and the constant, compares with zero": less or
/// equal for a negative relation, equal for 0, greater or equal for a positive one. A priority below
/// 0 means that it must hold; false when it contradicts the rest.
bool kiwiAdd(
  KiwiPeer *peer, const size_t *variables, const double *factors, size_t count, double constant,
  int relation, double priority);

/// Makes a variable one that gets values from outside.
void kiwiEdit(KiwiPeer *peer, size_t variable);

/// Gives such a variable a value.
void kiwiSuggest(KiwiPeer *peer, size_t variable, double value);

/// Brings values up to date.
void kiwiUpdate(KiwiPeer *peer);

/// The value of a variable.
double kiwiValue(const KiwiPeer *peer, size_t variable);

#ifdef __cplusplus
}
#endif
