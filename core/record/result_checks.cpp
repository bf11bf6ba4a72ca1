// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/result_checks.h"

#include <cstdint>
#include <set>

#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Positions count from 0 in a file, from 1 for a person; the largest number has no successor.
std::string ordinal(Index position) {
  return std::to_string(static_cast<std::uint64_t>(position) + 1);
}

/// Checks against these numbers of features and rows; complaints name the place.
class Checks {
 public:
  Checks(Index features, Index rows, const std::string& where)
      : features_(features), rows_(rows), where_(where) {}

  void check(const Answer& answer) const {
    check_positions(answer.selection, features_, "the answer", "feature");
  }
  void check(const std::vector<Index>& chosen) const {
    check_positions(chosen, features_, "what was chosen", "feature");
  }
  void check(const Result& result) const {
    check_columns(result);
    check_space(result.space);
    check_positions(result.selection.features, features_, "the selection", "feature");
    for (std::size_t k = 0; k < result.path.size(); ++k) {
      check_path_point(result.path[k], "path point " + std::to_string(k + 1));
    }
    if (result.suggested_path_point && *result.suggested_path_point >= result.path.size()) {
      refuse("path point " + std::to_string(*result.suggested_path_point + 1) +
                 " is suggested, and there are " + std::to_string(result.path.size()),
             "");
    }
    if (result.samples) {
      check_positions(result.samples->positions, rows_, "the list of samples", "sample");
      check_length(result.samples->weights.size(), result.samples->positions.size(), true,
                   "the samples", "weight");
    }
    check_pictures(result);
    std::set<std::string> findings;
    for (const Finding& finding : result.findings) {
      if (!findings.insert(finding.id).second) {
        refuse("the finding '" + finding.id + "' is there twice", "each once");
      }
    }
  }

  /// Of the result and beside it.
  void check_figures(const std::vector<Figure>& figures) const {
    std::set<std::string> ids;
    for (const Figure& figure : figures) {
      const std::string name = "the figure '" + figure.id;
      if (const std::string contradiction = contradiction_in(figure); !contradiction.empty()) {
        refuse((name + "' contradicts itself: ").append(contradiction),
               "a record as it was written");
      }
      if (!ids.insert(figure.id).second) {
        refuse(name + "' is there twice", "each once");
      }
    }
  }

 private:
  [[noreturn]] void refuse(const std::string& what, const std::string& accepted) const {
    throw bad_input({what, where_, accepted});
  }

  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(features_); }

  void check_length(std::size_t found, std::size_t wanted, bool may_be_absent,
                    const std::string& of, const std::string& noun) const {
    if (found != wanted && !(may_be_absent && found == 0)) {
      refuse(of + " has " + counted(found, noun) + " where " + std::to_string(wanted) +
                 (wanted == 1 ? " belongs" : " belong"),
             "a record as it was written");
    }
  }

  void check_positions(const std::vector<Index>& positions, Index size, const std::string& of,
                       const std::string& noun) const {
    std::set<Index> seen;
    for (const Index position : positions) {
      if (position < 0 || position >= size) {
        refuse(std::string(of).append(" holds a ").append(noun) + " that is not there: number " +
                   ordinal(position),
               "1 to " + std::to_string(size));
      }
      if (!seen.insert(position).second) {
        refuse(std::string(of).append(" holds ").append(noun).append(" ") + ordinal(position) +
                   " twice",
               "each once");
      }
    }
  }

  void check_weight(double weight, const std::string& of) const {
    if (weight < 0.0) {
      refuse(of + " has the weight " + short_text(weight, 6), "numbers from 0");
    }
  }

  void check_columns(const Result& result) const {
    std::set<std::string> ids;
    for (const FeatureColumn& column : result.columns) {
      const std::string of = "the column '" + column.id + "'";
      check_length(column.values.size(), count(), false, of, "value");
      if (!ids.insert(column.id).second) {
        refuse(of + " is there twice", "each once");
      }
      if (column.kind == ValueKind::weight) {
        for (const double weight : column.values) {
          check_weight(weight, of);
        }
      }
    }
  }

  void check_space(const LearnedSpace& space) const {
    if (!space.empty()) {
      check_length(static_cast<std::size_t>(space.dimension()), count(), false, "the space",
                   space.is_map() ? "column" : "weight");
    }
    for (const double weight : space.weights()) {
      check_weight(weight, "the space");
    }
    if (!space.all_finite()) {
      refuse("the space holds what is no number", "finite numbers");
    }
  }

  void check_path_point(const PathPoint& point, const std::string& of) const {
    if (point.feature_count < 0 || point.feature_count > features_) {
      refuse(of + " has " + counted(point.feature_count, "feature"),
             "0 to " + std::to_string(features_));
    }
    check_length(static_cast<std::size_t>(point.weights.size()), count(), true, of, "weight");
    check_positions(point.selection, features_, of, "feature");
    for (const double weight : point.weights) {
      check_weight(weight, of);
    }
  }

  void check_pictures(const Result& result) const {
    for (const Projection& projection : result.projections) {
      check_length(projection.axis_labels.size(),
                   static_cast<std::size_t>(projection.coordinates.cols()), true,
                   "projection '" + projection.id + "'", "label");
    }
    for (const History& history : result.histories) {
      check_length(history.y.size(), history.x.size(), false, "history '" + history.info.id + "'",
                   "value");
    }
  }

  Index features_;
  Index rows_;
  const std::string& where_;
};

}  // namespace

void refuse_what_does_not_fit(const Record& record, const std::string& where) {
  if (record.data.rows < 0 || record.data.columns < 0) {
    throw bad_input({"the table has a negative number of rows or columns", where, ""});
  }
  const Checks checks(static_cast<Index>(record.feature_names.size()), record.data.rows, where);
  checks.check(record.result);
  checks.check_figures(all_figures(record));
  if (record.answer) {
    checks.check(*record.answer);
  }
  if (record.chosen) {
    checks.check(*record.chosen);
  }
}

void refuse_results_of_another(const Record& record, const Problem& problem,
                               const std::string& where) {
  if (static_cast<Index>(record.feature_names.size()) != problem.dimension()) {
    throw bad_input(
        {"its results are not of its inputs", where, "a record of the table as it is now"});
  }
  if (!record.result.samples) {
    return;
  }
  for (const Index position : record.result.samples->positions) {
    if (position >= problem.samples()) {
      throw bad_input({"it selected sample " + std::to_string(position + 1) + ", and there are " +
                           std::to_string(problem.samples()),
                       where, "a record of the table as it is now"});
    }
  }
}

}  // namespace steelyard
