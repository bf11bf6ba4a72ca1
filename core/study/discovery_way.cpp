// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/discovery_way.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/message.h"
#include "core/study/knockoff_options.h"

namespace steelyard {
namespace {

/// Whether a score speaks for its feature.
class Speaks {
 public:
  explicit Speaks(const FeatureColumn& column)
      : values_(column.values), general_(column.kind == ValueKind::score) {
    for (const double value : values_) {
      if (std::isfinite(value)) {
        ties_ = value < lowest_ ? 1 : ties_ + (value == lowest_ ? 1 : 0);
        lowest_ = std::min(lowest_, value);
      }
    }
  }

  [[nodiscard]] bool for_feature(Index feature) const {
    const double value = values_[static_cast<std::size_t>(feature)];
    const bool bottom = value == lowest_ && ties_ > 1;
    const bool may_be_negative = general_ && lowest_ < 0.0;
    return std::isfinite(value) && !bottom && (value > 0.0 || may_be_negative);
  }

 private:
  const std::vector<double>& values_;
  bool general_;  ///< a score that may be of any sign
  double lowest_ = std::numeric_limits<double>::infinity();
  Index ties_ = 0;  ///< features of the lowest score
};

/// What a run selected by a rule.
Discovered selected_in(const Result& result) {
  if (result.samples) {
    return {{}, message("discoveries.samples", "it selects samples")};
  }
  if (result.selection.rule.says_nothing()) {
    return {{}, message("discoveries.no_rule", "it selects nothing by a rule of its own")};
  }
  const FeatureSelection& selection = result.selection;
  return {{selection.features.begin() + selection.kept, selection.features.end()}, {}};
}

class BestRanked final : public DiscoveryWay {
 public:
  [[nodiscard]] ParameterChoice choice() const override {
    return {"best", "The best of the ranking",
            "as many as there are true columns; only scores above 0 count"};
  }
  [[nodiscard]] Message words(Index truth) const override {
    return message("discoveries.the_best", "the best {1}", truth);
  }
  [[nodiscard]] Discovered discovered(const Result& result, Index truth) const override {
    if (result.columns.empty() || result.samples) {
      return {{}, message("discoveries.no_ranking", "it ranks no features")};
    }
    std::vector<Index> best = ranking(result.columns);
    best.resize(std::min(best.size(), static_cast<std::size_t>(truth)));
    const Speaks score(result.columns.front());
    std::erase_if(best, [&](Index feature) { return !score.for_feature(feature); });
    return {std::move(best), {}};
  }
};

class OwnSelection final : public DiscoveryWay {
 public:
  [[nodiscard]] ParameterChoice choice() const override {
    return {"own", "The method's own selection", "what its rule selects"};
  }
  [[nodiscard]] Message words(Index /*truth*/) const override {
    return message("discoveries.own_selection", "each method's own selection");
  }
  [[nodiscard]] Discovered discovered(const Result& result, Index /*truth*/) const override {
    return selected_in(result);
  }
};

class SelectedByStudy final : public DiscoveryWay {
 public:
  SelectedByStudy(std::shared_ptr<const Study> study, double usual_rate)
      : study_(std::move(study)), usual_rate_(usual_rate) {}

  [[nodiscard]] ParameterChoice choice() const override {
    const StudyInfo& info = study_->info();
    return {info.id, info.title, info.purpose};
  }
  [[nodiscard]] Message words(Index /*truth*/) const override {
    return message("discoveries.what_selects", "what {1} selects", quoted_title());
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return study_->parameters();
  }
  [[nodiscard]] std::vector<Complaint> trouble_with(const Method& method) const override {
    if (study_->takes(method)) {
      return {};
    }
    return {{"discover", "Discoveries",
             message("discoveries.method_not_taken", "{1} takes only {2}", quoted_title(),
                     term_words(study_->info().needs))}};
  }
  [[nodiscard]] RunPlan plan(const StudyQuestion& question) const override {
    RunPlan followed = question.run;
    followed.check = {study_, question.settings, {}};
    return followed;
  }
  [[nodiscard]] std::optional<double> rate(const ParameterValues& settings) const override {
    return discovery_rate(settings, usual_rate_);
  }
  [[nodiscard]] Discovered discovered(const Result& result, Index /*truth*/) const override {
    return selected_in(result);
  }

 private:
  [[nodiscard]] Message quoted_title() const {
    return message("discoveries.title", "'{1}'", term_words(study_->info().title));
  }

  std::shared_ptr<const Study> study_;
  double usual_rate_;
};

}  // namespace

std::vector<Complaint> DiscoveryWay::check(const StudyQuestion& question) const {
  std::vector<Complaint> complaints = trouble_with(*question.run.method);
  return complaints.empty() ? complaints_about(plan(question), *question.problem) : complaints;
}

Estimate DiscoveryWay::estimate(const StudyQuestion& question) const {
  return steelyard::estimate(plan(question), *question.problem);
}

BegunTrial DiscoveryWay::begin(const StudyQuestion& question) const {
  const std::vector<Complaint> complaints = trouble_with(*question.run.method);
  if (!complaints.empty()) {
    return {nullptr, other_words(in_words(complaints.front()))};
  }
  return begin_trial(plan(question), question.problem, {});
}

std::shared_ptr<const DiscoveryWay> best_ranked() { return std::make_shared<const BestRanked>(); }

std::shared_ptr<const DiscoveryWay> own_selection() {
  return std::make_shared<const OwnSelection>();
}

std::shared_ptr<const DiscoveryWay> selected_by(std::shared_ptr<const Study> study,
                                                double usual_rate) {
  return std::make_shared<const SelectedByStudy>(std::move(study), usual_rate);
}

}  // namespace steelyard
