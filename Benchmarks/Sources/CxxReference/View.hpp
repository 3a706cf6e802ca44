// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#pragma once

#include <cstdint>
#include <vector>

#include "CxxReference.h"

/// A finger on the screen.
struct Touch {
  CxxPoint location;
};

/// The touches of one event.
struct Event {
  Touch *const *touches;
  size_t count;
};

/// Something that handles an event or hands it to its parent.
struct Responder {
  Responder *next = nullptr;

  virtual ~Responder() = default;
  virtual void touchesBegan(const Event &event);
  virtual void touchesMoved(const Event &event);
  virtual void touchesEnded(const Event &event);
};

/// A rectangle in its parent's coordinates, with children in front of it.
struct View : Responder {
  std::vector<View *> children;
  CxxPoint origin{}, size{};
  /// Leads from the parent's coordinates to the view's own; used when `transformed`.
  double a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0;
  uint32_t identifier = 0;
  bool hidden = false;
  bool transformed = false;

  ~View() override;
  /// The front-most view of the subtree at `point`, which is in this view's coordinates.
  virtual View *hitTest(CxxPoint point);
  /// Whether `point`, in this view's coordinates, lies in it.
  virtual bool contains(CxxPoint point) const;
  CxxPoint fromParent(CxxPoint point) const;
  /// Rotates, scales or skews about the centre.
  void setLinear(const CxxLinear &linear);
};

/// A root that handles every event by counting it.
struct CountingRoot final : View {
  uint64_t received = 0;

  void touchesBegan(const Event &event) override;
  void touchesMoved(const Event &event) override;
  void touchesEnded(const Event &event) override;
};
