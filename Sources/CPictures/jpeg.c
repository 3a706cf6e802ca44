// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "CPictures.h"

#ifdef PICTURES

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

// The library ends the process at an error unless it is led out.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf out;
} failure;

static void fail(j_common_ptr info) { longjmp(((failure *)info->err)->out, 1); }
static void keep_quiet(j_common_ptr info) { (void)info; }

static struct jpeg_error_mgr *prepare(failure *state) {
  struct jpeg_error_mgr *manager = jpeg_std_error(&state->manager);
  manager->error_exit = fail;
  manager->output_message = keep_quiet;
  return manager;
}

static int decode(
    const uint8_t *data, size_t length, int *width, int *height, const pc_pixels *pixels) {
  struct jpeg_decompress_struct info;
  failure state;
  info.err = prepare(&state);
  if (setjmp(state.out)) {
    jpeg_destroy_decompress(&info);
    return -1;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, (unsigned char *)data, length);
  jpeg_read_header(&info, TRUE);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  if (pixels) {
    if (pixels->width != *width || pixels->height != *height) fail((j_common_ptr)&info);
    // Four components, of which only the colours of print stay as they are.
    int is_print = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = is_print ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
      JSAMPROW row = pixels->bytes + (size_t)info.output_scanline * pixels->stride;
      jpeg_read_scanlines(&info, &row, 1);
      if (!is_print) continue;
      // Files have these the other way round: 255 is no ink.
      for (int x = 0; x < pixels->width; x++) {
        uint8_t *at = row + 4 * x;
        int cyan = at[0], magenta = at[1], yellow = at[2], black = at[3];
        at[0] = (uint8_t)(yellow * black / 255);
        at[1] = (uint8_t)(magenta * black / 255);
        at[2] = (uint8_t)(cyan * black / 255);
        at[3] = 255;
      }
    }
    jpeg_finish_decompress(&info);
  }
  jpeg_destroy_decompress(&info);
  return 0;
}

int pc_jpeg_size(const uint8_t *data, size_t length, int *width, int *height) {
  return decode(data, length, width, height, NULL);
}

int pc_jpeg_decode(const uint8_t *data, size_t length, pc_pixels pixels) {
  int width, height;
  return decode(data, length, &width, &height, &pixels);
}

int pc_jpeg_encode(pc_pixels pixels, int quality, uint8_t **data, size_t *length) {
  struct jpeg_compress_struct info;
  failure state;
  unsigned char *out = NULL;
  unsigned long size = 0;
  JSAMPROW row = malloc((size_t)pixels.width * 3);
  if (!row) return -1;
  info.err = prepare(&state);
  if (setjmp(state.out)) {
    jpeg_destroy_compress(&info);
    free(row);
    free(out);
    return -1;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &out, &size);
  info.image_width = (JDIMENSION)pixels.width;
  info.image_height = (JDIMENSION)pixels.height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    const uint8_t *at = pixels.bytes + (size_t)info.next_scanline * pixels.stride;
    for (int x = 0; x < pixels.width; x++, at += 4) {
      int missing = 255 - at[3];
      row[3 * x] = (uint8_t)(at[2] + missing);
      row[3 * x + 1] = (uint8_t)(at[1] + missing);
      row[3 * x + 2] = (uint8_t)(at[0] + missing);
    }
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  free(row);
  *data = out;
  *length = size;
  return 0;
}

#endif
