// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "CMediaKeys.h"

#ifdef MEDIA_KEYS

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>

static const char *const path = "/org/mpris/MediaPlayer2";
static const char *const track = "/org/responder/track";
static const char *const player_interface = "org.mpris.MediaPlayer2.Player";
static const char *const root_interface = "org.mpris.MediaPlayer2";

struct mk_player {
  sd_bus *bus;
  char *name;
  char *identity;
  int is_named;
  mk_state state;
  mk_command command;
  mk_position position;
  void *context;
};

static int is(const char *one, const char *other) { return strcmp(one, other) == 0; }

static int take_call(sd_bus_message *message, void *data, sd_bus_error *error) {
  mk_player *player = data;
  const char *method = sd_bus_message_get_member(message);
  int64_t argument = 0;
  int result = 0;
  if (is(method, "Seek")) result = sd_bus_message_read(message, "x", &argument);
  if (is(method, "SetPosition")) {
    const char *which;
    result = sd_bus_message_read(message, "ox", &which, &argument);
  }
  if (result < 0) return result;
  player->command(player->context, method, argument);
  return sd_bus_reply_method_return(message, "");
}

static int ignore_call(sd_bus_message *message, void *data, sd_bus_error *error) {
  return sd_bus_reply_method_return(message, "");
}

static int add_metadata(sd_bus_message *reply, const mk_state *state) {
  int result = sd_bus_message_open_container(reply, 'a', "{sv}");
  if (result < 0) return result;
  sd_bus_message_append(reply, "{sv}", "mpris:trackid", "o", track);
  if (state->length >= 0) sd_bus_message_append(reply, "{sv}", "mpris:length", "x", state->length);
  if (state->title) sd_bus_message_append(reply, "{sv}", "xesam:title", "s", state->title);
  if (state->album) sd_bus_message_append(reply, "{sv}", "xesam:album", "s", state->album);
  if (state->artist) {
    sd_bus_message_append(reply, "{sv}", "xesam:artist", "as", 1, state->artist);
  }
  return sd_bus_message_close_container(reply);
}

static int get_player(
    sd_bus *bus, const char *object, const char *interface, const char *property,
    sd_bus_message *reply, void *data, sd_bus_error *error) {
  mk_player *player = data;
  const mk_state *state = &player->state;
  if (is(property, "PlaybackStatus")) {
    return sd_bus_message_append(reply, "s", state->status ? state->status : "Stopped");
  }
  if (is(property, "Metadata")) return add_metadata(reply, state);
  if (is(property, "Position")) {
    return sd_bus_message_append(reply, "x", player->position(player->context));
  }
  if (is(property, "Rate")) return sd_bus_message_append(reply, "d", state->rate);
  if (is(property, "MinimumRate") || is(property, "MaximumRate") || is(property, "Volume")) {
    return sd_bus_message_append(reply, "d", 1.0);
  }
  int value = is(property, "CanPlay")       ? state->can_play
              : is(property, "CanPause")    ? state->can_pause
              : is(property, "CanGoNext")   ? state->can_next
              : is(property, "CanSeek")     ? state->can_seek
              : is(property, "CanControl")  ? state->can_control
                                            : state->can_previous;
  return sd_bus_message_append(reply, "b", value);
}

static int get_root(
    sd_bus *bus, const char *object, const char *interface, const char *property,
    sd_bus_message *reply, void *data, sd_bus_error *error) {
  mk_player *player = data;
  if (is(property, "Identity")) return sd_bus_message_append(reply, "s", player->identity);
  if (is(property, "SupportedUriSchemes") || is(property, "SupportedMimeTypes")) {
    return sd_bus_message_append(reply, "as", 0);
  }
  return sd_bus_message_append(reply, "b", 0);
}

#define METHOD(name, arguments) \
  SD_BUS_METHOD(name, arguments, "", take_call, SD_BUS_VTABLE_UNPRIVILEGED)
#define CHANGES(name, type) \
  SD_BUS_PROPERTY(name, type, get_player, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)
#define FIXED(name, type, get) SD_BUS_PROPERTY(name, type, get, 0, 0)

static const sd_bus_vtable player_table[] = {
    SD_BUS_VTABLE_START(0),
    METHOD("Play", ""),
    METHOD("Pause", ""),
    METHOD("PlayPause", ""),
    METHOD("Stop", ""),
    METHOD("Next", ""),
    METHOD("Previous", ""),
    METHOD("Seek", "x"),
    METHOD("SetPosition", "ox"),
    SD_BUS_METHOD("OpenUri", "s", "", ignore_call, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_SIGNAL("Seeked", "x", 0),
    CHANGES("PlaybackStatus", "s"),
    CHANGES("Metadata", "a{sv}"),
    CHANGES("Rate", "d"),
    CHANGES("CanPlay", "b"),
    CHANGES("CanPause", "b"),
    CHANGES("CanGoNext", "b"),
    CHANGES("CanGoPrevious", "b"),
    CHANGES("CanSeek", "b"),
    FIXED("CanControl", "b", get_player),
    FIXED("Position", "x", get_player),
    FIXED("MinimumRate", "d", get_player),
    FIXED("MaximumRate", "d", get_player),
    FIXED("Volume", "d", get_player),
    SD_BUS_VTABLE_END,
};

static const sd_bus_vtable root_table[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("Raise", "", "", ignore_call, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_METHOD("Quit", "", "", ignore_call, SD_BUS_VTABLE_UNPRIVILEGED),
    FIXED("Identity", "s", get_root),
    FIXED("CanQuit", "b", get_root),
    FIXED("CanRaise", "b", get_root),
    FIXED("HasTrackList", "b", get_root),
    FIXED("SupportedUriSchemes", "as", get_root),
    FIXED("SupportedMimeTypes", "as", get_root),
    SD_BUS_VTABLE_END,
};

static int connect_to(sd_bus **bus, const char *address) {
  if (!address) return sd_bus_open_user(bus);
  int result = sd_bus_new(bus);
  if (result >= 0) result = sd_bus_set_address(*bus, address);
  if (result >= 0) result = sd_bus_set_bus_client(*bus, 1);
  if (result >= 0) result = sd_bus_start(*bus);
  return result;
}

int mk_open(
    mk_player **result_player, const char *address, const char *name, const char *identity,
    mk_command command, mk_position position, void *context) {
  mk_player *player = calloc(1, sizeof *player);
  if (!player) return -ENOMEM;
  player->name = strdup(name);
  player->identity = strdup(identity);
  player->command = command;
  player->position = position;
  player->context = context;
  player->state.length = -1;
  player->state.rate = 1;
  int result = player->name && player->identity ? connect_to(&player->bus, address) : -ENOMEM;
  if (result >= 0) {
    result = sd_bus_add_object_vtable(
        player->bus, NULL, path, player_interface, player_table, player);
  }
  if (result >= 0) {
    result = sd_bus_add_object_vtable(player->bus, NULL, path, root_interface, root_table, player);
  }
  if (result < 0) {
    mk_close(player);
    return result;
  }
  *result_player = player;
  return 0;
}

int mk_descriptor(mk_player *player) { return sd_bus_get_fd(player->bus); }

int mk_process(mk_player *player) {
  int result;
  do {
    result = sd_bus_process(player->bus, NULL);
  } while (result > 0);
  return result;
}

static int differ(const char *one, const char *other) {
  return one && other ? !is(one, other) : one != other;
}

static void forget(mk_state *state) {
  free((char *)state->status);
  free((char *)state->title);
  free((char *)state->artist);
  free((char *)state->album);
}

static mk_state copy(const mk_state *state) {
  mk_state copied = *state;
  copied.status = state->status ? strdup(state->status) : NULL;
  copied.title = state->title ? strdup(state->title) : NULL;
  copied.artist = state->artist ? strdup(state->artist) : NULL;
  copied.album = state->album ? strdup(state->album) : NULL;
  return copied;
}

static int announce(mk_player *player, const mk_state *old) {
  const mk_state *new = &player->state;
  char *names[10];
  int count = 0;
  if (differ(old->status, new->status)) names[count++] = "PlaybackStatus";
  if (differ(old->title, new->title) || differ(old->artist, new->artist) ||
      differ(old->album, new->album) || old->length != new->length) {
    names[count++] = "Metadata";
  }
  if (old->rate != new->rate) names[count++] = "Rate";
  if (old->can_play != new->can_play) names[count++] = "CanPlay";
  if (old->can_pause != new->can_pause) names[count++] = "CanPause";
  if (old->can_next != new->can_next) names[count++] = "CanGoNext";
  if (old->can_previous != new->can_previous) names[count++] = "CanGoPrevious";
  if (old->can_seek != new->can_seek) names[count++] = "CanSeek";
  names[count] = NULL;
  if (!count) return 0;
  return sd_bus_emit_properties_changed_strv(player->bus, path, player_interface, names);
}

int mk_update(mk_player *player, const mk_state *state) {
  mk_state old = player->state;
  player->state = copy(state);
  int result = 0;
  if (player->is_named && !state->can_control) {
    result = sd_bus_release_name(player->bus, player->name);
    player->is_named = 0;
  } else if (player->is_named) {
    result = announce(player, &old);
  } else if (state->can_control) {
    result = sd_bus_request_name(player->bus, player->name, 0);
    player->is_named = result >= 0;
  }
  forget(&old);
  if (result >= 0) result = sd_bus_flush(player->bus);
  // Answers that came while a call of ours waited stand in the queue already.
  if (result >= 0) result = mk_process(player);
  return result;
}

void mk_close(mk_player *player) {
  if (player->bus) sd_bus_flush_close_unref(player->bus);
  forget(&player->state);
  free(player->name);
  free(player->identity);
  free(player);
}

#endif
