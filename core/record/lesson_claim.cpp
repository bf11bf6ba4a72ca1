// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/lesson_claim.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

#include "core/study/permuted_target.h"

namespace steelyard {
namespace {

using Found = std::optional<double>;

const Figure* figure_with(const std::string& id, const LessonRun& run) {
  const auto& figures = run.record.result.figures;
  const auto found = std::find_if(figures.begin(), figures.end(),
                                  [&](const Figure& figure) { return figure.id == id; });
  return found == figures.end() || !std::holds_alternative<LinesShape>(found->shape) ? nullptr
                                                                                     : &*found;
}

const FigureLine* line_of(const std::string& figure_id, const std::string& name,
                          const LessonRun& run) {
  const Figure* figure = figure_with(figure_id, run);
  if (figure == nullptr) {
    return nullptr;
  }
  const auto& lines = lines_of(*figure);
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [&](const FigureLine& line) { return line.name == name; });
  return found == lines.end() || found->y.empty() ? nullptr : &*found;
}

const PathPoint* suggested_point(const LessonRun& run) {
  const Result& result = run.record.result;
  return result.suggested_path_point && *result.suggested_path_point < result.path.size()
             ? &result.path[*result.suggested_path_point]
             : nullptr;
}

/// The value of a curve at a number of features, or at the nearest that it has.
Found value_at(const FigureLine* line, double count) {
  if (line == nullptr) {
    return {};
  }
  const auto near = std::min_element(line->x.begin(), line->x.end(), [count](double a, double b) {
    return std::abs(a - count) < std::abs(b - count);
  });
  return line->y[static_cast<std::size_t>(near - line->x.begin())];
}

double number_kept(const LessonRun& run) {
  const PathPoint* point = suggested_point(run);
  return static_cast<double>(point != nullptr ? point->feature_count
                                              : std::ssize(run.record.result.selection.features));
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

Found p_value(const LessonRun& run) {
  const FigureLine* all = line_of("permuted-target", "permuted target", run);
  const FigureLine* as_good = line_of("permuted-target", "at least as good as this run", run);
  if (all == nullptr || all->reference) {
    return {};  // of a search: the figure has its bands
  }
  return permutation_p(as_good == nullptr ? 0 : std::ssize(as_good->y), std::ssize(all->y));
}

Found held_out(const LessonRun& run) {
  const FigureLine* line = line_of("k-fold", "samples left out", run);
  if (line == nullptr) {
    return {};
  }
  return std::accumulate(line->y.begin(), line->y.end(), 0.0) / static_cast<double>(line->y.size());
}

/// How many features every resample selected.
Found steady(const LessonRun& run) {
  const auto& columns = run.record.result.columns;
  const auto shares = std::find_if(columns.begin(), columns.end(), [](const FeatureColumn& column) {
    return column.id == "selected_share";
  });
  return shares == columns.end() ? Found()
                                 : Found(static_cast<double>(std::count(
                                       shares->values.begin(), shares->values.end(), 1.0)));
}

struct Quantity {
  std::string_view name;
  Found (*of)(const LessonRun& run);
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
      {"p_value", p_value},
      {"held_out", held_out},
      {"steady", steady},
      {"tested",
       [](const LessonRun& run) {
         return value_at(line_of("block-validation", "validation", run), number_kept(run));
       }},
      {"random",
       [](const LessonRun& run) {
         return value_at(line_of("random-subsets", "random subsets", run), number_kept(run));
       }},
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
    throw bad_input({"'" + name + "' is not a quantity of a claim", "", ""});
  }
  return known->of(run);
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
  throw bad_input({"the key '" + key + "' is not known", where,
                   accepted + ", each with _at_most, _at_least, _below_step or _above_step"});
}

}  // namespace steelyard
