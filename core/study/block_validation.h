// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/mean_curve.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

struct BlockOptions {
  Index blocks = 5;  ///< >= 2
  Index stride = 4;  ///< of the validation samples, >= 1
};

/// Fewer samples in a block, or in a validation set, tell nothing.
inline constexpr Index fewest_in_block = 20;

/// Block cross-validation of a time series: the samples are cut into consecutive blocks; the whole
/// run, its search included, is made on one block alone and judged on every stride-th sample of the
/// others, from each possible first one on (Wild et al. 2024, Fig. 2A). Neighbouring samples are
/// alike, so blocks rather than random folds; and a set as dense as a block would have nearer
/// neighbours than it, so strides.
///
/// Curves: "train" (the block's own samples) and "validation" (the mean of its sets), each the
/// method's score, mean and standard deviation over the blocks, against the number of features. A
/// block whose search has no solution of just so many is judged by its largest below.
class BlockValidation : public ReplicatePlan {
 public:
  /// \param objective  of the method, for the axis: "DII"
  BlockValidation(StudyQuestion question, BlockOptions options, std::string objective,
                  double main_share);
  BlockValidation(const BlockValidation&) = delete;
  BlockValidation& operator=(const BlockValidation&) = delete;
  ~BlockValidation() override;

  [[nodiscard]] double main_share() const override { return main_share_; }
  void begin(const Result& main) override;
  [[nodiscard]] std::vector<CurveFamily> families() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] ReplicateStart start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<CurvePoint>& points) override;
  void report(Result& result) const override;

 private:
  struct Fold;

  [[nodiscard]] std::unique_ptr<Scorer> scorer(std::size_t block, Index set) const;
  void keep(const Fold& fold, std::vector<CurvePoint>& points);

  StudyQuestion question_;
  BlockOptions options_;
  std::string objective_;
  double main_share_;
  std::vector<Index> counts_;  ///< of features, on the main path
  bool with_path_ = false;
  std::unique_ptr<Fold> fold_;  ///< being judged
  ValuesAt train_, validation_;
};

/// Samples of one of so many consecutive blocks, whose lengths differ by at most one.
[[nodiscard]] std::vector<Index> block_samples(Index samples, Index blocks, Index block);
/// Every stride-th sample of the other blocks, the first of them at `offset` < stride.
[[nodiscard]] std::vector<Index> validation_samples(Index samples, Index blocks, Index block,
                                                    Index stride, Index offset);

}  // namespace steelyard
