// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#ifndef CMEDIAKEYS_H
#define CMEDIAKEYS_H

#include <stdint.h>

// What sd-bus wants written in C: tables of methods and properties, and calls with any number of
// arguments. Defined only where the trait MediaKeys is on.

// A media player on the session's bus.
typedef struct mk_player mk_player;

// What the player is and can do; strings are copied, NULL for unknown, times are microseconds.
typedef struct {
  const char *status;  // "Playing", "Paused" or "Stopped"
  const char *title;
  const char *artist;
  const char *album;
  int64_t length;  // -1 for unknown
  double rate;
  int can_control;  // without it the player is not on the bus
  int can_play;
  int can_pause;
  int can_next;
  int can_previous;
  int can_seek;
} mk_state;

// Somebody called a method of the player; the argument is that of Seek or SetPosition, or 0.
typedef void (*mk_command)(void *context, const char *method, int64_t argument);

// Where the player is now, in microseconds.
typedef int64_t (*mk_position)(void *context);

// Connects to the bus at an address, NULL for that of the session. Returns 0, or a negative errno.
int mk_open(
    mk_player **player, const char *address, const char *name, const char *identity,
    mk_command command, mk_position position, void *context);

// What to wait on for reading.
int mk_descriptor(mk_player *player);

// Handles what came. Returns 0, or a negative errno when the bus is gone.
int mk_process(mk_player *player);

// Takes a new state, and announces what is different.
int mk_update(mk_player *player, const mk_state *state);

// Leaves the bus.
void mk_close(mk_player *player);

#endif
