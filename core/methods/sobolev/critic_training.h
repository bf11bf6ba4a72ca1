// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/methods/sobolev/critic_eta.h"
#include "core/methods/sobolev/critic_layout.h"
#include "core/methods/sobolev/feature_groups.h"

namespace steelyard::sobolev {

/// How a critic is trained.
struct CriticPlan {
  std::vector<Index> hidden{100, 100};
  Activation activation = Activation::relu;
  double dropout = 0.3;        ///< share of the hidden units left out, 0 .. < 1
  Index batch = 50;            ///< joint pairs per update, and as many mixed ones; >= 2
  double rate = 1e-3;          ///< learning rate of Adam
  double weight_decay = 1e-4;  ///< this times the weights is added to the gradient
  double rho = 1.0;            ///< weight of the penalty on the mean of f^2
  CriticEta::Plan eta;
  std::uint64_t seed = 1;
  std::uint64_t critic = 0;  ///< number of the critic: each has random numbers of its own
};

/// The data that critics are trained on: one column per sample, x above y, both standardised.
template <typename Scalar>
struct CriticData {
  MatrixOf<Scalar> pairs;  ///< (D + targets) x N
  FeatureGroups groups{0};

  [[nodiscard]] Index samples() const { return pairs.cols(); }
  [[nodiscard]] Index features() const { return groups.features(); }
  [[nodiscard]] Index targets() const { return pairs.rows() - features(); }
};

/// The batch size asked for, or half the samples if that is less; at least 2.
[[nodiscard]] Index fitting_batch(Index asked, Index samples);

/// A critic in training. Hides in which precision it is trained.
class CriticTraining {
 public:
  CriticTraining() = default;
  CriticTraining(const CriticTraining&) = delete;
  CriticTraining& operator=(const CriticTraining&) = delete;
  virtual ~CriticTraining() = default;

  /// Trains until `updates` updates have been done in all.
  /// \return false when stopped before that
  [[nodiscard]] virtual bool advance_to(std::uint64_t updates, const std::stop_token& stop) = 0;
  [[nodiscard]] virtual std::uint64_t updates() const = 0;
  /// One value per group.
  [[nodiscard]] virtual const Vector& eta() const = 0;
  [[nodiscard]] virtual const CriticLayout& layout() const = 0;
  [[nodiscard]] virtual VectorOf<float> weights() const = 0;
};

/// \param data  the training keeps it alive
template <typename Scalar>
[[nodiscard]] std::unique_ptr<CriticTraining> critic_training(
    std::shared_ptr<const CriticData<Scalar>> data, const CriticPlan& plan);

}  // namespace steelyard::sobolev
