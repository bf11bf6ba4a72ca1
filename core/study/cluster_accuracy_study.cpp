// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/cluster_accuracy_study.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/parallel.h"
#include "core/parameter/bound_parameter.h"
#include "core/problem/targets.h"
#include "core/study/cluster_accuracy.h"
#include "core/study/trust_study.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Matching clusters with classes takes the cube of their number, and cannot be stopped.
constexpr Index most_classes = 200;

const ParameterList<ClusterAccuracyOptions>& accuracy_parameters() {
  static const ParameterList<ClusterAccuracyOptions> list{
      parameter({"kept_numbers", "Numbers kept",
                 "Of features, such as 5,10,20; empty: 1, 2, 3, 5, 10, 20, 50, ... up to all, and "
                 "the number selected."},
                field(&ClusterAccuracyOptions::counts), {1.0, 1e9}),
      parameter({"repeats", "Repeats",
                 "How often clusters are made, each time with another seed; their accuracies are "
                 "averaged."},
                field(&ClusterAccuracyOptions::repeats), {1.0, 1000.0}),
      choice({"clustered_columns", "Columns to cluster",
              "In what clusters are made of the features kept."},
             field(&ClusterAccuracyOptions::trials, &ClusterTrialOptions::standardised),
             {{false, "raw", "Raw", "as they are in the table; units matter"},
              {true, "standardised", "Standardised", "each at standard deviation 1"}}),
      parameter({"cluster_starts", "Starts of k-means",
                 "In each repeat; the start with the tightest clusters counts."},
                field(&ClusterAccuracyOptions::trials, &ClusterTrialOptions::starts), {1.0, 1000.0})
          .advanced()};
  return list;
}

ClusterAccuracyOptions accuracy_options(const ParameterValues& settings) {
  ClusterAccuracyOptions options = options_of(accuracy_parameters(), settings);
  options.trials.seed = seed_of(settings);
  return options;
}

/// Nothing if clusters can be compared with the label.
std::optional<Complaint> trouble_with_label(const Problem& problem) {
  if (!problem.labels) {
    return Complaint{
        "", "", message("cluster_accuracy.no_label", "there is none"),
        message("cluster_accuracy.no_label.accepted", "a column of classes with the role label")};
  }
  const Labels& labels = *problem.labels;
  const Index classes = classes_that_occur(labels);
  const Index samples = std::ssize(labelled_samples(labels));
  const Index most = std::min(most_classes, samples / 2);
  if (classes >= 2 && classes <= most) {
    return std::nullopt;
  }
  return Complaint{
      "", "",
      message("cluster_accuracy.unsuitable_classes",
              "{1} has {2} {2:class|classes} in {3} {3:sample|samples} that have one",
              in_quotes(labels.name), classes, samples),
      message("cluster_accuracy.unsuitable_classes.accepted",
              "2 to {1} classes, each of 2 samples on average", std::max<Index>(2, most))};
}

/// Nothing if all of them can be kept.
const double* first_unsuitable(const std::vector<double>& counts, Index features) {
  const auto found = std::find_if(counts.begin(), counts.end(), [&](double count) {
    return count != std::floor(count) || count > static_cast<double>(features);
  });
  return found == counts.end() ? nullptr : &*found;
}

class ClusterAccuracyStudy final : public TrustStudy {
 public:
  explicit ClusterAccuracyStudy(Methods baselines) : baselines_(std::move(baselines)) {}

  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "cluster-accuracy", "Clusters against number kept",
        "do clusters in the best few features find the classes?",
        "every method; needs a label, and says nothing of selected samples"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(accuracy_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }

  /// Requires a label that clusters can be compared with, and numbers of features that can be kept.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    std::vector<Complaint> complaints;
    if (auto trouble = trouble_with_label(*question.problem)) {
      complaints.push_back(
          passed_on(*std::move(trouble), "trust", "Trust",
                    message("cluster_accuracy.trouble", "cluster accuracy needs a label")));
    }
    const Index features = question.problem->dimension();
    const std::vector<double> counts = options_of(accuracy_parameters(), question.settings).counts;
    if (const double* count = first_unsuitable(counts, features)) {
      complaints.push_back({"kept_numbers", "Numbers kept",
                            message("cluster_accuracy.unsuitable_number",
                                    "{1} of {2} {2:feature|features} cannot be kept",
                                    plain_number_text(*count), features),
                            message("cluster_accuracy.unsuitable_number.accepted",
                                    "whole numbers from 1 to {1}", features)});
    }
    return complaints;
  }

  [[nodiscard]] double seconds(const StudyQuestion& question,
                               const Estimate& /*main*/) const override {
    constexpr double iterations = 10.0;
    constexpr double speed_of_a_core = 2.5e9;  // measured on tables of images
    const ClusterAccuracyOptions options = accuracy_options(question.settings);
    const Problem& problem = *question.problem;
    double work = 0.0;  // of one curve
    for (const Index count : usual_counts(problem.dimension())) {
      work += options.counts.empty() ? work_of_keeping(static_cast<double>(count)) : 0.0;
    }
    for (const double count : options.counts) {
      work += work_of_keeping(count);
    }
    const auto curves = static_cast<double>(3 + baselines_.size());
    const double numbers = curves * work * static_cast<double>(options.repeats) *
                           static_cast<double>(problem.samples()) *
                           static_cast<double>(classes_that_occur(*problem.labels));
    double all = numbers * static_cast<double>(options.trials.starts) * iterations /
                 (speed_of_a_core * static_cast<double>(most_threads()));
    for (const auto& baseline : baselines_) {
      const ParameterValues defaults = baseline->schema().defaults();
      if (baseline->check(problem, defaults).empty()) {
        all += baseline->estimate(problem, defaults).seconds;
      }
    }
    return all;
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return cluster_accuracy_trials(question, accuracy_options(question.settings), baselines_);
  }

  Methods baselines_;
};

}  // namespace

std::unique_ptr<const Study> cluster_accuracy_study(Methods baselines) {
  return std::make_unique<const ClusterAccuracyStudy>(std::move(baselines));
}

}  // namespace steelyard
