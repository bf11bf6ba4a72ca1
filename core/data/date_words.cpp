// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/date_words.h"

#include <algorithm>
#include <array>

namespace steelyard {
namespace {

/// Names of one month, between blanks, in full; then what is short for it in other ways than by
/// three letters of the English name.
constexpr std::array<std::string_view, 12> month_names{
    " january januar janvier enero gennaio jän janv ene gen ",
    " february februar février fevrier febrero febbraio févr fevr fév fev ",
    " march märz maerz mars marzo mär mrz ",
    " april avril abril aprile avr abr ",
    " may mai mayo maggio mag ",
    " june juni juin junio giugno giu ",
    " july juli juillet julio luglio juil lug ",
    " august août aout agosto aoû ago ",
    " september septembre septiembre settembre sept set ",
    " october oktober octobre octubre ottobre okt ott ",
    " november novembre noviembre ",
    " december dezember décembre decembre diciembre dicembre dez déc dic "};

/// Names of a day of the week, and German short ones.
constexpr std::array<std::string_view, 42> week_days{
    "monday", "tuesday",  "wednesday", "thursday",   "friday",   "saturday", "sunday",
    "montag", "dienstag", "mittwoch",  "donnerstag", "freitag",  "samstag",  "sonntag",
    "lundi",  "mardi",    "mercredi",  "jeudi",      "vendredi", "samedi",   "dimanche",
    "lunes",  "martes",   "miércoles", "jueves",     "viernes",  "sábado",   "domingo",
    "lunedì", "martedì",  "mercoledì", "giovedì",    "venerdì",  "sabato",   "domenica",
    "mo",     "di",       "mi",        "do",         "fr",       "sa",       "so"};

constexpr std::size_t shortest = 3;

bool stands_in(std::string_view names, std::string_view word) {
  for (std::size_t at = names.find(word); at != std::string_view::npos;
       at = names.find(word, at + 1)) {
    if (names[at - 1] == ' ' && names[at + word.size()] == ' ') {
      return true;
    }
  }
  return false;
}

}  // namespace

int month_named(std::string_view word) {
  if (word.size() < shortest) {
    return 0;
  }
  for (std::size_t month = 0; month < month_names.size(); ++month) {
    const std::string_view names = month_names.at(month);
    if (stands_in(names, word) || names.substr(1, shortest) == word) {
      return static_cast<int>(month) + 1;
    }
  }
  return 0;
}

std::vector<std::string> words_for_months() {
  std::vector<std::string> words;
  for (const std::string_view names : month_names) {
    words.emplace_back(names.substr(1, shortest));
    for (std::size_t at = 1; at < names.size();) {
      const std::size_t end = names.find(' ', at);
      words.emplace_back(names.substr(at, end - at));
      at = end + 1;
    }
  }
  return words;
}

bool is_week_day(std::string_view word) {
  return month_named(word) == 0 &&  // "mar" is short for two
         std::any_of(week_days.begin(), week_days.end(), [word](std::string_view name) {
           return word == name || (word.size() >= shortest && name.starts_with(word));
         });
}

}  // namespace steelyard
