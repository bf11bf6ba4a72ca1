// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/run_comparison.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

#include "core/measures/correlation.h"
#include "core/measures/run_agreement.h"
#include "core/record/data_reference.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr double not_known = std::numeric_limits<double>::quiet_NaN();

std::string text_of(const std::optional<double>& value) {
  return value ? number_text(*value) : std::string();
}

bool is_measured(std::string_view heading) {
  constexpr std::array<std::string_view, 12> measured{
      "objective",      "cosine_overlap", "purity",     "matched_purity",
      "seconds",        "jaccard",        "spearman",   "cosine",
      "held_out_error", "random",         "random_low", "random_high"};
  return std::find(measured.begin(), measured.end(), heading) != measured.end();
}

/// A record does not say how many rows were dropped because of missing cells.
std::string samples_text(const ComparedRun& run) {
  const ProblemOptions& options = run.record->problem_options;
  if (run.samples) {
    return std::to_string(*run.samples);
  }
  if (options.missing == MissingPolicy::drop_rows) {
    return {};
  }
  return std::to_string(options.samples.empty() ? run.record->data.rows
                                                : static_cast<Index>(options.samples.size()));
}

std::string seed_text(const ParameterValues& values) {
  return values.contains("seed") ? to_text(values.at("seed")) : std::string();
}

std::vector<std::string> comparison_row(const ComparedRun& run) {
  const Record& record = *run.record;
  const Result& result = record.result;
  const bool solved = has_solution(result);
  return {run.name,
          run.method.empty() ? record.method : run.method,
          table_name(record.data),
          samples_text(run),
          std::to_string(record.feature_names.size()),
          solved ? std::to_string(shown_selection(record).features.size()) : "",
          solved ? number_text(result.objective) : "",
          text_of(record.cosine_overlap),
          text_of(record.purity),
          text_of(record.matched_purity),
          number_text(record.seconds),
          seed_text(record.parameters),
          std::string(ending_id(result.outcome.ending))};
}

std::vector<std::string> columns_with(const std::vector<ColumnChoice>& columns, Role role) {
  std::vector<std::string> names;
  for (const ColumnChoice& column : columns) {
    if (column.roles.has(role)) {
      names.push_back(column.name);
    }
  }
  return names;
}

/// A file that was moved is the same table.
auto table_of(const DataReference& data) {
  return std::pair(data.sha256.empty() ? data.source : data.sha256, data.origin);
}

auto truth_of(const Record& record) {
  return std::tuple(columns_with(record.columns, Role::truth),
                    columns_with(record.truth_columns, Role::truth),
                    table_of(record.truth_data.value_or(DataReference())),
                    record.problem_options.truth_kind, record.problem_options.standardise_truth);
}

/// Whether what `part` takes of the records is the same of all.
template <typename Part>
bool all_alike(const std::vector<ComparedRun>& runs, const Part& part) {
  return std::all_of(runs.begin(), runs.end(), [&](const ComparedRun& run) {
    return part(*run.record) == part(*runs.front().record);
  });
}

/// Weights in the units of the columns, where they are asked for and the run has any; otherwise the
/// values of the column.
/// \param column  null if the run has none
Vector values_of_kind(const Result& result, WeightKind kind, const FeatureColumn* column) {
  if (kind == WeightKind::as_given && !result.space.empty()) {
    return result.space.reach();
  }
  if (column == nullptr) {
    return {};
  }
  return Eigen::Map<const Vector>(column->values.data(), std::ssize(column->values));
}

Vector weights_of_kind(const Record& record, WeightKind kind) {
  const Result& result = record.result;
  return values_of_kind(result, kind, first_of_amounts(result.columns));
}

/// Values that are ranked as the run ranks its columns.
Vector ranked_values(const Record& record, WeightKind kind) {
  const Result& result = record.result;
  return values_of_kind(result, kind, result.columns.empty() ? nullptr : &result.columns.front());
}

/// Positions in a list of names that both runs share.
class SharedNames {
 public:
  std::vector<Index> selection_of(const Record& record) {
    std::vector<Index> positions;
    for (const Index feature : shown_selection(record).features) {
      const std::string& name = record.feature_names.at(static_cast<std::size_t>(feature));
      const auto next = static_cast<Index>(positions_.size());
      positions.push_back(positions_.emplace(name, next).first->second);
    }
    return positions;
  }

 private:
  std::map<std::string, Index> positions_;
};

double jaccard_of(const Record& first, const Record& second) {
  const std::vector<Index> of_first = shown_selection(first).features;
  const std::vector<Index> of_second = shown_selection(second).features;
  if (of_first.empty() || of_second.empty()) {
    return not_known;
  }
  if (first.feature_names == second.feature_names) {
    return jaccard_index(of_first, of_second);
  }
  SharedNames names;
  std::vector<Index> one = names.selection_of(first);
  std::vector<Index> other = names.selection_of(second);
  return jaccard_index(std::move(one), std::move(other));
}

/// The ranked values of each run as a column; none unless all runs have the same features.
std::optional<Matrix> ranked_values_in_columns(const std::vector<ComparedRun>& runs,
                                               WeightKind kind) {
  if (runs.empty() ||
      !all_alike(runs, [](const Record& record) { return std::tie(record.feature_names); })) {
    return std::nullopt;
  }
  Matrix weights;
  for (std::size_t run = 0; run < runs.size(); ++run) {
    const Vector column = ranked_values(*runs[run].record, kind);
    if (run == 0) {
      weights.resize(column.size(), std::ssize(runs));
    } else if (column.size() != weights.rows()) {
      return std::nullopt;
    }
    weights.col(static_cast<Index>(run)) = column;
  }
  return weights;
}

/// Ranks are computed once per run, not once per pair.
Matrix rank_correlations(Matrix weights) {
  std::vector<Index> columns;
  for (Index run = 0; run < weights.cols(); ++run) {
    weights.col(run) = average_ranks(weights.col(run));
    columns.push_back(run);
  }
  return correlation_matrix(weights, columns);
}

}  // namespace

TextTable comparison_table(const std::vector<ComparedRun>& runs) {
  TextTable table{{"run", "method", "data", "samples", "features", "selected", "objective",
                   "cosine_overlap", "purity", "matched_purity", "seconds", "seed", "ending"},
                  {}};
  for (const ComparedRun& run : runs) {
    table.rows.push_back(comparison_row(run));
  }
  return table;
}

std::vector<Message> comparison_caveats(const std::vector<ComparedRun>& runs) {
  std::vector<Message> caveats;
  const auto unless = [&](bool alike, const Message& sentence) {
    if (!alike) {
      caveats.push_back(sentence);
    }
  };
  unless(all_alike(runs, [](const Record& record) { return table_of(record.data); }),
         message("comparison.other_tables",
                 "The runs are of different tables, or of one that was prepared differently: "
                 "objectives, purities and times are not comparable."));
  unless(all_alike(runs, truth_of),
         message("comparison.other_truths",
                 "The runs had different targets: their objectives are not comparable."));
  unless(all_alike(runs,
                   [](const Record& record) {
                     return std::pair(record.problem_options.samples,
                                      record.problem_options.missing);
                   }),
         message("comparison.other_samples", "The runs used different samples."));
  unless(all_alike(runs, [](const Record& record) { return record.method; }),
         message("comparison.other_methods",
                 "The runs are of different methods, whose objectives may be different "
                 "quantities."));
  return caveats;
}

TextTable differing_settings(const std::vector<ComparedRun>& runs) {
  TextTable table{{"parameter"}, {}};
  std::set<std::string> ids;
  for (const ComparedRun& run : runs) {
    table.header.push_back(run.name);
    for (const auto& [id, value] : run.record->parameters) {
      ids.insert(id);
    }
  }
  for (const std::string& id : ids) {
    std::vector<std::string> row{id};
    for (const ComparedRun& run : runs) {
      const ParameterValues& values = run.record->parameters;
      row.push_back(values.contains(id) ? to_text(values.at(id)) : std::string());
    }
    if (std::any_of(row.begin() + 2, row.end(),
                    [&](const std::string& text) { return text != row[1]; })) {
      table.rows.push_back(std::move(row));
    }
  }
  return table;
}

namespace {

/// \param of_first, of_second  one value for each feature of the run
CommonWeights common_values(const Record& first, const Vector& of_first, const Record& second,
                            const Vector& of_second) {
  if (first.feature_names == second.feature_names && of_first.size() == of_second.size() &&
      of_first.size() == static_cast<Index>(first.feature_names.size())) {
    return {first.feature_names, of_first, of_second};  // the usual case needs no lookup
  }
  std::map<std::string, Index> places;
  for (Index feature = 0; feature < of_second.size(); ++feature) {
    places.emplace(second.feature_names.at(static_cast<std::size_t>(feature)), feature);
  }
  CommonWeights common;
  std::vector<double> one;
  std::vector<double> other;
  for (Index feature = 0; feature < of_first.size(); ++feature) {
    const std::string& name = first.feature_names.at(static_cast<std::size_t>(feature));
    if (const auto found = places.find(name); found != places.end()) {
      common.names.push_back(name);
      one.push_back(of_first[feature]);
      other.push_back(of_second[found->second]);
    }
  }
  common.first = Eigen::Map<const Vector>(one.data(), static_cast<Index>(one.size()));
  common.second = Eigen::Map<const Vector>(other.data(), static_cast<Index>(other.size()));
  return common;
}

}  // namespace

CommonWeights common_weights(const Record& first, const Record& second, WeightKind kind) {
  return common_values(first, weights_of_kind(first, kind), second, weights_of_kind(second, kind));
}

TextTable weight_table(const std::vector<ComparedRun>& runs, WeightKind kind) {
  TextTable table{{"feature"}, {}};
  std::map<std::string, std::size_t> places;
  std::vector<double> heaviest;
  for (std::size_t run = 0; run < runs.size(); ++run) {
    const Record& record = *runs[run].record;
    const Vector weights = weights_of_kind(record, kind);
    table.header.push_back(runs[run].name);
    for (Index feature = 0; feature < weights.size(); ++feature) {
      const std::string& name = record.feature_names.at(static_cast<std::size_t>(feature));
      const auto [place, is_new] = places.emplace(name, table.rows.size());
      if (is_new) {
        table.rows.emplace_back(runs.size() + 1).front() = name;
        heaviest.push_back(0.0);
      }
      table.rows[place->second][run + 1] = number_text(weights[feature]);
      heaviest[place->second] = std::max(heaviest[place->second], weights[feature]);
    }
  }
  std::stable_sort(table.rows.begin(), table.rows.end(), [&](const auto& one, const auto& other) {
    return heaviest[places.at(one.front())] > heaviest[places.at(other.front())];
  });
  return table;
}

double pair_value(const Record& first, const Record& second, PairMeasure measure, WeightKind kind) {
  if (measure == PairMeasure::jaccard) {
    return jaccard_of(first, second);
  }
  const bool ranked = measure == PairMeasure::spearman;
  const CommonWeights common =
      ranked ? common_values(first, ranked_values(first, kind), second, ranked_values(second, kind))
             : common_weights(first, second, kind);
  if (common.names.empty()) {
    return not_known;
  }
  return ranked ? spearman_correlation(common.first, common.second)
                : cosine_overlap(common.first, common.second);
}

Matrix pair_matrix(const std::vector<ComparedRun>& runs, PairMeasure measure, WeightKind kind) {
  if (measure == PairMeasure::spearman) {
    if (std::optional<Matrix> weights = ranked_values_in_columns(runs, kind)) {
      return rank_correlations(*std::move(weights));
    }
  }
  const auto count = static_cast<Index>(runs.size());
  Matrix matrix(count, count);
  for (Index one = 0; one < count; ++one) {
    for (Index other = 0; other <= one; ++other) {
      matrix(one, other) = matrix(other, one) =
          pair_value(*runs[static_cast<std::size_t>(one)].record,
                     *runs[static_cast<std::size_t>(other)].record, measure, kind);
    }
  }
  return matrix;
}

TextTable pair_table(const std::vector<ComparedRun>& runs, WeightKind kind) {
  TextTable table{{"run_a", "run_b", "common_features", "jaccard", "spearman", "cosine"}, {}};
  const Matrix jaccard = pair_matrix(runs, PairMeasure::jaccard, kind);
  const Matrix spearman = pair_matrix(runs, PairMeasure::spearman, kind);
  const Matrix cosine = pair_matrix(runs, PairMeasure::cosine, kind);
  for (Index second = 1; second < jaccard.cols(); ++second) {
    for (Index first = 0; first < second; ++first) {
      const ComparedRun& a = runs[static_cast<std::size_t>(first)];
      const ComparedRun& b = runs[static_cast<std::size_t>(second)];
      const std::size_t common = common_weights(*a.record, *b.record, kind).names.size();
      table.rows.push_back(
          {a.name, b.name, std::to_string(common), number_text(jaccard(second, first)),
           number_text(spearman(second, first)), number_text(cosine(second, first))});
    }
  }
  return table;
}

std::string rounded_text(double value) {
  return std::isfinite(value) ? short_text(value, 4) : std::string();
}

std::string rounded_number(const std::string& text) {
  double value = 0.0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  return read.ec == std::errc() && read.ptr == end ? rounded_text(value) : text;
}

TextTable with_rounded_measures(TextTable table) {
  for (std::size_t column = 0; column < table.header.size(); ++column) {
    if (is_measured(table.header[column])) {
      for (std::vector<std::string>& row : table.rows) {
        row[column] = rounded_number(row[column]);
      }
    }
  }
  return table;
}

TextTable readable(TextTable table) {
  table = with_rounded_measures(std::move(table));
  for (std::size_t column = 0; column < table.header.size(); ++column) {
    std::string& heading = table.header[column];
    for (std::vector<std::string>& row : table.rows) {
      if (heading == "ending") {
        row[column] = ending_in_words(ending(row[column]));
      }
    }
    std::replace(heading.begin(), heading.end(), '_', ' ');
  }
  return table;
}

}  // namespace steelyard
