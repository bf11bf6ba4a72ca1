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

Message each_once() { return message("result.repeated.accepted", "each once"); }

Message as_it_was_written() {
  return message("result.contradiction.accepted", "a record as it was written");
}

Message noun_feature() { return message("result.feature", "feature"); }
Message noun_sample() { return message("result.sample", "sample"); }

using CountedNoun = Message (*)(std::size_t count);

Message counted_values(std::size_t count) {
  return message("result.values", "{1} {1:value|values}", count);
}

Message counted_weights(std::size_t count) {
  return message("result.weights", "{1} {1:weight|weights}", count);
}

Message counted_columns(std::size_t count) {
  return message("result.columns", "{1} {1:column|columns}", count);
}

Message counted_labels(std::size_t count) {
  return message("result.labels", "{1} {1:label|labels}", count);
}

/// Checks against these numbers of features and rows; complaints name the place.
class Checks {
 public:
  Checks(Index features, Index rows, const std::string& where)
      : features_(features), rows_(rows), where_(where) {}

  void check(const Answer& answer) const {
    check_positions(answer.selection, features_, message("result.the_answer", "the answer"),
                    noun_feature());
  }
  void check(const std::vector<Index>& chosen) const {
    check_positions(chosen, features_, message("result.the_choice", "what was chosen"),
                    noun_feature());
  }
  void check(const Result& result) const {
    check_columns(result);
    check_space(result.space);
    check_positions(result.selection.features, features_,
                    message("result.the_selection", "the selection"), noun_feature());
    for (std::size_t k = 0; k < result.path.size(); ++k) {
      check_path_point(result.path[k], message("result.a_path_point", "path point {1}", k + 1));
    }
    if (result.suggested_path_point && *result.suggested_path_point >= result.path.size()) {
      refuse(message("result.no_path_point", "path point {1} is suggested, and there are {2}",
                     *result.suggested_path_point + 1, result.path.size()),
             {});
    }
    if (result.samples) {
      check_positions(result.samples->positions, rows_,
                      message("result.the_list_of_samples", "the list of samples"), noun_sample());
      check_length(result.samples->weights.size(), result.samples->positions.size(), true,
                   message("result.the_samples", "the samples"), counted_weights);
    }
    check_pictures(result);
    std::set<std::string> findings;
    for (const Finding& finding : result.findings) {
      if (!findings.insert(finding.id).second) {
        refuse(message("result.repeated_finding", "the finding '{1}' is there twice", finding.id),
               each_once());
      }
    }
  }

  /// Of the result and beside it.
  void check_figures(const std::vector<Figure>& figures) const {
    std::set<std::string> ids;
    for (const Figure& figure : figures) {
      if (const Message contradiction = contradiction_in(figure); !contradiction.says_nothing()) {
        refuse(message("result.contradiction", "the figure '{1}' contradicts itself: {2}",
                       figure.id, contradiction),
               as_it_was_written());
      }
      if (!ids.insert(figure.id).second) {
        refuse(message("result.repeated_figure", "the figure '{1}' is there twice", figure.id),
               each_once());
      }
    }
  }

 private:
  [[noreturn]] void refuse(const Message& what, const Message& accepted) const {
    throw bad_input({what, where_, accepted});
  }

  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(features_); }

  void check_length(std::size_t found, std::size_t wanted, bool may_be_absent, const Message& of,
                    CountedNoun counted_noun) const {
    if (found != wanted && !(may_be_absent && found == 0)) {
      refuse(message("result.wrong_length", "{1} has {2} where {3} {3:belongs|belong}", of,
                     counted_noun(found), wanted),
             as_it_was_written());
    }
  }

  void check_positions(const std::vector<Index>& positions, Index size, const Message& of,
                       const Message& noun) const {
    std::set<Index> seen;
    for (const Index position : positions) {
      if (position < 0 || position >= size) {
        refuse(message("result.not_there", "{1} holds a {2} that is not there: number {3}", of,
                       noun, ordinal(position)),
               message("result.not_there.accepted", "1 to {1}", size));
      }
      if (!seen.insert(position).second) {
        refuse(message("result.repeated", "{1} holds {2} {3} twice", of, noun, ordinal(position)),
               each_once());
      }
    }
  }

  void check_weight(double weight, const Message& of) const {
    if (weight < 0.0) {
      refuse(message("result.bad_weight", "{1} has the weight {2}", of, short_text(weight, 6)),
             message("result.bad_weight.accepted", "numbers from 0"));
    }
  }

  void check_columns(const Result& result) const {
    std::set<std::string> ids;
    for (const FeatureColumn& column : result.columns) {
      const Message of = message("result.the_column", "the column '{1}'", column.id);
      check_length(column.values.size(), count(), false, of, counted_values);
      if (!ids.insert(column.id).second) {
        refuse(message("result.repeated_column", "{1} is there twice", of), each_once());
      }
      if (column.kind == ValueKind::weight) {
        for (const double weight : column.values) {
          check_weight(weight, of);
        }
      }
    }
  }

  void check_space(const LearnedSpace& space) const {
    const Message of = message("result.the_space", "the space");
    if (!space.empty()) {
      check_length(static_cast<std::size_t>(space.dimension()), count(), false, of,
                   space.is_map() ? counted_columns : counted_weights);
    }
    for (const double weight : space.weights()) {
      check_weight(weight, of);
    }
    if (!space.all_finite()) {
      refuse(message("result.no_number", "{1} holds what is no number", of),
             message("result.no_number.accepted", "finite numbers"));
    }
  }

  void check_path_point(const PathPoint& point, const Message& of) const {
    if (point.feature_count < 0 || point.feature_count > features_) {
      refuse(
          message("result.bad_count", "{1} has {2} {2:feature|features}", of, point.feature_count),
          message("result.bad_count.accepted", "0 to {1}", features_));
    }
    check_length(static_cast<std::size_t>(point.weights.size()), count(), true, of,
                 counted_weights);
    check_positions(point.selection, features_, of, noun_feature());
    for (const double weight : point.weights) {
      check_weight(weight, of);
    }
  }

  void check_pictures(const Result& result) const {
    for (const Projection& projection : result.projections) {
      check_length(
          projection.axis_labels.size(), static_cast<std::size_t>(projection.coordinates.cols()),
          true, message("result.a_projection", "projection '{1}'", projection.id), counted_labels);
    }
    for (const History& history : result.histories) {
      check_length(history.y.size(), history.x.size(), false,
                   message("result.a_history", "history '{1}'", history.info.id), counted_values);
    }
  }

  Index features_;
  Index rows_;
  const std::string& where_;
};

Message of_this_table() {
  return message("record.other_table.accepted", "a record of the table as it is now");
}

}  // namespace

void refuse_what_does_not_fit(const Record& record, const std::string& where) {
  if (record.data.rows < 0 || record.data.columns < 0) {
    throw bad_input(
        {message("record.negative_size", "the table has a negative number of rows or columns"),
         where});
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
    throw bad_input({message("record.other_inputs", "its results are not of its inputs"), where,
                     of_this_table()});
  }
  if (!record.result.samples) {
    return;
  }
  for (const Index position : record.result.samples->positions) {
    if (position >= problem.samples()) {
      throw bad_input({message("record.no_sample", "it selected sample {1}, and there are {2}",
                               position + 1, problem.samples()),
                       where, of_this_table()});
    }
  }
}

}  // namespace steelyard
