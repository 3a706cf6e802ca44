// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "CPictures.h"

#ifdef PICTURES

#include <math.h>
#include <stdlib.h>

// The places of the components in memory.
enum { blue, green, red, alpha };

static uint8_t level(double value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5);
}

static uint8_t *row_of(pc_pixels p, int y) { return p.bytes + (ptrdiff_t)y * p.stride; }

void pc_saturate(pc_pixels p, double factor) {
  for (int y = 0; y < p.height; y++) {
    uint8_t *at = row_of(p, y);
    for (int x = 0; x < p.width; x++, at += 4) {
      double grey = 0.213 * at[red] + 0.715 * at[green] + 0.072 * at[blue];
      for (int part = blue; part <= red; part++) {
        uint8_t value = level(grey + (at[part] - grey) * factor);
        at[part] = value < at[alpha] ? value : at[alpha];
      }
    }
  }
}

void pc_take_alpha(pc_pixels from, pc_pixels to) {
  for (int y = 0; y < from.height; y++) {
    const uint8_t *at = row_of(from, y);
    uint8_t *out = row_of(to, y);
    for (int x = 0; x < from.width; x++) out[x] = at[4 * x + alpha];
  }
}

void pc_tint(pc_pixels p, double r, double g, double b, double a) {
  for (int y = 0; y < p.height; y++) {
    uint8_t *at = row_of(p, y);
    for (int x = 0; x < p.width; x++, at += 4) {
      at[red] = level(at[red] * r * a);
      at[green] = level(at[green] * g * a);
      at[blue] = level(at[blue] * b * a);
      at[alpha] = level(at[alpha] * a);
    }
  }
}

void pc_darken_by_sum(pc_pixels below, pc_pixels above) {
  for (int y = 0; y < above.height; y++) {
    uint8_t *under = row_of(below, y);
    const uint8_t *over = row_of(above, y);
    for (int x = 0; x < above.width; x++, under += 4, over += 4) {
      int sum = under[alpha] + over[alpha];
      int opaque = sum > 255 ? 255 : sum;
      for (int part = blue; part <= red; part++) {
        int missing = under[alpha] - under[part] + over[alpha] - over[part];
        under[part] = (uint8_t)(opaque > missing ? opaque - missing : 0);
      }
      under[alpha] = (uint8_t)opaque;
    }
  }
}

static void write_stop(uint8_t *at, const pc_stop *a, const pc_stop *b, double part) {
  double opacity = a->alpha + (b->alpha - a->alpha) * part;
  at[red] = level(255 * opacity * (a->red + (b->red - a->red) * part));
  at[green] = level(255 * opacity * (a->green + (b->green - a->green) * part));
  at[blue] = level(255 * opacity * (a->blue + (b->blue - a->blue) * part));
  at[alpha] = level(255 * opacity);
}

void pc_conic(
    pc_pixels p, const double map[6], double cx, double cy, double angle, const pc_stop *stops,
    int count) {
  const double whole = 2 * 3.14159265358979323846;
  for (int y = 0; y < p.height; y++) {
    uint8_t *at = row_of(p, y);
    for (int x = 0; x < p.width; x++, at += 4) {
      double px = x + 0.5, py = y + 0.5;
      double dx = map[0] * px + map[2] * py + map[4] - cx;
      double dy = map[1] * px + map[3] * py + map[5] - cy;
      double place = (atan2(dy, dx) - angle) / whole;
      place -= floor(place);
      int next = 0;
      while (next < count && stops[next].location <= place) next++;
      const pc_stop *a = &stops[next > 0 ? next - 1 : 0];
      const pc_stop *b = &stops[next < count ? next : count - 1];
      double way = b->location - a->location;
      write_stop(at, a, b, way > 0 ? (place - a->location) / way : 0);
    }
  }
}

static double sample(pc_pixels p, int x, int y, int part) {
  if (x < 0 || y < 0 || x >= p.width || y >= p.height) return 0;
  return row_of(p, y)[4 * x + part];
}

void pc_project(pc_pixels from, pc_pixels to, const double m[9]) {
  for (int y = 0; y < to.height; y++) {
    uint8_t *at = row_of(to, y);
    for (int x = 0; x < to.width; x++, at += 4) {
      double px = x + 0.5, py = y + 0.5;
      double w = m[6] * px + m[7] * py + m[8];
      if (!(w > 1e-9)) continue;
      double u = (m[0] * px + m[1] * py + m[2]) / w - 0.5;
      double v = (m[3] * px + m[4] * py + m[5]) / w - 0.5;
      if (!(u > -1 && v > -1 && u < from.width && v < from.height)) continue;
      int left = (int)floor(u), top = (int)floor(v);
      double fx = u - left, fy = v - top;
      for (int part = blue; part <= alpha; part++) {
        double upper = sample(from, left, top, part) * (1 - fx) +
                       sample(from, left + 1, top, part) * fx;
        double lower = sample(from, left, top + 1, part) * (1 - fx) +
                       sample(from, left + 1, top + 1, part) * fx;
        at[part] = level(upper * (1 - fy) + lower * fy);
      }
    }
  }
}

int64_t pc_differ(pc_pixels one, pc_pixels other, int tolerance, pc_pixels shown) {
  int64_t count = 0;
  for (int y = 0; y < one.height; y++) {
    const uint8_t *a = row_of(one, y), *b = row_of(other, y);
    uint8_t *out = shown.bytes ? row_of(shown, y) : NULL;
    for (int x = 0; x < one.width; x++, a += 4, b += 4) {
      int most = 0;
      for (int part = blue; part <= alpha; part++) {
        int apart = abs(a[part] - b[part]);
        if (apart > most) most = apart;
      }
      if (most > tolerance) count++;
      if (!out) continue;
      // Red where it counts, over a pale picture of the first.
      int grey = 255 - (255 - (a[red] + a[green] + a[blue]) / 3) / 4;
      int counts = most > tolerance;
      out[red] = (uint8_t)(counts ? 255 : grey);
      out[green] = out[blue] = (uint8_t)(counts ? 160 - most * 160 / 255 : grey);
      out[alpha] = 255;
      out += 4;
    }
  }
  return count;
}

void pc_to_plain(pc_pixels p, uint8_t *plain, int stride) {
  for (int y = 0; y < p.height; y++) {
    const uint8_t *at = row_of(p, y);
    uint8_t *out = plain + (ptrdiff_t)y * stride;
    for (int x = 0; x < p.width; x++, at += 4, out += 4) {
      int opacity = at[alpha];
      for (int part = 0; part < 3; part++) {
        int value = at[red - part];
        int whole = opacity ? (value * 255 + opacity / 2) / opacity : 0;
        out[part] = (uint8_t)(whole > 255 ? 255 : whole);
      }
      out[3] = (uint8_t)opacity;
    }
  }
}

void pc_from_plain(const uint8_t *plain, int stride, pc_pixels p) {
  for (int y = 0; y < p.height; y++) {
    uint8_t *at = row_of(p, y);
    const uint8_t *in = plain + (ptrdiff_t)y * stride;
    for (int x = 0; x < p.width; x++, at += 4, in += 4) {
      int opacity = in[3];
      for (int part = 0; part < 3; part++) {
        at[red - part] = (uint8_t)((in[part] * opacity + 127) / 255);
      }
      at[alpha] = (uint8_t)opacity;
    }
  }
}

#endif
