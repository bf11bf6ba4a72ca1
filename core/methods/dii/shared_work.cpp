// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/shared_work.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <utility>

#include "core/error.h"
#include "core/in_words.h"
#include "core/positions.h"
#include "core/problem/row_copies.h"
#include "core/problem/ties.h"
#include "core/problem/truth_ranks.h"
#include "core/random.h"

namespace steelyard::dii {
namespace {

/// Distances in which samples near in time come last.
class WithoutNearInTime : public DistanceSource {
 public:
  WithoutNearInTime(const DistanceSource& source, Index exclude)
      : source_(source), exclude_(exclude) {}

  [[nodiscard]] Index samples() const override { return source_.samples(); }
  [[nodiscard]] Index row_length() const override { return source_.row_length(); }
  [[nodiscard]] Index rows_at_once() const override { return source_.rows_at_once(); }
  [[nodiscard]] bool fill(std::span<const Index> rows, std::span<double> block,
                          const std::stop_token& stop) const override {
    if (!source_.fill(rows, block, stop)) {
      return false;
    }
    double* row = block.data();
    for (const Index i : rows) {
      const Index first = std::max(Index{0}, i - exclude_);
      const Index last = std::min(samples() - 1, i + exclude_);
      std::fill(row + first, row + last + 1, std::numeric_limits<double>::max());
      row += row_length();
    }
    return true;
  }

 private:
  const DistanceSource& source_;
  Index exclude_;
};

/// If columns have few distinct values, neighbours tie to the last digit. A descent attracted to
/// such ties is decided by rounding, so single precision would give a different result.
Precision precision_for(const SharedMatrix& inputs, Precision asked) {
  return inputs.has_mostly_few_values() ? Precision::double_precision : asked;
}

std::vector<Index> chosen_rows(const Options& options, Index samples) {
  const Index count = row_count(options, samples);
  if (count < samples) {
    return Random(options.seed, Purpose::rows_of_a_fit).subset(samples, count);
  }
  return all_positions(samples);
}

/// Space A in the coordinates of the descent, x / scale, so that distances at u are those at w; its
/// features are centred.
/// \return `std::nullopt` when stopped
std::optional<Space> input_space(const Problem& problem, const Scaling& scaling,
                                 const std::stop_token& stop) {
  Space space{Matrix(problem.samples(), problem.dimension()), Vector(problem.dimension())};
  for (Index feature = 0; feature < space.dimension(); ++feature) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    auto coordinates = space.coordinates.col(feature);
    coordinates = problem.inputs.col(feature) / scaling.scale[feature];
    space.periods[feature] =
        problem.features[static_cast<std::size_t>(feature)].period / scaling.scale[feature];
    centre(coordinates, space.periods[feature]);
  }
  return space;
}

}  // namespace

std::optional<Information> make_information(const Problem& problem, const Scaling& scaling,
                                            const Options& options, const std::stop_token& stop) {
  std::vector<Index> rows = chosen_rows(options, problem.samples());
  std::optional<Ranks> ranks;
  if (options.exclude > 0) {
    const auto distances = truth_distances(problem);
    ranks = Ranks::of(WithoutNearInTime(*distances, options.exclude), rows, stop);
  } else {
    ranks = ranks_of_truth(problem, rows, stop);
  }
  if (!ranks) {
    return std::nullopt;
  }
  const double error = error_of_copies(problem, rows);
  auto space = input_space(problem, scaling, stop);
  if (!space) {
    return std::nullopt;
  }
  return Information{std::move(*space), std::move(rows), std::move(*ranks), options.exclude, error};
}

SharedWork::SharedWork(ProblemPtr problem, Options options)
    : problem_(std::move(problem)),
      options_(std::move(options)),
      scaling_(scaling_of(*problem_, options_)) {
  options_.precision = precision_for(problem_->inputs, options_.precision);
}

bool SharedWork::prepare(const std::stop_token& stop) {
  if (information_) {
    return true;
  }
  information_ = naming_rows([] { return message("dii.memory_of_ranks", "the ranks"); },
                             row_count(options_, problem_->samples()), problem_->samples(),
                             [&] { return make_information(*problem_, scaling_, options_, stop); });
  if (!information_) {
    return false;
  }
  warning_of_ties_ = steelyard::warning_of_ties(*problem_);
  return true;
}

}  // namespace steelyard::dii
