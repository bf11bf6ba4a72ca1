// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/sample_order.h"
#include "core/study/mean_curve.h"
#include "core/study/trust_study.h"

namespace steelyard {

struct BlockOptions {
  Index blocks = 5;  ///< >= 2
  Index stride = 4;  ///< distance between validation samples, >= 1
};

/// Block validation of a time series: the samples are cut into consecutive blocks, or into
/// blocks of whole groups if they form groups. The whole run, including its search, is repeated on
/// one block only and evaluated on every stride-th sample of the other blocks, for each possible
/// offset (Wild et al. 2024, Fig. 2A). Blocks are used rather than random folds because
/// neighbouring samples are correlated, and strides because the other blocks together are denser
/// than one block and would have nearer neighbours.
///
/// There are two curves against the number of features: "train" (the block's own samples) and
/// "validation" (the mean of its sets). Each shows the method's score, with mean and standard
/// deviation over the blocks. If the search on a block has no solution with exactly that number of
/// features, its largest solution with fewer features is used.
///
/// A matrix compares the weights of the blocks, for as many features as the run selects. A table
/// has a row for each solution of each block: its objectives, that of each validation set included,
/// its features and their weights (Wild et al. 2024, Figs. S4 and S5).
class BlockValidation : public ReplicatePlan {
 public:
  /// \param objective  name of the method's objective, for the axis title: "DII"
  BlockValidation(StudyQuestion question, BlockOptions options, std::string objective);
  BlockValidation(const BlockValidation&) = delete;
  BlockValidation& operator=(const BlockValidation&) = delete;
  ~BlockValidation() override;

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  struct Fold;

  [[nodiscard]] std::unique_ptr<ObjectiveEvaluator> scorer(std::size_t block, Index set) const;
  void keep(const Fold& fold, std::vector<FigurePoint>& points);
  /// Nothing where no solution has so few features.
  [[nodiscard]] std::optional<Figure> weights_of_blocks(std::size_t selected) const;
  [[nodiscard]] Figure table_of_solutions() const;

  StudyQuestion question_;
  BlockOptions options_;
  std::string objective_;
  Folds blocks_;
  std::vector<Solution> of_all_;  ///< of the main run
  bool with_path_ = false;
  std::unique_ptr<Fold> fold_;  ///< being evaluated
  ValuesAt train_, validation_;
  std::vector<Fold> kept_;  ///< the finished blocks
};

/// Block validation as a study.
class BlockValidationStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.scoring() != nullptr;
  }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
};

/// The samples of each block: consecutive ones whose lengths differ by at most one, by time where
/// it is known; where samples form groups, whole groups, so that there may be fewer blocks.
[[nodiscard]] Folds blocks_of(Index samples, const SampleOrder& order, Index blocks);
/// Every stride-th sample of the other blocks, by time where it is known, starting at `offset` <
/// stride; ascending.
/// \param block  one of blocks_of
[[nodiscard]] std::vector<Index> validation_samples(Index samples, const SampleOrder& order,
                                                    const std::vector<Index>& block, Index stride,
                                                    Index offset);

}  // namespace steelyard
