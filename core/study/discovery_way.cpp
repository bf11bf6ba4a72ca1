// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/discovery_way.h"

#include <algorithm>
#include <cmath>

#include "core/study/knockoff_options.h"
#include "core/text.h"

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
    return {{}, "it selects samples"};
  }
  if (result.selection.rule.empty()) {
    return {{}, "it selects nothing by a rule of its own"};
  }
  return {result.selection.features, ""};
}

}  // namespace

std::vector<Complaint> DiscoveryWay::check(const StudyQuestion& question) const {
  return complaints_about(question.run, *question.problem);
}

Estimate DiscoveryWay::estimate(const StudyQuestion& question) const {
  return steelyard::estimate(question.run, *question.problem);
}

std::unique_ptr<Stepper> DiscoveryWay::begin(const StudyQuestion& question) const {
  return steelyard::begin(question.run, question.problem);
}

ParameterChoice BestRanked::choice() const {
  return {"best", "The best of the ranking",
          "as many as there are true columns; only scores above 0 count"};
}

std::string BestRanked::words(Index truth) const { return "the best " + std::to_string(truth); }

Discovered BestRanked::discovered(const Result& result, Index truth) const {
  if (result.columns.empty() || result.samples) {
    return {{}, "it ranks no features"};
  }
  std::vector<Index> best = ranking(result.columns);
  best.resize(std::min(best.size(), static_cast<std::size_t>(truth)));
  const Speaks score(result.columns.front());
  std::erase_if(best, [&](Index feature) { return !score.for_feature(feature); });
  return {std::move(best), ""};
}

ParameterChoice OwnSelection::choice() const {
  return {"own", "The method's own selection", "what its rule selects"};
}

std::string OwnSelection::words(Index /*truth*/) const { return "each method's own selection"; }

Discovered OwnSelection::discovered(const Result& result, Index /*truth*/) const {
  return selected_in(result);
}

ParameterChoice SelectedByStudy::choice() const {
  const StudyInfo& info = study_->info();
  return {info.id, info.title, info.purpose};
}

std::string SelectedByStudy::words(Index /*truth*/) const {
  return "what " + in_quotes(study_->info().title) + " selects";
}

std::vector<Complaint> SelectedByStudy::check(const StudyQuestion& question) const {
  std::vector<Complaint> complaints = DiscoveryWay::check(question);
  if (complaints.empty() && !study_->takes(*question.run.method)) {
    complaints.push_back({"discover", "Discoveries: " + in_quotes(study_->info().title) +
                                          " takes only " + study_->info().needs});
  }
  return complaints.empty() ? study_->check(question, "none") : complaints;
}

Estimate SelectedByStudy::estimate(const StudyQuestion& question) const {
  Estimate all = DiscoveryWay::estimate(question);
  all.seconds += study_->seconds(question, all);
  all.bytes += study_->bytes(question);
  return all;
}

std::optional<double> SelectedByStudy::rate(const ParameterValues& settings) const {
  return discovery_rate(settings, usual_rate_);
}

Discovered SelectedByStudy::discovered(const Result& result, Index /*truth*/) const {
  return selected_in(result);
}

}  // namespace steelyard
