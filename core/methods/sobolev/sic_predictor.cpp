// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_predictor.h"

#include <algorithm>
#include <limits>

#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard::sobolev {
namespace {

template <typename Values>
void activate_in_place(Values&& values, Activation activation) {
  if (activation == Activation::relu) {
    values = values.cwiseMax(0.0F);
    return;
  }
  values = values.array().max(0.0F) + (-values.array().abs()).exp().log1p();
}

/// Computes f from what reaches the first hidden layer, with no unit left out. Owns its buffers, so
/// each thread needs its own.
class CriticOutputs {
 public:
  /// \param layout  must outlive this
  explicit CriticOutputs(const CriticLayout& layout);

  /// A buffer to be filled with W_1 [x, y], one column per pair.
  /// \param pairs  >= 1
  [[nodiscard]] Eigen::Block<MatrixOf<float>, Eigen::Dynamic, Eigen::Dynamic, true> first(
      Index pairs);
  /// Adds f of each pair to `sums`, whose length is the number of pairs.
  void add_to(VectorOf<double>& sums, const VectorOf<float>& weights);

 private:
  const CriticLayout& layout_;
  std::vector<MatrixOf<float>> values_;  // one per hidden layer
  VectorOf<float> outputs_;
};

CriticOutputs::CriticOutputs(const CriticLayout& layout)
    : layout_(layout), values_(layout.shape().layers()) {}

Eigen::Block<MatrixOf<float>, Eigen::Dynamic, Eigen::Dynamic, true> CriticOutputs::first(
    Index pairs) {
  if (values_.front().cols() < pairs) {
    for (std::size_t layer = 0; layer < values_.size(); ++layer) {
      values_[layer].resize(layout_.units(layer + 1), pairs);
    }
  }
  return values_.front().leftCols(pairs);
}

void CriticOutputs::add_to(VectorOf<double>& sums, const VectorOf<float>& weights) {
  const Index pairs = sums.size();
  const Activation activation = layout_.shape().activation;
  activate_in_place(values_.front().leftCols(pairs), activation);
  for (std::size_t layer = 1; layer < values_.size(); ++layer) {
    values_[layer].leftCols(pairs).noalias() =
        layout_.weights(weights, layer) * values_[layer - 1].leftCols(pairs);
    activate_in_place(values_[layer].leftCols(pairs), activation);
  }
  outputs_.noalias() = values_.back().leftCols(pairs).transpose() * layout_.last(weights);
  sums += outputs_.cast<double>();
}

/// W_1 times inputs, of every critic.
/// \param first  the row of [x, y] that the inputs begin at
std::vector<MatrixOf<float>> first_layers(const SicModel& model, Index first,
                                          const MatrixOf<float>& inputs) {
  std::vector<MatrixOf<float>> all;
  for (const VectorOf<float>& critic : model.critics) {
    all.emplace_back(model.layout.weights(critic, 0).middleCols(first, inputs.rows()) * inputs);
  }
  return all;
}

}  // namespace

void take_candidates(SicModel& model, const Matrix& pairs, Index training) {
  constexpr Index most = 500;
  const Index targets = model.layout.shape().targets;
  const Matrix values = pairs.bottomRows(targets).leftCols(training);
  std::vector<Index> order = all_positions(training);
  const auto before = [&](Index a, Index b) {
    return std::lexicographical_compare(values.col(a).begin(), values.col(a).end(),
                                        values.col(b).begin(), values.col(b).end());
  };
  std::stable_sort(order.begin(), order.end(), before);
  std::vector<Index> chosen;
  std::vector<double> shares;
  const bool of_classes = !model.scaling.targets.classes.empty();
  const Index step = of_classes ? 1 : std::max<Index>(1, (training + most - 1) / most);
  for (Index place = 0; place < training; place += step) {
    const Index sample = order[static_cast<std::size_t>(std::min(place + step / 2, training - 1))];
    if (chosen.empty() || before(chosen.back(), sample)) {
      chosen.push_back(sample);
      shares.push_back(0.0);
    }
    shares.back() += 1.0;
  }
  model.candidates = values(Eigen::all, chosen).cast<float>();
  model.shares = Eigen::Map<const Vector>(shares.data(), std::ssize(shares));
  model.shares /= model.shares.sum();
}

/// Predictions of the standardised targets. M x targets
Matrix SicPredictor::standardised(const MatrixView& inputs) const {
  const Index count = model_.candidates.cols();
  const std::vector<MatrixOf<float>> by_x =
      first_layers(model_, 0, model_.scaling.standardised(inputs));
  const std::vector<MatrixOf<float>> by_y =
      first_layers(model_, model_.layout.shape().features, model_.candidates);
  const Matrix candidates = model_.candidates.cast<double>();
  Matrix predicted(inputs.rows(), candidates.rows());
  const double scale = model_.tilt / static_cast<double>(model_.critics.size());
  static_cast<void>(parallel_for(
      inputs.rows(), std::stop_token(), Sharing{.together = 8},
      [this](std::size_t) { return CriticOutputs(model_.layout); },
      [&](Index row, CriticOutputs& outputs) {
        Vector sums = Vector::Zero(count);
        for (std::size_t critic = 0; critic < by_x.size(); ++critic) {
          outputs.first(count) = by_y[critic].colwise() + by_x[critic].col(row);
          outputs.add_to(sums, model_.critics[critic]);
        }
        Vector weights = model_.shares.array() * (1.0 + scale * sums.array()).max(0.0);
        if (!(weights.sum() > 0.0)) {
          weights = model_.shares;
        }
        predicted.row(row) = (candidates * weights).transpose() / weights.sum();
      }));
  return predicted;
}

Matrix SicPredictor::predict(const MatrixView& inputs) const {
  return model_.scaling.targets.in_units(standardised(inputs));
}

double SicPredictor::risk(const Problem& problem) const {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  if (!model_.scaling.targets.classes.empty()) {
    return problem.labels ? share_of_wrong_classes(predict(problem.inputs), *problem.labels)
                          : unknown;
  }
  const Matrix wanted = targets_of(problem, model_.scaling.targets);
  return wanted.rows() == problem.samples()
             ? (standardised(problem.inputs) - wanted).squaredNorm() /
                   static_cast<double>(wanted.size())
             : unknown;
}

std::string SicPredictor::loss() const {
  return model_.scaling.targets.classes.empty() ? "mean squared error in variances of the target"
                                                : "share of wrong classes";
}

/// A change of x_j moves what reaches the first hidden layer along a column of W_1, so that alone
/// is found anew, and the layers after it.
Vector SicPredictor::statistics_with(const Problem& problem, Index input,
                                     const Matrix& draws) const {
  constexpr Index samples_at_a_time = 512;
  const Matrix targets = targets_of(problem, model_.scaling.targets);
  const std::vector<Index> known = finite_rows(targets);
  if (known.empty()) {
    return Vector::Constant(draws.cols(), std::numeric_limits<double>::quiet_NaN());
  }
  const Matrix inputs = problem.inputs(known, Eigen::all);
  const auto& varying = model_.scaling.inputs;
  const auto found = std::lower_bound(varying.begin(), varying.end(), input);
  const bool varies = found != varying.end() && *found == input;
  const Index feature = varies ? std::distance(varying.begin(), found) : 0;
  std::vector<MatrixOf<float>> first = first_layers(model_, 0, model_.scaling.standardised(inputs));
  const MatrixOf<float> by_known = targets(known, Eigen::all).transpose().cast<float>();
  const auto by_y = first_layers(model_, model_.layout.shape().features, by_known);
  for (std::size_t critic = 0; critic < first.size(); ++critic) {
    first[critic] += by_y[critic];
  }
  Vector statistics(draws.cols());
  static_cast<void>(parallel_for(
      draws.cols(), std::stop_token(), Sharing{},
      [this](std::size_t) { return CriticOutputs(model_.layout); },
      [&](Index draw, CriticOutputs& outputs) {
        VectorOf<float> moved = VectorOf<float>::Zero(std::ssize(known));
        if (varies) {
          moved = ((draws(known, draw) - inputs.col(input)) / model_.scaling.deviations[feature])
                      .cast<float>();
        }
        double sum = 0.0;
        for (Index begin = 0; begin < moved.size(); begin += samples_at_a_time) {
          const Index count = std::min(samples_at_a_time, moved.size() - begin);
          Vector sums = Vector::Zero(count);
          for (std::size_t critic = 0; critic < first.size(); ++critic) {
            const auto column = model_.layout.weights(model_.critics[critic], 0).col(feature);
            outputs.first(count) = first[critic].middleCols(begin, count);
            outputs.first(count).noalias() += column * moved.segment(begin, count).transpose();
            outputs.add_to(sums, model_.critics[critic]);
          }
          sum += sums.sum();
        }
        statistics[draw] = -sum / static_cast<double>(model_.critics.size() * known.size());
      }));
  return statistics;
}

}  // namespace steelyard::sobolev
