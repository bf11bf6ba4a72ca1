// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/sample_steps.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>

#include "core/data/read_progress.h"
#include "core/error.h"
#include "core/measures/spread.h"
#include "core/message.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/schema_of.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// The parameter "count" of steps that keep a given number of samples.
template <typename Options>
BoundParameter<Options> count_parameter(Field<Options, Index> field) {
  return parameter({"count", "Samples", "How many samples to keep; all if there are fewer"},
                   std::move(field), {1.0, 1e9});
}

struct EveryNthOptions {
  Index stride = 10;
  Index first = 1;  ///< from 1
};

ParameterList<EveryNthOptions> every_nth_parameters() {
  return {
      parameter({"stride", "Every", "Keep one sample in this many"},
                field(&EveryNthOptions::stride), {1.0, 1e9})
          .in_unit("samples"),
      parameter({"first", "Starting with", "Number of the first sample to keep, counted from 1"},
                field(&EveryNthOptions::first), {1.0, 1e9})};
}

Message keep_every_nth(Dataset& table, const ParameterValues& values,
                       const ReadControl& /*control*/) {
  const auto options = options_of(every_nth_parameters(), values);
  const Index before = table.samples();
  std::vector<Index> kept;
  for (Index at = options.first - 1; at < before; at += options.stride) {
    kept.push_back(at);
  }
  table.keep_samples(kept);
  return message("step.every_nth", "{1} of {2} {2:sample|samples} kept: every {3}", kept.size(),
                 before, options.stride);
}

}  // namespace

Preparation every_nth_sample() {
  return {"stride", "Every n-th sample", "Thins a trajectory evenly",
          schema_of<every_nth_parameters>, keep_every_nth};
}

namespace {

struct RandomSamplesOptions {
  Index count = 1000;
  std::uint64_t seed = 1;
};

ParameterList<RandomSamplesOptions> random_samples_parameters() {
  return {count_parameter(field(&RandomSamplesOptions::count)),
          seed_parameter(field(&RandomSamplesOptions::seed),
                         "A different seed gives a different choice")};
}

Message keep_random(Dataset& table, const ParameterValues& values, const ReadControl& /*control*/) {
  const auto options = options_of(random_samples_parameters(), values);
  const Index before = table.samples();
  Random random(options.seed, Purpose::chosen_samples);
  table.keep_samples(random.subset(before, std::min(options.count, before)));
  return message("step.random", "{1} of {2} {2:sample|samples} kept, chosen at random",
                 table.samples(), before);
}

}  // namespace

Preparation random_samples() {
  return {"random", "Random samples", "A representative subset, in the original order",
          schema_of<random_samples_parameters>, keep_random};
}

namespace {

struct FarthestSamplesOptions {
  Index count = 1000;
  std::string columns = inputs_word;
  bool scaled = true;
};

ParameterList<FarthestSamplesOptions> farthest_samples_parameters() {
  using Options = FarthestSamplesOptions;
  return {count_parameter(field(&Options::count)), columns_parameter(field(&Options::columns)),
          parameter({"scaled", "Scale first", "Divide each column by its standard deviation"},
                    field(&Options::scaled))};
}

void refuse_gaps(const Dataset& table, const std::vector<Index>& columns) {
  for (const Index column : columns) {
    for (Index sample = 0; sample < table.samples(); ++sample) {
      if (!std::isfinite(table.values(sample, column))) {
        throw bad_input({message("farthest_samples.missing_cell",
                                 "a cell is missing, so the sample has no position"),
                         cell_place(table, sample, column),
                         message("farthest_samples.missing_cell.accepted",
                                 "columns without missing cells (handle these first)")});
      }
    }
  }
}

/// Squared distances of all samples to one of them, to the nearest image for periodic columns.
class Distances {
 public:
  Distances(const Dataset& table, const std::vector<Index>& columns, bool scaled)
      : points_(table.values(Eigen::all, columns)), periods_(points_.cols()) {
    Vector deviations = standard_deviations(points_);
    for (Index at = 0; at < points_.cols(); ++at) {
      periods_[at] =
          table.columns[static_cast<std::size_t>(columns[static_cast<std::size_t>(at)])].period;
      if (periods_[at] > 0.0) {
        deviations[at] = circular_deviation(points_.col(at), periods_[at]);
      }
      if (scaled && deviations[at] > 0.0) {
        points_.col(at) /= deviations[at];
        periods_[at] /= deviations[at];
      }
    }
  }

  [[nodiscard]] Index samples() const { return points_.rows(); }
  /// The sample nearest to the mean, a start that depends on nothing else.
  [[nodiscard]] Index central() const {
    Eigen::RowVectorXd mean = points_.colwise().mean();
    for (Index at = 0; at < points_.cols(); ++at) {
      mean[at] = periods_[at] > 0.0 ? circular_mean(points_.col(at), periods_[at]) : mean[at];
    }
    Index sample = 0;
    squares_from(mean).minCoeff(&sample);
    return sample;
  }
  [[nodiscard]] Vector to(Index sample) const { return squares_from(points_.row(sample)); }

 private:
  [[nodiscard]] Vector squares_from(const Eigen::RowVectorXd& point) const {
    Vector squares = Vector::Zero(points_.rows());
    for (Index at = 0; at < points_.cols(); ++at) {
      const double period = periods_[at];
      const Vector differences = points_.col(at).array() - point[at];
      if (period > 0.0) {
        squares.array() +=
            (differences.array() - period * (differences.array() / period).round()).square();
      } else {
        squares.array() += differences.array().square();
      }
    }
    return squares;
  }

  Matrix points_;
  Vector periods_;
};

/// Each next sample is the farthest from those chosen so far (Gonzalez 1985).
std::vector<Index> farthest_first(const Distances& distances, Index count,
                                  const ReadControl& control) {
  ReadProgress progress(control);
  std::vector<Index> chosen{distances.central()};
  Vector nearest = distances.to(chosen.front());
  while (std::ssize(chosen) < count) {
    progress.at(static_cast<double>(chosen.size()) / static_cast<double>(count));
    Index next = 0;
    if (nearest.maxCoeff(&next) <= 0.0) {
      break;  // the rest equal chosen samples
    }
    chosen.push_back(next);
    nearest = nearest.cwiseMin(distances.to(next));
  }
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

Message keep_farthest(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(farthest_samples_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  refuse_gaps(table, columns);
  const Index before = table.samples();
  table.keep_samples(farthest_first(Distances(table, columns, options.scaled),
                                    std::min(options.count, before), control));
  return message("step.farthest",
                 "{1} of {2} {2:sample|samples} kept, the farthest from each other",
                 table.samples(), before);
}

}  // namespace

Preparation farthest_samples() {
  return {"farthest", "Samples far apart",
          "Covers rare as well as common samples: each is the farthest from those before",
          schema_of<farthest_samples_parameters>, keep_farthest};
}

namespace {

struct ChosenSamplesOptions {
  std::vector<double> rows;  ///< from 1
  bool keep = true;
};

ParameterList<ChosenSamplesOptions> chosen_samples_parameters() {
  return {parameter({"rows", "Rows", "Rows of the chosen samples in the file, counted from 1"},
                    field(&ChosenSamplesOptions::rows), {1.0, 1e15}),
          parameter({"keep", "Keep them", "Keep only these samples; otherwise leave them out"},
                    field(&ChosenSamplesOptions::keep))};
}

Message keep_chosen(Dataset& table, const ParameterValues& values, const ReadControl& /*control*/) {
  const auto options = options_of(chosen_samples_parameters(), values);
  std::set<Index> rows;
  for (const double row : options.rows) {
    rows.insert(static_cast<Index>(row) - 1);
  }
  if (rows.empty()) {
    throw bad_input({message("chosen_samples.no_row", "no row is given"), "Chosen samples",
                     message("chosen_samples.no_row.accepted", "rows of the file, from 1")});
  }
  const Index before = table.samples();
  std::vector<Index> kept;
  for (Index sample = 0; sample < before; ++sample) {
    if (rows.contains(table.row_of(sample)) == options.keep) {
      kept.push_back(sample);
    }
  }
  table.keep_samples(kept);
  return message("step.chosen", "{1} of {2} {2:sample|samples} kept, chosen by hand", kept.size(),
                 before);
}

}  // namespace

Preparation chosen_samples() {
  return {"samples", "Chosen samples", "Keep samples chosen by their rows, or leave them out",
          schema_of<chosen_samples_parameters>, keep_chosen};
}

}  // namespace steelyard
