// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#pragma once

#include <stddef.h>

/// A text that Pango lays out.
typedef struct PangoPeer PangoPeer;

/// Makes an empty text in a sans-serif font, that high and broken at that width, both in pixels.
PangoPeer *pangoMake(double fontSize, double width);

/// Frees a text.
void pangoDestroy(PangoPeer *peer);

/// Replaces the text by bytes in UTF-8.
void pangoSetText(PangoPeer *peer, const unsigned char *text, size_t length);

/// The height of the text in pixels; lays it out.
double pangoHeight(PangoPeer *peer);
