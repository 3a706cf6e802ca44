// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "CxxReference.h"

#include <memory>

#include "View.hpp"

namespace {
View *view(CxxView *handle) { return reinterpret_cast<View *>(handle); }
CxxView *handle(View *view) { return reinterpret_cast<CxxView *>(view); }
CountingRoot *countingRoot(CxxView *handle) {
  return static_cast<CountingRoot *>(reinterpret_cast<View *>(handle));
}
uint64_t identifierHit(View *root, CxxPoint point) {
  View *hit = root->hitTest(point);
  return hit ? hit->identifier : 0;
}
}  // namespace

CxxView *cxxMakeRoot(double width, double height) {
  auto *root = new CountingRoot;
  root->size = {width, height};
  root->identifier = 1;
  return handle(root);
}

CxxView *cxxAddView(
  CxxView *parent, uint32_t identifier, CxxPoint origin, CxxPoint size, bool hidden,
  const CxxLinear *linear) {
  auto *child = new View;
  child->identifier = identifier;
  child->origin = origin;
  child->size = size;
  child->hidden = hidden;
  if (linear) child->setLinear(*linear);
  child->next = view(parent);
  view(parent)->children.push_back(child);
  return handle(child);
}

void cxxDestroy(CxxView *root) { delete view(root); }

CxxView *cxxHit(CxxView *root, CxxPoint point) { return handle(view(root)->hitTest(point)); }

uint64_t cxxHitPass(CxxView *root, const CxxPoint *points, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; ++i) sum += identifierHit(view(root), points[i]);
  return sum;
}

uint64_t cxxBubblePass(CxxView *root, CxxView *target, size_t events) {
  const uint64_t before = countingRoot(root)->received;
  Touch touch{};
  Touch *const touches[] = {&touch};
  const Event event{touches, 1};
  for (size_t i = 0; i < events; ++i) view(target)->touchesMoved(event);
  return countingRoot(root)->received - before;
}

uint64_t cxxSequencePass(CxxView *root, const CxxPoint *points, size_t count, size_t moves) {
  const uint64_t before = countingRoot(root)->received;
  for (size_t i = 0; i < count; ++i) {
    const CxxPoint start = points[i];
    const auto touch = std::make_unique<Touch>(Touch{start});
    Touch *const touches[] = {touch.get()};
    const Event event{touches, 1};
    View *hit = view(root)->hitTest(touch->location);
    if (!hit) continue;
    hit->touchesBegan(event);
    for (size_t k = 1; k <= moves; ++k) {
      touch->location = {start.x + 0.5 * k, start.y + 0.25 * k};
      hit->touchesMoved(event);
    }
    hit->touchesEnded(event);
  }
  return countingRoot(root)->received - before;
}

uint64_t cxxFramePass(CxxView *root, CxxView *const *targets, size_t count, size_t frames) {
  const uint64_t before = countingRoot(root)->received;
  std::vector<std::unique_ptr<Touch>> touches;
  for (size_t i = 0; i < count; ++i) touches.push_back(std::make_unique<Touch>());
  for (size_t frame = 0; frame < frames; ++frame) {
    const double step = frame % 2 == 0 ? 0.5 : -0.5;
    for (size_t i = 0; i < count; ++i) {
      touches[i]->location.x += step;
      touches[i]->location.y += step;
      Touch *const own[] = {touches[i].get()};
      view(targets[i])->touchesMoved(Event{own, 1});
    }
  }
  return countingRoot(root)->received - before;
}

uint64_t cxxMovePass(CxxView *root, const CxxMove *records, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; ++i) {
    view(records[i].view)->origin = records[i].origin;
    sum += identifierHit(view(root), records[i].point);
  }
  return sum;
}
