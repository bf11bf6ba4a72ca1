// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/run/method.h"
#include "tests/support/parameter_builders.h"
#include "tests/support/probe_figures.h"

namespace steelyard::tests {

/// Predicts the first input itself.
class ProbePredictor final : public Predictor {
 public:
  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override { return inputs.col(0); }
  [[nodiscard]] double risk(const Problem& problem) const override {
    return (predict(problem.inputs).col(0) - problem.truth.col(0)).squaredNorm() /
           static_cast<double>(problem.samples());
  }
  [[nodiscard]] std::string loss() const override { return "mean squared error"; }
};

/// A run that is over after two pieces and says every kind of thing of the features. The numbers of
/// feature k of D follow from k alone.
class ProbeStepper final : public Stepper {
 public:
  /// \param found  as the parameter of this name
  ProbeStepper(ProblemPtr problem, std::string found)
      : problem_(std::move(problem)), found_(std::move(found)) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override {
    static const std::array<ScalarInfo, 1> infos{{{"energy", "Energy", false}}};
    return infos;
  }

 private:
  [[nodiscard]] Snapshot work(Budget /*budget*/, std::stop_token /*stop*/) override {
    Snapshot snapshot;
    snapshot.iteration = pieces_;
    snapshot.space = map();
    snapshot.leading = columns().front();
    snapshot.appended.iterates.push_back({pieces_, {objective()}, {}});
    if (pieces_ == 0) {
      snapshot.appended.figures = probe_figures();
    } else {
      snapshot.appended.figure_points = probe_points();
    }
    if (++pieces_ > 1) {
      snapshot.outcome = Outcome{Ending::converged, {}};
    }
    return snapshot;
  }

  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = {Ending::converged, {}};
    result.iterations = 1;
    result.objective = objective();
    result.columns = columns();
    result.space = map();
    if (found_ != "no-rule") {
      result.selection.rule = other_words("Benjamini-Hochberg at 0.1");
    }
    if (found_ == "something") {
      result.selection.features = {2, 0};
    }
    result.histories = {{scalars().front(), {0.0, 1.0}, {objective(), objective()}}};
    result.figures = probe_figures();
    result.figures.front() = whole_probe_lines();
    result.predictor = std::make_shared<const ProbePredictor>();
    result.projections = {{"probe",
                           "Probe",
                           Matrix::Zero(problem_->samples(), 2),
                           {other_words("first"), other_words("second")}}};
    result.findings = {{"stretch", other_words("Stretch"), 0.25, 0.125, "nm", Better::lower,
                        other_words("two pieces")},
                       {"count", other_words("Count"), 3.0}};
    result.warnings = {message("made_up", "made up")};
    return result;
  }

  /// Below 0, as an objective may be.
  [[nodiscard]] double objective() const { return -2.5; }

  /// Two components: the difference and the sum of the first two inputs.
  [[nodiscard]] LearnedSpace map() const {
    Matrix map = Matrix::Zero(2, problem_->dimension());
    map.leftCols(2) << 1.0, -1.0, 0.5, 0.5;
    return LearnedSpace::of_map(map);
  }

  [[nodiscard]] std::vector<FeatureColumn> columns() const {
    std::vector<FeatureColumn> all{
        {"statistic", "Statistic", "a made-up signed score", ValueKind::signed_score},
        {"open", "Open", "a probability", ValueKind::probability},
        {"p_value", "p", "a p-value", ValueKind::p_value},
        {"q_value", "q", "a q-value", ValueKind::q_value},
        {"share", "How often", "a share", ValueKind::share},
        {"error", "Error", "a standard error", ValueKind::error},
        {"real", "Real", "a flag", ValueKind::flag}};
    for (Index feature = 0; feature < problem_->dimension(); ++feature) {
      const auto k = static_cast<double>(feature);
      const std::array<double, 7> values{1.0 - k, 0.5, 0.01 * (k + 1.0), 0.1, 0.25, 0.125, 1.0};
      for (std::size_t column = 0; column < all.size(); ++column) {
        all[column].values.push_back(values.at(column));
      }
    }
    return all;
  }

  ProblemPtr problem_;
  std::string found_;
  std::uint64_t pieces_ = 0;
};

/// A method that no scientist needs: it gives every kind of thing that a result can hold, so that
/// tests can see whether each arrives everywhere.
class ProbeMethod final : public Method {
 public:
  explicit ProbeMethod(Target target = Target::none) {
    info_.target = target;
    info_.objective = {Objective::Better::lower, true, true};
    info_.id = "probe";
    info_.title = "Probe";
    info_.family = "Made up";
    info_.purpose = "Gives everything that a method can give.";
    info_.citation = "nobody (2026)";
    info_.gives = Output::map;
    info_.predicts = true;
  }

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return schema_; }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override {
    std::vector<Complaint> complaints = schema_.check(values);
    return complaints.empty() ? role_complaints(info_, problem) : complaints;
  }
  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    return {};
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    return std::make_unique<ProbeStepper>(std::move(problem), values.choice("found"));
  }

 private:
  MethodInfo info_;
  ParameterSchema schema_{{choice_parameter("found", "Found", "something",
                                            {{"something", "Something", "two features"},
                                             {"nothing", "Nothing", "an empty discovery"},
                                             {"no-rule", "No rule", "a ranking alone"}},
                                            "What the rule selects.")}};
};

}  // namespace steelyard::tests
