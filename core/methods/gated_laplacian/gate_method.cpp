// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_method.h"

#include <algorithm>
#include <utility>

#include "core/kernels/level.h"
#include "core/methods/gated_laplacian/gate_stepper.h"
#include "core/parallel.h"
#include "core/problem/samples_as_points.h"

namespace steelyard::gated {
namespace {

std::vector<Complaint> complaints_of_size(const Problem& problem, const GateOptions& options) {
  std::vector<Complaint> complaints;
  const Index batch = size_of_batch(options.training, problem.samples());
  const Index neighbours = options.training.gates.diffusion.neighbours;
  if (problem.dimension() < 2) {
    complaints.push_back({"", "Inputs",
                          message("gates.too_few_inputs", "gates choose between columns"),
                          message("gates.too_few_inputs.accepted", "at least 2")});
  }
  if (neighbours >= batch) {
    complaints.push_back(
        {"neighbours", "Neighbours",
         message("gates.too_many_neighbours", "{1} do not fit {2} {2:sample|samples} in a step",
                 neighbours, batch),
         message("gates.too_many_neighbours.accepted", "2 to {1}", batch - 1)});
  }
  return complaints;
}

/// Of one thread, measured on tables of 100 x 5 to 100,000 x 10 and 72 x 7,129. Products of few
/// samples are far from the speed of large ones.
double seconds_of_step(const GateTraining& training, Index samples, Index gates) {
  constexpr double per_pair = 3.3e-9;  // the kernel and the search for neighbours
  const auto n = static_cast<double>(size_of_batch(training, samples));
  const auto d = static_cast<double>(gates);
  const double per_pair_and_gate = 3.0 * d < n ? 1.1e-10 : 2.3e-11 + 3.3e-9 / n;
  return n * n * (per_pair + per_pair_and_gate * d) * relative_cost_of_level();
}

}  // namespace

GateMethod::GateMethod() {
  info_.id = "dufs";
  info_.title = "Differentiable unsupervised feature selection";
  info_.family = "Gated Laplacian";
  info_.purpose =
      "Closes the gates of all columns but those that agree on how the samples are grouped. Needs "
      "no target.";
  info_.citation =
      "O. Lindenbaum, U. Shaham, E. Peterfreund, J. Svirsky, N. Casey, Y. Kluger: Differentiable "
      "unsupervised feature selection based on a gated Laplacian, NeurIPS (2021) "
      "arXiv:2007.04728";
  info_.equations =
      "L(μ) = − Tr(Y^{T} P^{2} Y) / (N Σ_{d} R_{d}),   Y = X diag(z)\n"
      "z_{d} = min(1, max(0, μ_{d} + σ ε_{d})),   R_{d} = Φ(μ_{d}/σ)";
  info_.symbols =
      "X: N samples, columns at equal spread; z: gates, which open and close at "
      "random with ε_{d} from a normal distribution; R_{d}: the chance that gate d is "
      "open; P: a random walk between neighbours in what the gates let through, found "
      "anew in each step; μ: learned. With Loss: price of a gate, "
      "λ R_{d} is added for each gate instead.";
  info_.details =
      "Each column has a gate that opens and closes at random; a gate pays for being open, and "
      "earns by how little its column changes between neighbours, which are found anew at every "
      "step in what the gates let through. Columns of noise close one after the other. A single "
      "start often keeps wrong columns, so there are several, more for more columns, and of 60 "
      "columns or more every second one begins with a fifth of them: the start of lowest loss with "
      "at least two open gates is the result. The run says how many starts agree and how far their "
      "loss lies from that of random columns. Above 600 samples a step takes 256 of them. Columns "
      "that are the same in nearly all samples look smooth whatever they mean; the run names those "
      "that stayed open.";
  info_.suits =
      "For a few columns that agree on how the samples are grouped, hidden among "
      "dozens of columns of noise, without a target.";
  info_.unsuited =
      "Not for hundreds of columns of noise: starts then end in wrong columns. Not "
      "where columns are the same in nearly all samples: they look smooth whatever "
      "they mean. Not against redundancy: copies are kept together.";
  info_.gives = Output::scores;
  info_.seeks_structure = true;
  info_.draws = true;
  info_.objective.better = Objective::Better::lower;
  info_.periods = Periods::circle;
}

std::vector<Complaint> GateMethod::check(const Problem& problem,
                                         const ParameterValues& values) const {
  std::vector<Complaint> complaints = schema().check(values);
  if (complaints.empty()) {
    complaints =
        complaints_of_size(problem, gate_options(values, problem.samples(), problem.dimension()));
  }
  return complaints;
}

Estimate GateMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const GateOptions options = gate_options(values, problem.samples(), problem.dimension());
  const auto batch = static_cast<double>(size_of_batch(options.training, problem.samples()));
  const auto features = static_cast<double>(problem.dimension());
  const auto samples = static_cast<double>(problem.samples());
  const auto starts = static_cast<double>(options.starts);
  const double threads = std::min(starts, static_cast<double>(most_threads()));
  Estimate estimate;
  // Each start keeps its matrices: six of the graph, and the table before and after the gates.
  estimate.bytes = sizeof(double) * (2.0 * samples * features +
                                     starts * (8.0 * batch * batch + 4.0 * batch * features));
  estimate.seconds = seconds_of_step(options.training, problem.samples(), problem.dimension()) *
                     static_cast<double>(steps_of_epoch(options.training, problem.samples())) *
                     static_cast<double>(options.epochs) * starts / threads;
  if (options.starts > 1) {
    estimate.alternative =
        message("gates.fewer_starts", "fewer starts, which may miss the best gates");
    estimate.alternative_values = {{"restarts", std::int64_t{1}}};
  }
  return estimate;
}

ParameterValues GateMethod::automatic_values(const Problem& problem, const ParameterValues& values,
                                             const FitContext& /*terms*/) const {
  const Index gates = (inverse_deviations(problem).array() > 0.0).count();
  return known_automatic(values, problem.samples(), std::max<Index>(gates, 1));
}

std::unique_ptr<Stepper> GateMethod::begin(ProblemPtr problem,
                                           const ParameterValues& values) const {
  return std::make_unique<GateStepper>(std::move(problem), values);
}

}  // namespace steelyard::gated
