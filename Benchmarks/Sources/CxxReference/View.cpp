// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "View.hpp"

void Responder::touchesBegan(const Event &event) {
  if (next) next->touchesBegan(event);
}

void Responder::touchesMoved(const Event &event) {
  if (next) next->touchesMoved(event);
}

void Responder::touchesEnded(const Event &event) {
  if (next) next->touchesEnded(event);
}

void CountingRoot::touchesBegan(const Event &) { received += 1; }
void CountingRoot::touchesMoved(const Event &) { received += 1; }
void CountingRoot::touchesEnded(const Event &) { received += 1; }

View::~View() {
  for (View *child : children) delete child;
}

bool View::contains(CxxPoint point) const {
  return point.x >= 0 && point.x < size.x && point.y >= 0 && point.y < size.y;
}

CxxPoint View::fromParent(CxxPoint point) const {
  if (!transformed) return {point.x - origin.x, point.y - origin.y};
  return {a * point.x + c * point.y + tx, b * point.x + d * point.y + ty};
}

View *View::hitTest(CxxPoint point) {
  if (hidden || !contains(point)) return nullptr;
  for (auto child = children.rbegin(); child != children.rend(); ++child) {
    if (View *hit = (*child)->hitTest((*child)->fromParent(point))) return hit;
  }
  return this;
}

void View::setLinear(const CxxLinear &linear) {
  const double determinant = linear.a * linear.d - linear.b * linear.c;
  a = linear.d / determinant;
  b = -linear.b / determinant;
  c = -linear.c / determinant;
  d = linear.a / determinant;
  const double centerX = origin.x + size.x / 2, centerY = origin.y + size.y / 2;
  tx = size.x / 2 - (a * centerX + c * centerY);
  ty = size.y / 2 - (b * centerX + d * centerY);
  transformed = true;
}
