// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#ifndef CPICTURES_H
#define CPICTURES_H

#include <stddef.h>
#include <stdint.h>

// Work on single pixels, and JPEG and PNG, whose libraries want to be called from C. Defined only
// where the trait Pictures is on.
//
// Pixels are 32 bits, alpha in the highest eight, then red, green and blue, multiplied by alpha.
// Strides are in bytes. Nothing here keeps a pointer.

// A rectangle of pixels.
typedef struct {
  uint8_t *bytes;
  int width;
  int height;
  int stride;
} pc_pixels;

// Blurs one byte a pixel, by a normal distribution of that many pixels.
void pc_blur_alpha(pc_pixels pixels, double sigma_x, double sigma_y);

// Blurs 32 bits a pixel; at the edges the outermost pixels go on.
void pc_blur(pc_pixels pixels, double sigma_x, double sigma_y);

// Makes colours stronger by a factor; 0 leaves greys.
void pc_saturate(pc_pixels pixels, double factor);

// Writes the alpha of pixels as one byte each into a rectangle of the same size.
void pc_take_alpha(pc_pixels pixels, pc_pixels alpha);

// Multiplies the components of pixels by factors from 0 to 1.
void pc_tint(pc_pixels pixels, double red, double green, double blue, double alpha);

// Adds what is missing to white of both and takes it from white; both have the same size.
void pc_darken_by_sum(pc_pixels below, pc_pixels above);

// A colour at a place of a gradient, components from 0 to 1, not multiplied by alpha.
typedef struct {
  double location, red, green, blue, alpha;
} pc_stop;

// Paints colours once round a point, clockwise. `map` are the six numbers from pixels, whose first
// has its centre at (0.5, 0.5), to the coordinates of the point.
void pc_conic(
    pc_pixels pixels, const double map[6], double x, double y, double angle, const pc_stop *stops,
    int count);

// Shows a picture in perspective: nine numbers, row after row, map a column (x, y, 1) of `to` to
// places in `from`. Pixels of `to` behind the eye stay as they were.
void pc_project(pc_pixels from, pc_pixels to, const double map[9]);

// Counts pixels of which a component differs by more than `tolerance`, and shows in `shown`, unless
// its bytes are NULL, how much. All have the same size.
int64_t pc_differ(pc_pixels one, pc_pixels other, int tolerance, pc_pixels shown);

// Turns pixels into bytes red, green, blue, alpha without the multiplication, and back.
void pc_to_plain(pc_pixels pixels, uint8_t *plain, int stride);
void pc_from_plain(const uint8_t *plain, int stride, pc_pixels pixels);

// Reads the size of a JPEG. Returns 0, or -1 for what is none.
int pc_jpeg_size(const uint8_t *data, size_t length, int *width, int *height);

// Decodes a JPEG into pixels of its size. Returns 0, or -1 for what cannot be read.
int pc_jpeg_decode(const uint8_t *data, size_t length, pc_pixels pixels);

// Encodes pixels over white, at a quality from 0 to 100. The result is malloc's. Returns 0 or -1.
int pc_jpeg_encode(pc_pixels pixels, int quality, uint8_t **data, size_t *length);

// Encodes pixels without loss; the result is malloc's. Returns 0 or -1.
int pc_png_encode(pc_pixels pixels, uint8_t **data, size_t *length);

#endif
