// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/inputs_of_samples.h"

namespace steelyard {
namespace {

bool are_all(const std::vector<Index>& samples, const Problem& problem) {
  return std::ssize(samples) == problem.samples();
}

}  // namespace

InputsOfSamples::InputsOfSamples(const Problem& problem, const std::vector<Index>& samples)
    : some_(are_all(samples, problem) ? Matrix() : Matrix(problem.inputs(samples, Eigen::all))),
      view_(are_all(samples, problem) ? MatrixView(problem.inputs) : MatrixView(some_)) {}

}  // namespace steelyard
