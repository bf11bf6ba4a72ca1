// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/fourier_frequencies.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/random.h"

namespace steelyard::sobolev {
namespace {

/// Hands out all inputs in random order, again and again, some different ones at a time.
class SharedOut {
 public:
  SharedOut(Index inputs, Index together, Random& random)
      : inputs_(inputs), together_(std::min(together, inputs)), random_(random) {}

  std::vector<Index> next() {
    std::vector<Index> taken;
    while (std::ssize(taken) < together_) {
      if (left_.empty()) {
        left_ = random_.permutation(inputs_);
      }
      // One that is taken already waits for the next feature.
      const auto found = std::find_if(left_.rbegin(), left_.rend(), [&](Index input) {
        return std::find(taken.begin(), taken.end(), input) == taken.end();
      });
      if (found == left_.rend()) {
        const std::vector<Index> more = random_.permutation(inputs_);
        left_.insert(left_.begin(), more.begin(), more.end());
      } else {
        taken.push_back(*found);
        left_.erase(std::next(found).base());
      }
    }
    return taken;
  }

 private:
  Index inputs_, together_;
  Random& random_;
  std::vector<Index> left_;
};

/// The median distance of two samples in as many random inputs.
double median_distance(const Matrix& x, Index inputs, Random& random) {
  constexpr std::size_t pairs = 2000;
  std::vector<double> squares;
  const auto draw = [&random](Index count) {
    return static_cast<Index>(random.below(static_cast<std::uint64_t>(count)));
  };
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const Index one = draw(x.rows());
    const Index other = draw(x.rows());
    double square = 0.0;
    for (const Index input : random.subset(x.cols(), inputs)) {
      const double difference = x(one, input) - x(other, input);
      square += difference * difference;
    }
    if (square > 0.0) {
      squares.push_back(square);
    }
  }
  if (squares.empty()) {
    return 1.0;
  }
  const auto middle = squares.begin() + std::ssize(squares) / 2;
  std::nth_element(squares.begin(), middle, squares.end());
  return std::sqrt(*middle);
}

}  // namespace

FourierFrequencies fourier_frequencies(const FourierWish& wish, const Matrix& x, Index targets) {
  Random random(wish.seed, Purpose::random_frequencies, 0);
  Random of_distances(wish.seed, Purpose::random_frequencies, 1);
  const Index seen = std::min(wish.sparse.value_or(x.cols()), x.cols());
  const double width = wish.width ? *wish.width : median_distance(x, seen, of_distances);
  FourierFrequencies drawn{Matrix::Zero(wish.count, x.cols()), Matrix(wish.count, targets),
                           Vector(wish.count)};
  SharedOut inputs(x.cols(), seen, random);
  for (Index feature = 0; feature < wish.count; ++feature) {
    for (const Index input : inputs.next()) {
      drawn.inputs(feature, input) = random.normal() / width;
    }
    for (Index target = 0; target < targets; ++target) {
      drawn.targets(feature, target) = random.normal() / wish.target_width;
    }
    drawn.phases[feature] = 2.0 * std::numbers::pi * random.uniform();
  }
  return drawn;
}

}  // namespace steelyard::sobolev
