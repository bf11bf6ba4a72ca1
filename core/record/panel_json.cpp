// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/panel_json.h"

#include <cmath>
#include <memory>
#include <utility>

#include "core/measures/discovery_rate.h"
#include "core/memory_text.h"

namespace steelyard::json {
namespace {

constexpr std::size_t most_methods = 1000;
constexpr Index most_columns = 10000;

void refuse_too_long(const std::string& log, const std::string& where) {
  if (log.size() > most_panel_log) {
    throw bad_input({message("panel_json.too_long", "the comparison of methods is too long"), where,
                     message("panel_json.too_long.accepted", "a comparison of at most {1}",
                             memory_text(static_cast<double>(most_panel_log)))});
  }
}

void refuse_too_many(std::size_t methods, const std::string& where) {
  if (methods > most_methods) {
    throw bad_input({message("panel_json.too_many", "too many methods are named"), where,
                     message("panel_json.too_many.accepted", "at most {1} methods", most_methods)});
  }
}

Index to_largest(const Reader& reader) {
  const auto largest = reader.get<Index>("largest");
  if (largest < 1 || largest > most_columns) {
    throw bad_input(
        {message("panel_json.bad_largest", "largest is {1}", largest), reader.where(),
         message("panel_json.bad_largest.accepted", "a number from 1 to {1}", most_columns)});
  }
  return largest;
}

/// The values of an object, by their keys.
template <typename T>
std::map<std::string, T> to_map(const Reader& whole, const char* key) {
  const Reader object = whole.child(key);
  refuse_too_many(object.object().size(), object.where());
  std::map<std::string, T> values;
  for (const auto& item : object.object().items()) {
    values.emplace(item.key(), object.get<T>(item.key().c_str()));
  }
  return values;
}

void refuse_bad_seconds(const std::map<std::string, double>& seconds, const std::string& where) {
  for (const auto& [id, value] : seconds) {
    if (!std::isfinite(value) || value < 0.0) {
      throw bad_input({message("panel_json.bad_seconds", "the time of {1} is no duration", id),
                       where, message("panel_json.bad_seconds.accepted", "seconds, 0 or more")});
    }
  }
}

}  // namespace

Json from_panel(const SavedPanel& panel) {
  Json seconds = Json::object();
  for (const auto& [id, value] : panel.seconds) {
    if (std::isfinite(value)) {
      seconds[id] = value;
    }
  }
  Json written{{"largest", panel.largest},
               {"methods", panel.methods},
               {"ticks", panel.ticks},
               {"seconds", std::move(seconds)},
               {"log", *panel.log}};
  if (panel.discovery_rate) {
    written["discovery_rate"] = *panel.discovery_rate;
  }
  return written;
}

SavedPanel to_panel(const Reader& reader) {
  SavedPanel panel;
  panel.largest = to_largest(reader);
  panel.methods = reader.get<std::vector<std::string>>("methods");
  refuse_too_many(panel.methods.size(), reader.where());
  panel.ticks = to_map<bool>(reader, "ticks");
  panel.seconds = to_map<double>(reader, "seconds");
  refuse_bad_seconds(panel.seconds, reader.where());
  if (reader.has("discovery_rate")) {
    panel.discovery_rate = reader.get<double>("discovery_rate");
    refuse_bad_rate(*panel.discovery_rate);
  }
  auto log = reader.get<std::string>("log");
  refuse_too_long(log, reader.where());
  panel.log = std::make_shared<const std::string>(std::move(log));
  return panel;
}

}  // namespace steelyard::json
