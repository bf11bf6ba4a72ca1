// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/lesson_claim.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace steelyard {
namespace {

using Found = std::optional<double>;

const PathPoint* suggested_point(const LessonRun& run) {
  const Result& result = run.record.result;
  return result.suggested_path_point && *result.suggested_path_point < result.path.size()
             ? &result.path[*result.suggested_path_point]
             : nullptr;
}

/// How many of the features matter, by the known weights.
Found true_among(const std::vector<Index>& features, const LessonRun& run) {
  if (!run.problem->known_weights) {
    return {};
  }
  const Vector& known = *run.problem->known_weights;
  return static_cast<double>(std::count_if(features.begin(), features.end(),
                                           [&](Index feature) { return known[feature] > 0.0; }));
}

Found false_among_selected(const LessonRun& run) {
  const auto& features = run.record.result.selection.features;
  const Found found = true_among(features, run);
  return found ? Found(static_cast<double>(features.size()) - *found) : found;
}

Found true_of_best(const LessonRun& run) {
  if (!run.problem->known_weights) {
    return {};
  }
  std::vector<Index> best = ranking(run.record.result.columns);
  const auto matter = static_cast<std::size_t>((run.problem->known_weights->array() > 0.0).count());
  best.resize(std::min(best.size(), matter));
  return true_among(best, run);
}

Found found_by_check(std::string_view id, const LessonRun& run) {
  const Finding* finding = find_finding(run.record.result.findings, id);
  return finding == nullptr ? Found() : Found(finding->value);
}

struct Quantity {
  std::string_view name;
  Found (*of)(const LessonRun& run);  ///< null for the finding of that id
};

constexpr std::size_t quantity_count = 16;

const std::array<Quantity, quantity_count>& quantities() {
  static const std::array<Quantity, quantity_count> all{{
      {"objective", [](const LessonRun& run) { return Found(run.record.result.objective); }},
      {"overlap", [](const LessonRun& run) { return run.record.cosine_overlap; }},
      {"purity", [](const LessonRun& run) { return run.record.purity; }},
      {"iterations",
       [](const LessonRun& run) {
         return Found(static_cast<double>(run.record.result.iterations));
       }},
      {"selected",
       [](const LessonRun& run) {
         return Found(static_cast<double>(run.record.result.selection.features.size()));
       }},
      {"suggested",
       [](const LessonRun& run) {
         const PathPoint* point = suggested_point(run);
         return point == nullptr ? Found() : Found(static_cast<double>(point->feature_count));
       }},
      {"path_objective",
       [](const LessonRun& run) {
         const PathPoint* point = suggested_point(run);
         return point == nullptr ? Found() : Found(point->objective);
       }},
      {"true",
       [](const LessonRun& run) { return true_among(run.record.result.selection.features, run); }},
      {"false", false_among_selected},
      {"true_of_best", true_of_best},
      {"p_value", nullptr},
      {"held_out", nullptr},
      {"steady", nullptr},
      {"tested", nullptr},
      {"random", nullptr},
      {"samples",
       [](const LessonRun& run) {
         const auto& samples = run.record.result.samples;
         return samples ? Found(static_cast<double>(samples->positions.size())) : Found();
       }},
  }};
  return all;
}

const Quantity* quantity_named(std::string_view name) {
  const auto* const found = std::find_if(quantities().begin(), quantities().end(),
                                         [&](const Quantity& each) { return each.name == name; });
  return found == quantities().end() ? nullptr : &*found;
}

using BoundKind = LessonBound::Kind;
constexpr std::array<std::pair<std::string_view, BoundKind>, 4> endings{
    {{"_at_most", BoundKind::at_most},
     {"_at_least", BoundKind::at_least},
     {"_below_step", BoundKind::below_step},
     {"_above_step", BoundKind::above_step}}};

}  // namespace

std::optional<double> lesson_quantity(const std::string& name, const LessonRun& run) {
  const Quantity* known = quantity_named(name);
  if (known == nullptr) {
    throw bad_input(message("claim.unknown_quantity", "'{1}' is not a quantity of a claim", name));
  }
  return known->of == nullptr ? found_by_check(name, run) : known->of(run);
}

LessonBound lesson_bound(const std::string& key, double value, const std::string& where) {
  for (const auto& [ending, kind] : endings) {
    if (key.size() > ending.size() &&
        key.compare(key.size() - ending.size(), ending.size(), ending) == 0) {
      const std::string quantity = key.substr(0, key.size() - ending.size());
      if (quantity_named(quantity) != nullptr) {
        return {quantity, kind, value};
      }
    }
  }
  std::string accepted;
  for (const Quantity& each : quantities()) {
    accepted.append(accepted.empty() ? "" : ", ").append(each.name);
  }
  throw bad_input(
      {message("claim.unknown_key", "the key '{1}' is not known", key), where,
       message("claim.unknown_key.accepted",
               "{1}, each with _at_most, _at_least, _below_step or _above_step", accepted)});
}

}  // namespace steelyard
