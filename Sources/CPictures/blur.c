// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "CPictures.h"

#ifdef PICTURES

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Below this a distribution is summed as it is; above, three boxes one after another are as good.
static const double boxes_from = 2;

// Where a line goes on behind its ends: with what is outside, or with its last value.
typedef enum { ends_empty, ends_go_on } ends;

static float at(const float *line, int count, int index, ends how) {
  if (index >= 0 && index < count) return line[index];
  if (how == ends_empty) return 0;
  return index < 0 ? line[0] : line[count - 1];
}

static void spread(float *line, float *scratch, int count, double sigma, ends how) {
  float weights[16];
  int reach = (int)ceil(3 * sigma);
  float sum = 0;
  for (int i = 0; i <= reach; i++) {
    weights[i] = (float)exp(-0.5 * i * i / (sigma * sigma));
    sum += i ? 2 * weights[i] : weights[i];
  }
  for (int x = 0; x < count; x++) {
    float value = weights[0] * line[x];
    for (int i = 1; i <= reach; i++) {
      value += weights[i] * (at(line, count, x - i, how) + at(line, count, x + i, how));
    }
    scratch[x] = value / sum;
  }
  memcpy(line, scratch, sizeof(float) * (size_t)count);
}

// The mean over `radius` to both sides, of which the outermost values count by their part. `wide` has
// room for what the line goes on with.
static void box(float *line, float *wide, int count, double radius, ends how) {
  int whole = (int)floor(radius), more = whole + 1;
  float part = (float)(radius - whole), scale = (float)(1 / (2 * radius + 1));
  for (int i = 0; i < more; i++) {
    wide[i] = at(line, count, -1, how);
    wide[more + count + i] = at(line, count, count, how);
  }
  memcpy(wide + more, line, sizeof(float) * (size_t)count);
  double sum = 0;
  for (int i = 1; i <= 2 * whole + 1; i++) sum += wide[i];
  for (int x = 0; x < count; x++) {
    float before = wide[x], behind = wide[x + 2 * more];
    line[x] = ((float)sum + part * (before + behind)) * scale;
    sum += behind - wide[x + 1];
  }
}

static void blur_line(float *line, float *scratch, int count, double sigma, ends how) {
  if (sigma < boxes_from) {
    spread(line, scratch, count, sigma, how);
    return;
  }
  // A box of the radius r has the variance r (r + 1) / 3; three have that of the distribution.
  double radius = (sqrt(1 + 4 * sigma * sigma) - 1) / 2;
  for (int pass = 0; pass < 3; pass++) box(line, scratch, count, radius, how);
}

static void blur_bytes(
    uint8_t *bytes, int lines, int line_step, int count, int step, double sigma, ends how) {
  if (!(sigma > 0.05) || count <= 0) return;
  size_t room = (size_t)count * 2 + 2 * ((size_t)sigma + 2);
  float *line = malloc(sizeof(float) * room);
  if (!line) return;
  for (int row = 0; row < lines; row++) {
    uint8_t *first = bytes + (ptrdiff_t)row * line_step;
    int any = 0;
    for (int i = 0; i < count; i++) {
      uint8_t value = first[(ptrdiff_t)i * step];
      line[i] = value;
      any |= value;
    }
    if (!any) continue;
    blur_line(line, line + count, count, sigma, how);
    for (int i = 0; i < count; i++) {
      float value = line[i] + 0.5f;
      first[(ptrdiff_t)i * step] = value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
    }
  }
  free(line);
}

void pc_blur_alpha(pc_pixels p, double sigma_x, double sigma_y) {
  blur_bytes(p.bytes, p.height, p.stride, p.width, 1, sigma_x, ends_empty);
  blur_bytes(p.bytes, p.width, 1, p.height, p.stride, sigma_y, ends_empty);
}

void pc_blur(pc_pixels p, double sigma_x, double sigma_y) {
  for (int part = 0; part < 4; part++) {
    blur_bytes(p.bytes + part, p.height, p.stride, p.width, 4, sigma_x, ends_go_on);
    blur_bytes(p.bytes + part, p.width, 4, p.height, p.stride, sigma_y, ends_go_on);
  }
}

#endif
