// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/message.h"
#include "core/study/baselines.h"
#include "core/study/mean_curve.h"
#include "core/study/replicate_plan.h"
#include "core/study/space_curve.h"

namespace steelyard {

struct LearningCurveOptions {
  Index orders = 3;              ///< orders of the samples, >= 1
  double test_share = 0.2;       ///< share of the samples, above 0 and below 1
  Index most_training = 2000;    ///< most training samples
  Index smallest_training = 20;  ///< training samples at the first size, >= 4
  Index sizes = 6;               ///< number of sizes in geometric steps, >= 2
  std::uint64_t seed = 1;
};

/// The sizes of the two parts of an order of the samples: training samples come first, test samples
/// last.
struct CurveParts {
  Index train = 0;
  Index test = 0;
};
/// Divides the samples. At most 5,000 test samples are used, since more would hardly tell more.
[[nodiscard]] CurveParts curve_parts(Index samples, const LearningCurveOptions& options);
/// Numbers of training samples in geometric steps up to all of them, each once.
/// \param train  > options.smallest_training
[[nodiscard]] std::vector<Index> curve_sizes(Index train, const LearningCurveOptions& options);

/// The curves of learning_curve_study(), one after another.
class LearningCurve : public ReplicatePlan {
 public:
  /// \param baselines  methods whose spaces are drawn for comparison, except the run's own method
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
    std::string id;  ///< stable: that of a method, "inputs"
    std::string name;
    std::shared_ptr<const Method> method = {};  ///< the method that learns the space
    Message trouble = {};                       ///< why a space is missing in some order
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
  [[nodiscard]] Message comparison(const Line& own, const Line& inputs) const;
  void report_errors(Result& result) const;

  StudyQuestion question_;
  LearningCurveOptions options_;
  std::vector<Line> lines_;
  CurveParts parts_;
  std::vector<Index> sizes_;
  std::vector<Index> order_;         ///< samples of the current order: training, then test
  std::optional<SpaceCurve> curve_;  ///< curve of the current replicate
  double of_mean_ = 0.0;             ///< test error of predicting the training samples' mean
};

}  // namespace steelyard
