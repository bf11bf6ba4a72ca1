// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/cluster_accuracy_study.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parallel.h"
#include "core/parameter/parameter_builders.h"
#include "core/parameter_values.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Matching clusters with classes takes the cube of their number, and cannot be stopped.
constexpr Index most_classes = 200;

ClusterAccuracyOptions accuracy_options(const ParameterValues& settings) {
  ClusterAccuracyOptions options;
  options.counts = settings.list("kept_numbers");
  options.repeats = settings.integer("repeats");
  options.trials.starts = static_cast<int>(settings.integer("cluster_starts"));
  options.trials.standardised = settings.choice("clustered_columns") == "standardised";
  options.trials.seed = static_cast<std::uint64_t>(settings.integer("seed"));
  return options;
}

/// Empty if clusters can be compared with the label.
std::string trouble_with_label(const Problem& problem) {
  if (!problem.labels) {
    return "there is none; accepted: a column of classes with the role label";
  }
  const Labels& labels = *problem.labels;
  const Index classes = classes_that_occur(labels);
  const Index samples = std::ssize(labelled_samples(labels));
  const Index most = std::min(most_classes, samples / 2);
  if (classes >= 2 && classes <= most) {
    return "";
  }
  return in_quotes(labels.name) + " has " + std::to_string(classes) +
         (classes == 1 ? " class in " : " classes in ") + counted(samples, "sample") +
         " that have one; accepted: 2 to " + std::to_string(std::max<Index>(2, most)) +
         " classes, each of 2 samples on average";
}

/// Nothing if all of them can be kept.
const double* first_unsuitable(const std::vector<double>& counts, Index features) {
  const auto found = std::find_if(counts.begin(), counts.end(), [&](double count) {
    return count != std::floor(count) || count > static_cast<double>(features);
  });
  return found == counts.end() ? nullptr : &*found;
}

}  // namespace

const StudyInfo& ClusterAccuracyStudy::info() const {
  static const StudyInfo about{"cluster-accuracy", "Clusters against number kept",
                               "do clusters in the best few features find the classes?",
                               "every method; needs a label, and says nothing of selected samples"};
  return about;
}

std::vector<ParameterSpec> ClusterAccuracyStudy::parameters() const {
  return {number_parameter("kept_numbers", "Numbers kept", ParameterType::list,
                           std::vector<double>{}, {1.0, 1e9},
                           "Of features, such as 5,10,20; empty: 1, 2, 3, 5, 10, 20, 50, ... up to "
                           "all, and the number selected."),
          number_parameter("repeats", "Repeats", ParameterType::integer, std::int64_t{20},
                           {1.0, 1000.0},
                           "How often clusters are made, each time with another seed; their "
                           "accuracies are averaged."),
          choice_parameter("clustered_columns", "Columns to cluster", "raw",
                           {{"raw", "Raw", "as they are in the table; units matter"},
                            {"standardised", "Standardised", "each at standard deviation 1"}},
                           "In what clusters are made of the features kept."),
          advanced(number_parameter(
              "cluster_starts", "Starts of k-means", ParameterType::integer, std::int64_t{10},
              {1.0, 1000.0}, "In each repeat; the start with the tightest clusters counts."))};
}

std::vector<Complaint> ClusterAccuracyStudy::check(const StudyQuestion& question,
                                                   const std::string& others) const {
  std::vector<Complaint> complaints;
  const std::string label = trouble_with_label(*question.problem);
  if (!label.empty()) {
    complaints.push_back({"trust", "Trust: cluster accuracy needs a label: " + label +
                                       "; or accepted for trust: " + others});
  }
  const Index features = question.problem->dimension();
  const std::vector<double>& counts = question.settings.list("kept_numbers");
  if (const double* count = first_unsuitable(counts, features)) {
    complaints.push_back(
        {"kept_numbers",
         "Numbers kept: " + plain_number_text(*count) + " of " + counted(features, "feature") +
             " cannot be kept; accepted: whole numbers from 1 to " + std::to_string(features)});
  }
  return complaints;
}

double ClusterAccuracyStudy::seconds(const StudyQuestion& question,
                                     const Estimate& /*main*/) const {
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

std::unique_ptr<ReplicatePlan> ClusterAccuracyStudy::plan(const StudyQuestion& question,
                                                          std::string /*objective*/) const {
  return std::make_unique<ClusterAccuracy>(question, accuracy_options(question.settings),
                                           baselines_);
}

}  // namespace steelyard
