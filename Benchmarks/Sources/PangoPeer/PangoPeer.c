// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "PangoPeer.h"

#include <pango/pangoft2.h>

struct PangoPeer {
  PangoFontMap *fonts;
  PangoContext *context;
  PangoLayout *layout;
};

PangoPeer *pangoMake(double fontSize, double width) {
  PangoPeer *peer = g_new(PangoPeer, 1);
  peer->fonts = pango_ft2_font_map_new();
  peer->context = pango_font_map_create_context(peer->fonts);
  peer->layout = pango_layout_new(peer->context);
  PangoFontDescription *font = pango_font_description_from_string("Sans");
  pango_font_description_set_absolute_size(font, fontSize * PANGO_SCALE);
  pango_layout_set_font_description(peer->layout, font);
  pango_font_description_free(font);
  pango_layout_set_width(peer->layout, (int)(width * PANGO_SCALE));
  pango_layout_set_wrap(peer->layout, PANGO_WRAP_WORD_CHAR);
  return peer;
}

void pangoDestroy(PangoPeer *peer) {
  g_object_unref(peer->layout);
  g_object_unref(peer->context);
  g_object_unref(peer->fonts);
  g_free(peer);
}

void pangoSetText(PangoPeer *peer, const unsigned char *text, size_t length) {
  pango_layout_set_text(peer->layout, (const char *)text, (int)length);
}

double pangoHeight(PangoPeer *peer) {
  int height;
  pango_layout_get_size(peer->layout, NULL, &height);
  return (double)height / PANGO_SCALE;
}
