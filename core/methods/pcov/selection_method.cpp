// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/selection_method.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/measures/spread.h"
#include "core/methods/pcov/selection_stepper.h"
#include "core/methods/pcov/source_matrices.h"
#include "core/parallel.h"
#include "core/problem/targets.h"

namespace steelyard::pcov {
namespace {

void explain_cur(bool supervised, MethodInfo& info) {
  if (supervised) {
    info.equations =
        "π_{j} = Σ_{a≤k} (u_{a})_{j}^{2},   next: argmax π_{j}\n"
        "u_{a}: eigenvectors of α C + (1 − α) Z Z^{T},   Z = C^{−1/2} X^{T} Y,   C = "
        "X^{T} X\n"
        "X ← X − q q^{T} X,   Y ← Y − q q^{T} Y,   q = X_{j} / ‖X_{j}‖";
    info.symbols =
        "X: inputs; Y: target, or a column of 0 and 1 for each class; X_{j}: the column "
        "chosen last; π_{j}: how much "
        "column j has of the k leading eigenvectors; α: the mixing, 1 for the inputs "
        "alone, 0 for the target alone. For samples, the same with rows and the "
        "Gram matrix.";
    info.suits =
        "For a short list of columns, or of samples, on which a linear or kernel "
        "regression works well: each choice takes out what the earlier ones already "
        "say.";
    info.unsuited =
        "Not for relations that are not linear: the target counts by its linear "
        "regression.";
  } else {
    info.equations =
        "π_{j} = Σ_{a≤k} (u_{a})_{j}^{2},   next: argmax π_{j}\n"
        "u_{a}: eigenvectors of X^{T} X\n"
        "X ← X − q q^{T} X,   q = X_{j} / ‖X_{j}‖";
    info.symbols =
        "X: inputs; X_{j}: the column chosen last; π_{j}: how much column j has of the "
        "k leading eigenvectors. For samples, the same with rows and X X^{T}.";
    info.suits =
        "For a few columns, or samples, from which the rest of the table can be rebuilt "
        "by linear regression.";
    info.unsuited = "Not where noise has the largest variance: it is chosen first.";
  }
}

void explain_fps(bool supervised, MethodInfo& info) {
  if (supervised) {
    info.equations =
        "next: argmax_{j} min_{s∈S} d(j, s),   d(i, j) = K_{ii} − 2 K_{ij} + K_{jj}\n"
        "K = α C + (1 − α) Z Z^{T},   Z = C^{−1/2} X^{T} Y,   C = X^{T} X";
    info.symbols =
        "X: inputs; Y: target, or a column of 0 and 1 for each class; S: what is chosen so "
        "far; α: the mixing, 1 for the "
        "inputs alone, 0 for the target alone. For samples, K = α X X^{T} + (1 − "
        "α) Y Y^{T}.";
    info.suits =
        "For columns, or samples, that differ in what they are and in what they say of "
        "the target.";
    info.unsuited =
        "Not for tables with outliers: what is far from everything is chosen first. Not "
        "for relations that are not linear.";
  } else {
    info.equations = "next: argmax_{j} min_{s∈S} ‖X_{j} − X_{s}‖^{2}";
    info.symbols =
        "X_{j}: column j of the inputs, or row j where samples are chosen; S: what is "
        "chosen so far.";
    info.suits =
        "For columns, or samples, that are as different as can be, quickly: to thin a "
        "large table before something slower.";
    info.unsuited = "Not for tables with outliers: what is far from everything is chosen first.";
  }
}

MethodInfo info_of(Kind kind) {
  MethodInfo info;
  info.family = "PCov selection";
  info.citation =
      "R. K. Cersonsky, B. A. Helfrecht, E. A. Engel, S. Kliavinek, M. Ceriotti: Improving sample "
      "and feature selection with principal covariates regression, Machine Learning: Science and "
      "Technology (2021) arXiv:2012.12253";
  info.target = kind.supervised ? steelyard::Target::either : steelyard::Target::none;
  info.gives = Output::scores;
  info.one_after_another = true;
  info.begins_with_first = !kind.cur;
  info.objective = {steelyard::Objective::Better::lower, kind.supervised, true};
  if (kind.cur) {
    info.id = kind.supervised ? "pcov-cur" : "cur";
    info.title = kind.supervised ? "PCov-CUR" : "CUR decomposition";
    info.purpose = kind.supervised
                       ? "Chooses, one by one, what carries most of the inputs' variance and best "
                         "explains the target."
                       : "Chooses, one by one, what carries most of the inputs' variance.";
  } else {
    info.id = kind.supervised ? "pcov-fps" : "fps";
    info.title = kind.supervised ? "PCov farthest point sampling" : "Farthest point sampling";
    info.purpose = kind.supervised ? "Chooses what is farthest from all earlier choices, in inputs "
                                     "and target together."
                                   : "Chooses what is farthest from all earlier choices.";
  }
  info.details =
      kind.supervised
          ? "Columns, or samples (Select), are chosen one after another, each by what the earlier "
            "ones lack. The mixing goes from the inputs alone (1) to the target alone (0), and "
            "quick runs are repeated while its slider is dragged; further mixings draw their error "
            "curves and the band that these span. Classes take the place of a target as one column "
            "of 0 and 1 each. Selected samples are listed, marked in the projection and exported; "
            "with “Use only these”, every later run uses only these rows. Samples may be compared "
            "by a kernel; this may be the table itself, with as many inputs as samples."
          : "Columns, or samples (Select), are chosen one after another, each by what the earlier "
            "ones lack. Selected samples are listed, marked in the projection and exported; with "
            "“Use only these”, every later run uses only these rows. Samples may be compared by a "
            "kernel; this may be the table itself, with as many inputs as samples.";
  kind.cur ? explain_cur(kind.supervised, info) : explain_fps(kind.supervised, info);
  return info;
}

void complain_of_truth(const Problem& problem, std::vector<Complaint>& complaints) {
  if (problem.truth_kind == TruthKind::distance_matrix) {
    complaints.push_back(
        {"", "Target",
         message("pcov.distance_matrix", "it is a distance matrix, which cannot be regressed"),
         message("pcov.distance_matrix.accepted", "columns")});
  } else if (problem.truth.cols() > 0 && standard_deviations(problem.truth).maxCoeff() == 0.0) {
    complaints.push_back(
        {"", "Target",
         message("pcov.constant_truth", "every column is constant: there is nothing to regress"),
         message("pcov.constant_truth.accepted", "a target that varies")});
  }
}

/// Requires a label.
void complain_of_classes(const Problem& problem, std::vector<Complaint>& complaints) {
  const auto known = std::ssize(samples_with_target(problem));
  if (auto trouble = trouble_with_target(problem)) {
    complaints.push_back(*std::move(trouble));
  } else if (known < problem.samples()) {
    complaints.push_back(
        {"", "Label",
         message("pcov.samples_without_class", "{1} {1:sample|samples} without a class",
                 problem.samples() - known),
         message("pcov.samples_without_class.accepted", "a class for each sample")});
  }
}

void complain_of_inputs(const Problem& problem, const Options& options,
                        std::vector<Complaint>& complaints) {
  if (problem.inputs.size() == 0) {
    complaints.push_back({"", "Inputs", message("pcov.no_inputs", "there is none to choose from"),
                          message("pcov.no_inputs.accepted",
                                  "at least one column with the role input and one sample")});
    return;
  }
  const bool nothing = options.scaling == Scaling::none
                           ? problem.inputs.cwiseAbs().maxCoeff() == 0.0
                           : standard_deviations(problem.inputs).maxCoeff() == 0.0;
  if (nothing) {
    complaints.push_back(
        {"", "Inputs",
         options.scaling == Scaling::none
             ? message("pcov.zero_inputs",
                       "every one is 0 in every sample: there is nothing to choose")
             : message("pcov.constant_inputs", "every one is constant: there is nothing to choose"),
         message("pcov.equal_inputs.accepted", "at least one input that varies")});
  }
}

void complain_of_start(const Problem& problem, const Options& options,
                       std::vector<Complaint>& complaints) {
  const bool one = options.start == Start::index;
  const std::string id = one ? "start_item" : "start_items";
  const std::string label = one ? "Start with" : "Start with these";
  const Index items = options.items(problem);
  if (options.start == Start::list && options.start_items.empty()) {
    complaints.push_back({id, label, message("pcov.empty_start", "the list is empty"),
                          message("pcov.empty_start.accepted", "positions from 1 to {1}", items)});
  }
  std::set<Index> seen;
  for (const Index item : options.start_items) {
    if (item >= items) {
      complaints.push_back({id, label,
                            message("pcov.no_such_start", "there is no number {1}", item + 1),
                            message("pcov.no_such_start.accepted", "1 to {1}", items)});
    } else if (!seen.insert(item).second) {
      complaints.push_back({id, label,
                            message("pcov.repeated_start", "{1} is listed twice", item + 1),
                            message("pcov.repeated_start.accepted", "each once")});
    }
  }
}

void complain_of_kernel(const Problem& problem, const Options& options,
                        std::vector<Complaint>& complaints) {
  if (options.has_kernel() && problem.samples() > most_kernel_samples) {
    complaints.push_back(
        {"kernel", "Kernel",
         message("pcov.too_many_pairs", "all pairs of {1} samples are too many", problem.samples()),
         message("pcov.too_many_pairs.accepted", "linear, or up to {1} samples",
                 most_kernel_samples)});
  }
}

/// Whether a pair of samples is as similar in one order as in the other, but for rounding.
bool is_symmetric(const Matrix& kernel) {
  constexpr double rounding = 1e-8;
  return (kernel - kernel.transpose()).cwiseAbs().maxCoeff() <=
         rounding * kernel.cwiseAbs().maxCoeff();
}

/// The first pair of samples that is more similar than both are to themselves: their distance in
/// the space of any kernel, K_ii + K_jj - 2 K_ij, would be negative.
std::optional<std::pair<Index, Index>> pair_without_distance(const MatrixView& kernel) {
  constexpr double rounding = 1e-4;  // a file may hold few digits
  const double negative = -rounding * kernel.cwiseAbs().maxCoeff();
  for (Index j = 0; j < kernel.cols(); ++j) {
    for (Index i = 0; i < j; ++i) {
      if (kernel(i, i) + kernel(j, j) - 2.0 * kernel(i, j) < negative) {
        return std::pair(i, j);
      }
    }
  }
  return std::nullopt;
}

void complain_of_given_kernel(const Problem& problem, const Options& options,
                              std::vector<Complaint>& complaints) {
  if (!options.kernel_given || problem.samples() > most_kernel_samples) {
    return;
  }
  const Message accepted =
      message("pcov.bad_kernel.accepted",
              "as many inputs as samples, in the same order, or another kernel");
  if (problem.dimension() != problem.samples()) {
    complaints.push_back({"kernel", "Kernel",
                          message("pcov.no_square_kernel",
                                  "{1} {1:input|inputs} for {2} {2:sample|samples} are no kernel",
                                  problem.dimension(), problem.samples()),
                          accepted});
  } else if (!is_symmetric(problem.inputs)) {
    complaints.push_back(
        {"kernel", "Kernel",
         message("pcov.asymmetric_kernel",
                 "the inputs are not symmetric: a pair of samples has two similarities"),
         accepted});
  } else if (const auto pair = pair_without_distance(problem.inputs)) {
    complaints.push_back(
        {"kernel", "Kernel",
         message(
             "pcov.distances_as_kernel",
             "the inputs are no kernel: samples {1} and {2} are more similar to each other than "
             "to themselves, as in a matrix of distances",
             pair->first + 1, pair->second + 1),
         message(
             "pcov.distances_as_kernel.accepted",
             "similarities, which are positive semidefinite, such as exp(-d^2) of distances d")});
  }
}

/// Operations for the choices, without the preparation. The factors come from
/// tests/benchmark/bench_pcov_selection, from 500 x 100 to 11854 x 2520.
double work_of_choices(const Problem& problem, const Options& options, double features,
                       double rank) {
  const auto samples = static_cast<double>(problem.samples());
  const auto wanted = static_cast<double>(options.wanted(options.items(problem)));
  if (options.of_samples) {
    return wanted * (options.kind.cur ? 12.0 * samples * features + 300.0 * rank * rank
                                      : 16.0 * samples * features);
  }
  if (!options.kind.cur) {
    // Each choice passes over all columns, from the cache or from memory.
    constexpr double cached = 4e6;  // numbers
    return (rank * features > cached ? 8.0 : 6.0) * wanted * rank * features;
  }
  // One matrix product per choice, whose size shrinks with every choice; large ones use expansions.
  const double left = std::max(0.0, rank - wanted);
  const double squares = (rank * rank * rank - left * left * left) / 3.0;
  return (std::min(2.0 * rank, 1600.0) + 250.0) * squares;
}

double seconds_of(const Problem& problem, const Options& options) {
  constexpr double speed_of_a_core = 4e10;
  constexpr double worth_all_cores = 300.0;
  const auto samples = static_cast<double>(problem.samples());
  const auto features = options.has_kernel() ? samples : static_cast<double>(problem.dimension());
  const double rank = std::min(samples, features);
  const bool decomposes =
      options.has_kernel() || (options.kind.cur ? !options.of_samples : options.kind.supervised);
  const double once = samples * features * rank + (decomposes ? 12.0 * rank * rank * rank : 0.0);
  const double choices = work_of_choices(problem, options, features, rank);
  const double cores = rank > worth_all_cores ? static_cast<double>(most_threads()) : 1.0;
  const bool choices_by_all = options.kind.cur && !options.of_samples;
  return (once / cores + choices / (choices_by_all ? cores : 1.0) *
                             static_cast<double>(1 + options.alphas.size())) /
         speed_of_a_core;
}

}  // namespace

SelectionMethod::SelectionMethod(Kind kind) : kind_(kind), info_(info_of(kind)) {}

std::vector<Complaint> SelectionMethod::check(const Problem& problem,
                                              const ParameterValues& values) const {
  std::vector<Complaint> complaints = schema().check(values);
  if (complaints.empty()) {
    const Options options = options_from(kind_, values);
    complain_of_inputs(problem, options, complaints);
    for (Complaint& complaint : role_complaints(info_, problem)) {
      complaints.push_back(std::move(complaint));
    }
    if (kind_.supervised) {
      complain_of_truth(problem, complaints);
    }
    if (regresses_classes(kind_, problem)) {
      complain_of_classes(problem, complaints);
    }
    complain_of_start(problem, options, complaints);
    complain_of_kernel(problem, options, complaints);
    complain_of_given_kernel(problem, options, complaints);
  }
  return complaints;
}

Estimate SelectionMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const Options options = options_from(kind_, values);
  const auto samples = static_cast<double>(problem.samples());
  const auto features = options.has_kernel() ? samples : static_cast<double>(problem.dimension());
  const double rank = std::min(samples, features);
  const double matrices = kind_.cur ? 8.0 : 4.0;
  const auto wanted = static_cast<double>(options.wanted(options.items(problem)));
  const double factor = kind_.cur ? 0.0 : wanted * static_cast<double>(options.items(problem));
  // Of the targets as they are and as they are needed.
  const Index columns = target_columns(kind_, problem);
  const auto all_targets = static_cast<double>(columns);
  const auto targets = static_cast<double>(fewest_targets(columns, problem.samples()));
  Estimate estimate;
  estimate.bytes = sizeof(double) * (2.0 * samples * features + matrices * features * rank +
                                     factor + samples * all_targets + (samples + rank) * targets);
  estimate.seconds = seconds_of(problem, options);
  if (kind_.cur) {
    estimate.alternative =
        message("pcov.farthest_points",
                "farthest point sampling ({1}), which needs at most one decomposition",
                kind_.supervised ? "pcov-fps" : "fps");
  }
  return estimate;
}

ParameterValues SelectionMethod::automatic_values(const Problem& problem,
                                                  const ParameterValues& values,
                                                  const FitContext& /*terms*/) const {
  ParameterValues known;
  if (values.is_automatic("count")) {
    const Options options = options_from(kind_, values);
    known.set("count", std::int64_t{options.wanted(options.items(problem))});
  }
  return known;
}

std::unique_ptr<Stepper> SelectionMethod::begin(ProblemPtr problem,
                                                const ParameterValues& values) const {
  return std::make_unique<SelectionStepper>(std::move(problem), options_from(kind_, values));
}

Matrix SelectionMethod::scaled_inputs(const Problem& problem, const ParameterValues& values) const {
  return scaled_columns(problem.inputs, options_from(kind_, values).scaling).values;
}

}  // namespace steelyard::pcov
