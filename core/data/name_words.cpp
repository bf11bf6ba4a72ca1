// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/name_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string>
#include <vector>

namespace steelyard {
namespace {

constexpr std::array<std::string_view, 43> subject_words{
    "subject",    "patient",   "participant", "person",     "proband",  "volunteer", "individual",
    "donor",      "animal",    "mouse",       "rat",        "litter",   "herd",      "cage",
    "family",     "household", "user",        "client",     "customer", "plate",     "batch",
    "lot",        "site",      "centre",      "center",     "hospital", "clinic",    "lab",
    "laboratory", "run",       "session",     "experiment", "farm",     "plot",      "country",
    "city",       "village",   "school",      "station",    "block",    "cohort",    "instrument",
    "operator"};
/// Behind the thing that they name: "subject id".
constexpr std::array<std::string_view, 10> words_that_name{
    "id", "ids", "nr", "no", "num", "number", "code", "name", "key", "index"};
constexpr std::array<std::string_view, 19> repeated_words{
    "country", "subject", "patient", "person",  "participant", "id",    "group",
    "batch",   "site",    "region",  "city",    "state",       "donor", "family",
    "user",    "animal",  "plot",    "station", "cluster"};
constexpr std::array<std::string_view, 14> thing_words{
    "id",    "subject", "patient", "participant", "person", "donor",  "animal",
    "mouse", "rat",     "family",  "household",   "user",   "client", "customer"};

bool is_among(const std::string& word, std::span<const std::string_view> known) {
  return std::find(known.begin(), known.end(), word) != known.end();
}

/// Whether a column with this name tells which subject or batch a sample comes from: "patient",
/// "subject_id", "Plate nr", "test site", but not "patient weight". Samples of one subject or batch
/// belong together, even if there are only two subjects or batches.
bool is_named_like_subject_or_batch(std::string_view name) {
  constexpr std::size_t most_words = 2;  // "test site", but not "people in household"
  std::vector<std::string> words = name_words(name);
  while (words.size() > 1 && is_among(words.back(), words_that_name)) {
    words.pop_back();
  }
  return !words.empty() && words.size() <= most_words && is_among(words.back(), subject_words);
}

}  // namespace

std::vector<std::string> name_words(std::string_view name) {
  std::vector<std::string> words;
  bool inside = false;
  bool was_lower = false;
  for (const char letter : name) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool starts = std::isupper(byte) != 0 && was_lower;
    if (std::isalpha(byte) == 0) {
      inside = false;
    } else {
      if (!inside || starts) {
        words.emplace_back();
      }
      words.back() += static_cast<char>(std::tolower(byte));
      inside = true;
    }
    was_lower = std::islower(byte) != 0;
  }
  return words;
}

bool named_like(std::string_view name, std::span<const std::string_view> known) {
  const std::vector<std::string> words = name_words(name);
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    return std::find(known.begin(), known.end(), word) != known.end();
  });
}

Index fewest_groups(std::string_view name) { return is_named_like_subject_or_batch(name) ? 2 : 5; }

bool is_named_like_group(std::string_view name) {
  return named_like(name, repeated_words) || is_named_like_subject_or_batch(name);
}

bool is_named_like_numbered_thing(std::string_view name) {
  return named_like(name, thing_words) || is_named_like_subject_or_batch(name);
}

}  // namespace steelyard
