// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/score_method.h"

#include <cstdint>
#include <utility>

#include "core/geometry/nearest_neighbours.h"
#include "core/methods/gated_laplacian/score_stepper.h"
#include "core/parallel.h"

namespace steelyard::gated {
namespace {

MethodInfo info_of(Score score) {
  MethodInfo info;
  info.family = "Gated Laplacian";
  info.gives = Output::scores;
  info.seeks_structure = true;
  info.periods = Periods::circle;
  info.details =
      "Samples are joined to their nearest neighbours, and a column ranks high if it changes "
      "little between neighbours. All columns are ranked; how many to keep is left to you. Of more "
      "than 20,000 samples, nearly all nearest neighbours are found instead of all where comparing "
      "each with all others would take too long, and the result says how many. Of more than "
      "100,000 samples of more than 8 inputs, the graph joins 100,000 random ones, unless you set "
      "how many, and the result says so.";
  if (score == Score::laplacian) {
    info.id = "laplacian-score";
    info.title = "Laplacian score";
    info.purpose =
        "Ranks features by how little they change between neighbouring samples. Needs no target.";
    info.citation =
        "X. He, D. Cai, P. Niyogi: Laplacian score for feature selection, Advances in Neural "
        "Information Processing Systems 18 (2005) "
        "https://papers.nips.cc/paper/2909-laplacian-score-for-feature-selection";
    info.equations =
        "LS_{f} = g^{T} L g / g^{T} D g,   g = f − (f^{T} D 1 / 1^{T} D 1) 1\n"
        "L = D − W,   D = diag(W 1),   W_{ij} = exp(−‖x_{i} − x_{j}‖^{2} / t)";
    info.symbols =
        "f: a column; W: the affinity of neighbouring samples, 0 for others; t: its "
        "width. Small: the column changes little between neighbours, and ranks high.";
    info.suits =
        "For a first ranking without a target where samples are thought to form groups "
        "or a smooth surface.";
    info.unsuited =
        "Not where columns of noise are many: neighbours are then neighbours by noise. "
        "Not against redundancy: copies rank alike.";
  } else {
    info.id = "diffusion-score";
    info.title = "Diffusion score";
    info.purpose =
        "Ranks features by what a random walk between neighbours leaves of them. Needs no target.";
    info.citation =
        "O. Lindenbaum, U. Shaham, E. Peterfreund, J. Svirsky, N. Casey, Y. Kluger: Differentiable "
        "unsupervised feature selection based on a gated Laplacian, NeurIPS (2021) "
        "arXiv:2007.04728";
    info.equations = "s_{f} = f^{T} P^{t} f / f^{T} f,   P = D^{−1} W";
    info.symbols =
        "f: a column with mean 0; W: the affinity of neighbouring samples, D its row "
        "sums, so that P is a random walk between neighbours; t: its steps. Large: the "
        "walk leaves most of the column, which ranks high.";
    info.suits =
        "For a ranking without a target where structure is coarse: more steps ask for "
        "columns that are smooth over longer ways.";
    info.unsuited =
        "Not where columns of noise are many: neighbours are then neighbours by noise. "
        "Not against redundancy: copies rank alike.";
  }
  return info;
}

}  // namespace

ScoreMethod::ScoreMethod(Score score) : score_(score), info_(info_of(score)) {}

std::vector<Complaint> ScoreMethod::check(const Problem& problem,
                                          const ParameterValues& values) const {
  std::vector<Complaint> complaints = schema().check(values);
  if (!complaints.empty()) {
    return complaints;
  }
  const ScoreOptions options = score_options(score_, values);
  const Index samples = joined_samples(options, problem.samples(), problem.dimension());
  const Index most = samples - 1;
  if (options.neighbours > most) {
    complaints.push_back(
        {"neighbours", "Neighbours",
         message("neighbour_score.too_many_neighbours", "{1} do not fit {2} {2:sample|samples}",
                 options.neighbours, samples),
         message("neighbour_score.too_many_neighbours.accepted", "1 to {1}", most)});
  }
  return complaints;
}

Estimate ScoreMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const ScoreOptions options = score_options(score_, values);
  const Index joined = joined_samples(options, problem.samples(), problem.dimension());
  const auto samples = static_cast<double>(joined);
  const auto features = static_cast<double>(problem.dimension());
  const auto neighbours = static_cast<double>(options.neighbours);
  constexpr double bytes_of_edge = 64.0;     // of the lists and of the graph
  constexpr double bytes_of_sample = 400.0;  // of the search through a graph
  constexpr double seconds_of_edge = 1e-8;   // for each column
  Estimate estimate;
  estimate.bytes = 2.0 * sizeof(double) * samples * features +
                   samples * (bytes_of_edge * neighbours + bytes_of_sample);
  estimate.seconds = (seconds_of_search(joined, problem.dimension(), options.neighbours) +
                      seconds_of_edge * samples * features * neighbours) /
                     static_cast<double>(most_threads());
  return estimate;
}

ParameterValues ScoreMethod::automatic_values(const Problem& problem, const ParameterValues& values,
                                              const FitContext& /*terms*/) const {
  ParameterValues known;
  if (values.is_automatic("rows")) {
    known.set("rows", std::int64_t{joined_samples(score_options(score_, values), problem.samples(),
                                                  problem.dimension())});
  }
  return known;
}

std::unique_ptr<Stepper> ScoreMethod::begin(ProblemPtr problem,
                                            const ParameterValues& values) const {
  return std::make_unique<ScoreStepper>(std::move(problem), score_options(score_, values));
}

}  // namespace steelyard::gated
