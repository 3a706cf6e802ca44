// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A view of the reference, owned by its parent.
typedef struct CxxView CxxView;

/// A point in the coordinates of the root.
typedef struct {
  double x, y;
} CxxPoint;

/// The linear part of a transform about the centre: x' = a x + c y, y' = b x + d y.
typedef struct {
  double a, b, c, d;
} CxxLinear;

/// One step of W7: where a view goes and the point tested afterwards.
typedef struct {
  CxxView *view;
  CxxPoint origin;
  CxxPoint point;
} CxxMove;

/// Makes a root that counts the events it gets; its id is 1.
CxxView *cxxMakeRoot(double width, double height);

/// Adds a view in front of its siblings; `linear` may be null.
CxxView *cxxAddView(
  CxxView *parent, uint32_t identifier, CxxPoint origin, CxxPoint size, bool hidden,
  const CxxLinear *linear);

/// Frees a root and everything below it.
void cxxDestroy(CxxView *root);

/// The view hit, or null.
CxxView *cxxHit(CxxView *root, CxxPoint point);

/// Tests every point; the sum of the ids hit.
uint64_t cxxHitPass(CxxView *root, const CxxPoint *points, size_t count);

/// Hands `events` moved events to `view`; how many the root got.
uint64_t cxxBubblePass(CxxView *root, CxxView *view, size_t events);

/// One whole touch at every point, `moves` moves each; how many events the root got.
uint64_t cxxSequencePass(CxxView *root, const CxxPoint *points, size_t count, size_t moves);

/// `frames` frames in which a touch on each target moves; how many events the root got.
uint64_t cxxFramePass(CxxView *root, CxxView *const *targets, size_t count, size_t frames);

/// Moves a view and tests a point, for every record; the sum of the ids hit.
uint64_t cxxMovePass(CxxView *root, const CxxMove *records, size_t count);

#ifdef __cplusplus
}
#endif
