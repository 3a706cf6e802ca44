// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// What draws (Cairo) and what sets text (Pango), as the system has them.
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
