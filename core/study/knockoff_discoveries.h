// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/study/knockoff_options.h"
#include "core/study/trust_study.h"

namespace steelyard {

/// Which features matter, with a promise on how many of them do not (Barber & Candes 2015; Candes,
/// Fan, Janson & Lv 2018): the method is run once more with a knockoff beside each feature, which
/// is as much like the others as the feature is but has nothing to do with the target. What the
/// method says of a feature, less what it says of its knockoff, is as often positive as negative
/// for a feature that does not matter; so the features far below 0 tell how many of those far above
/// it are there by chance. What is compared is the method's first feature column.
///
/// Of several draws, the e-values are averaged (e_values.h). The selection of the result becomes
/// the discoveries; W, how often a feature was discovered, and, of several draws, its e-value
/// become columns.
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
  /// Of one draw of knockoffs.
  struct Draw {
    Vector statistics;  ///< W: D; 0 for constant features
    double threshold = 0.0;
    std::vector<Index> found;
    KeptCorrelations kept;
  };
  /// Of all draws that are finished.
  struct Found {
    std::vector<Index> features;    ///< best first
    Vector statistics, e_values;    ///< D, means over the draws
    std::vector<double> how_often;  ///< D, share of draws
  };

  [[nodiscard]] Found found() const;
  void add_columns(const Found& found, Result& result) const;
  [[nodiscard]] std::string sentence(const Found& found) const;
  [[nodiscard]] std::string rule() const;
  void warn(Result& result) const;
  [[nodiscard]] Figure statistics_figure(const Found& found) const;
  [[nodiscard]] Figure correlations_figure() const;

  StudyQuestion question_;
  KnockoffPlanOptions options_;
  std::vector<ScalarInfo> scalars_;
  std::shared_ptr<KnockoffSource> source_;
  std::shared_ptr<PairedProblem> paired_;  ///< of the running draw
  std::vector<Draw> draws_;                ///< that are finished
  double failed_ = 0.0;                    ///< draws without a value
};

}  // namespace steelyard
