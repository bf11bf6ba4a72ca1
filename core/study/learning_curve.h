// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/study/baselines.h"
#include "core/study/mean_curve.h"
#include "core/study/replicate_plan.h"
#include "core/study/space_curve.h"

namespace steelyard {

struct LearningCurveOptions {
  Index orders = 3;              ///< of the samples; >= 1
  double test_share = 0.2;       ///< of the samples, above 0 and below 1
  Index most_training = 2000;    ///< samples
  Index smallest_training = 20;  ///< the first size; >= 4
  Index sizes = 6;               ///< >= 2, in geometric steps
  std::uint64_t seed = 1;
};

/// How an order of the samples is divided: training samples come first, test samples last.
struct CurveParts {
  Index train = 0;
  Index test = 0;
};
/// Of many test samples, 5,000 tell as much as all.
[[nodiscard]] CurveParts curve_parts(Index samples, const LearningCurveOptions& options);
/// Numbers of training samples in geometric steps up to all of them, each once.
/// \param train  > options.smallest_training
[[nodiscard]] std::vector<Index> curve_sizes(Index train, const LearningCurveOptions& options);

/// How fast does a regression learn in the space of the run? For each of several random orders of
/// the samples (whole groups, or a stretch of time, are tested where samples belong together), the
/// run is repeated on the training samples; the mean absolute error of a kernel ridge regression on
/// the test samples, relative to that of the training samples' mean, is then drawn against the
/// number of training samples, in the learned space, in the spaces that other methods learn, and
/// with the inputs as they are (and, where their spreads differ widely, at equal spread). Each
/// space has a width and a penalty of its own, chosen on training samples.
///
/// The space is learned from all training samples of the order, so its curve says what a regression
/// on few of them gains from a space that is known already; at the largest size, space and
/// regression have seen the same samples.
class LearningCurve : public ReplicatePlan {
 public:
  /// \param baselines  whose spaces are compared with; the method itself is passed over
  LearningCurve(StudyQuestion question, LearningCurveOptions options, const Methods& baselines);

  void begin(const Result& /*main*/) override {}
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  enum class Source { run, baseline, as_they_are, equal_spread };
  struct Line {
    Source source = Source::run;
    std::string name;
    std::shared_ptr<const Method> method = {};  ///< whose space it is
    std::string trouble = {};                   ///< why a space is missing in some order
    ValuesAt errors = {};                       ///< by number of training samples
  };

  [[nodiscard]] Line& line(std::size_t replicate) { return lines_[replicate % lines_.size()]; }
  [[nodiscard]] const Line& line(std::size_t replicate) const {
    return lines_[replicate % lines_.size()];
  }
  [[nodiscard]] Split dealt(std::size_t order) const;
  void fit_parts();
  [[nodiscard]] std::vector<Index> training() const;
  void deal(std::size_t order);
  [[nodiscard]] bool enter(Line& line, const Result* result);
  [[nodiscard]] LearnedSpace space_of(const Line& line, const Result* result) const;
  void keep(Line& line, std::vector<FigurePoint>& points);
  [[nodiscard]] std::string comparison(const Line& own, const Line& inputs) const;
  [[nodiscard]] std::string finding() const;

  StudyQuestion question_;
  LearningCurveOptions options_;
  std::vector<Line> lines_;
  CurveParts parts_;
  std::vector<Index> sizes_;
  std::vector<Index> order_;         ///< samples of the running order: training, then test
  std::optional<SpaceCurve> curve_;  ///< of the running replicate
  double of_mean_ = 0.0;             ///< its error where the mean is predicted
};

}  // namespace steelyard
