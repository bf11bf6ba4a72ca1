// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/schema_1.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace steelyard::json {
namespace {

constexpr std::array<std::string_view, 4> methods_with_scores{"cur", "fps", "pcov-cur", "pcov-fps"};

/// A number that each feature had, and the column that it is today.
struct OldNumber {
  const char* key;
  const char* id;
  const char* title;
  const char* help;
  const char* kind;
};

constexpr OldNumber relative_weight{
    "relative_weight", "weight", "Weight",
    "Learned weight times the column's standard deviation; the largest is 1", "weight"};
constexpr OldNumber raw_weight{"weight", "raw_weight", "Raw weight",
                               "Learned weight, for the input in its own unit", "weight"};
constexpr OldNumber score{"score", "score", "Score",
                          "What was left unexplained when it was chosen; 0: not chosen", "score"};
constexpr std::array<OldNumber, 4> optional_numbers{
    {{"error", "error", "Error", "Standard error of the score", "error"},
     {"p_value", "p_value", "p", "p-value", "p-value"},
     {"q_value", "q_value", "q", "q-value: false discovery rate", "q-value"},
     {"selected_share", "selected_share", "How often",
      "Share of the repeated runs that selected the feature", "share"}}};

Json column_of(const OldNumber& old, const std::vector<Reader>& features) {
  Json values = Json::array();
  for (const Reader& feature : features) {
    values.push_back(number(feature.optional_number(old.key)));
  }
  return {{"id", old.id},
          {"title", old.title},
          {"help", old.help},
          {"kind", old.kind},
          {"values", std::move(values)}};
}

Json columns_of(const std::vector<Reader>& features, bool scores) {
  Json columns = Json::array();
  if (scores) {
    columns.push_back(column_of(score, features));
  } else {
    columns.push_back(column_of(relative_weight, features));
    columns.push_back(column_of(raw_weight, features));
  }
  for (const OldNumber& old : optional_numbers) {
    if (std::any_of(features.begin(), features.end(),
                    [&old](const Reader& feature) { return feature.has(old.key); })) {
      columns.push_back(column_of(old, features));
    }
  }
  return columns;
}

/// A family of curves, as a figure of lines.
Json figure_of(const Reader& family) {
  Json lines = Json::array();
  for (const Json& curve : family.array("curves")) {
    const Reader old(curve, family.where() + ", curves");
    Json line = curve;
    line["name"] = old.at("group");
    line.erase("group");
    lines.push_back(std::move(line));
  }
  const bool behind_path = family.get_or("behind_path", false);
  return {{"id", family.at("id")},
          {"title", family.at("title")},
          {"x", {{"title", family.at("x_label")}}},
          {"y", {{"title", family.at("y_label")}}},
          {"shape", "lines"},
          {"drawn", {{"lines", std::move(lines)}}},
          {"behind", behind_path ? "path" : ""}};
}

Json figures_of(const Reader& result) {
  Json figures = Json::array();
  if (result.has("curves")) {
    for (const Json& family : result.array("curves")) {
      figures.push_back(figure_of(Reader(family, result.where() + ", curves")));
    }
  }
  return figures;
}

}  // namespace

Json result_of_schema_1(const Reader& result, const std::string& method) {
  const bool scores = std::find(methods_with_scores.begin(), methods_with_scores.end(), method) !=
                      methods_with_scores.end();
  std::vector<Reader> features;
  for (const Json& feature : result.array("features")) {
    features.emplace_back(feature, result.where() + ", features");
  }
  Json today = result.object();
  today.erase("features");
  today.erase("transformation");
  today.erase("curves");
  today["figures"] = figures_of(result);
  const bool solved = result.has("objective");
  const bool of_samples = scores && result.has("samples");
  today["columns"] = solved && !of_samples ? columns_of(features, scores) : Json::array();
  today["space"] = Json::object();
  if (solved && (!scores || of_samples)) {
    today["space"]["weights"] = column_of(raw_weight, features)["values"];
  }
  today["selection"] = {{"features", result.at("selection")}, {"rule", ""}};
  return today;
}

}  // namespace steelyard::json
