// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "CPictures.h"

#ifdef PICTURES

#include <stdlib.h>
#include <string.h>

#include <png.h>

// What is drawn is flat for the most part: rows as they are, packed with little effort, take a fifth
// of the time of the library's own choice, and no more bytes.
enum { effort = 2, room_at_first = 1 << 16 };

typedef struct {
  uint8_t *bytes;
  size_t length;
  size_t room;
} output;

static void add(png_structp png, png_bytep bytes, size_t length) {
  output *out = png_get_io_ptr(png);
  if (length > out->room - out->length) {
    size_t room = 2 * out->room + length + room_at_first;
    uint8_t *larger = realloc(out->bytes, room);
    if (!larger) png_error(png, "there is no memory");
    out->bytes = larger;
    out->room = room;
  }
  memcpy(out->bytes + out->length, bytes, length);
  out->length += length;
}

static void flush(png_structp png) { (void)png; }

// The library prints its messages unless it is led out.
static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}
static void keep_quiet(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static int is_opaque(pc_pixels p) {
  for (int y = 0; y < p.height; y++) {
    const uint8_t *at = p.bytes + (ptrdiff_t)y * p.stride;
    for (int x = 0; x < p.width; x++) {
      if (at[4 * x + 3] != 255) return 0;
    }
  }
  return 1;
}

static int write_rows(png_structp png, png_infop info, pc_pixels p, output *out, uint8_t *row) {
  if (setjmp(png_jmpbuf(png))) return -1;
  int opaque = is_opaque(p);
  png_set_write_fn(png, out, add, flush);
  png_set_IHDR(
      png, info, (png_uint_32)p.width, (png_uint_32)p.height, 8,
      opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, effort);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_write_info(png, info);
  for (int y = 0; y < p.height; y++) {
    pc_pixels line = {p.bytes + (ptrdiff_t)y * p.stride, p.width, 1, p.stride};
    if (opaque) {
      for (int x = 0; x < p.width; x++) {
        row[3 * x] = line.bytes[4 * x + 2];
        row[3 * x + 1] = line.bytes[4 * x + 1];
        row[3 * x + 2] = line.bytes[4 * x];
      }
    } else {
      pc_to_plain(line, row, 4 * p.width);
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  return 0;
}

int pc_png_encode(pc_pixels pixels, uint8_t **data, size_t *length) {
  output out = {NULL, 0, 0};
  int result = -1;
  uint8_t *row = malloc((size_t)pixels.width * 4);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, keep_quiet);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (row && info) result = write_rows(png, info, pixels, &out, row);
  png_destroy_write_struct(&png, &info);
  free(row);
  if (result) {
    free(out.bytes);
    return -1;
  }
  *data = out.bytes;
  *length = out.length;
  return 0;
}

#endif
