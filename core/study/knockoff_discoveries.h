// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/message.h"
#include "core/study/knockoff_options.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

/// The draws of knockoff_study(), and what they find.
class KnockoffDiscoveries : public ReplicatePlan {
 public:
  KnockoffDiscoveries(StudyQuestion question, KnockoffPlanOptions options,
                      std::vector<ScalarInfo> scalars);

  void begin(const Result& /*main*/) override {}
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  /// A draw without a value finds nothing.
  void failed(std::size_t /*replicate*/) override { failed_ += 1.0; }
  void report(Result& result) const override;

 private:
  /// The findings of one draw of knockoffs.
  struct Draw {
    Vector statistics;  ///< W, D; 0 for constant features
    double threshold = 0.0;
    std::vector<Index> found;
    KeptCorrelations kept;
  };
  /// The findings of all finished draws.
  struct Found {
    std::vector<Index> features;    ///< best first
    Vector statistics, e_values;    ///< D, means over the draws
    std::vector<double> how_often;  ///< D, share of the draws that found the feature
  };

  [[nodiscard]] Found found() const;
  void add_columns(const Found& found, Result& result) const;
  [[nodiscard]] Message conclusion(const Found& found) const;
  [[nodiscard]] Message rule() const;
  void warn(Result& result) const;
  [[nodiscard]] Figure statistics_figure(const Found& found) const;
  [[nodiscard]] Figure correlations_figure() const;

  StudyQuestion question_;
  KnockoffPlanOptions options_;
  std::vector<ScalarInfo> scalars_;
  std::shared_ptr<KnockoffSource> source_;
  std::shared_ptr<PairedProblem> paired_;  ///< problem of the running draw
  std::vector<Draw> draws_;                ///< those that are finished
  double failed_ = 0.0;                    ///< number of draws without a value
};

}  // namespace steelyard
