// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/time_names.h"

#include <array>
#include <span>

#include "core/data/name_words.h"

namespace steelyard {
namespace {

constexpr std::array<std::string_view, 13> time_words{
    "time",  "year",      "date",     "day",     "hour", "month", "step",
    "frame", "timestamp", "datetime", "quarter", "week", "t"};
/// Also in German, French, Spanish and Italian.
constexpr std::array<std::string_view, 59> possible_words{
    "days",        "hours",     "minutes",  "seconds",  "weeks",    "months",  "years",
    "minute",      "second",    "sec",      "secs",     "ms",       "elapsed", "epoch",
    "unix",        "mjd",       "jd",       "julian",   "when",     "clock",   "moment",
    "created",     "updated",   "modified", "recorded", "measured", "sampled", "observed",
    "taken",       "collected", "logged",   "received", "started",  "ended",   "zeit",
    "zeitstempel", "zeitpunkt", "uhrzeit",  "tag",      "tage",     "datum",   "stunde",
    "stunden",     "woche",     "monat",    "jahr",     "temps",    "heure",   "jour",
    "jours",       "mois",      "semaine",  "fecha",    "hora",     "tiempo",  "dia",
    "mes",         "ora",       "giorno"};
constexpr std::array<std::string_view, 8> day_words{"mjd",   "date",  "datetime", "datum",
                                                    "fecha", "excel", "day",      "tag"};

bool is_short_name_with(std::string_view name, std::span<const std::string_view> known) {
  constexpr std::size_t most_words = 2;
  return named_like(name, known) && name_words(name).size() <= most_words;
}

}  // namespace

bool is_name_of_time(std::string_view name) { return is_short_name_with(name, time_words); }
bool may_be_name_of_time(std::string_view name) {
  return is_name_of_time(name) || is_short_name_with(name, possible_words);
}
bool is_name_of_day(std::string_view name) { return is_short_name_with(name, day_words); }

}  // namespace steelyard
