// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/trust_check.h"

#include <string>

#include "core/measures/spread.h"
#include "core/run/learner.h"

namespace steelyard {
namespace {

std::string range_up_to(Index first, Index last) {
  return std::to_string(first) + " to " + std::to_string(last);
}

void complain_of_blocks(const Problem& problem, const BlockOptions& options,
                        std::vector<Complaint>& complaints) {
  const Index samples = problem.samples();
  const std::string least = "at least " + std::to_string(fewest_in_block) + " samples";
  if (samples < 2 * fewest_in_block) {
    complaints.push_back({"trust", "Trust: cross-validation needs " +
                                       std::to_string(2 * fewest_in_block) +
                                       " samples, there are " + std::to_string(samples) +
                                       "; accepted: none, random-subsets, stability"});
    return;
  }
  if (samples / options.blocks < fewest_in_block) {
    complaints.push_back(
        {"blocks", "Blocks: " + std::to_string(options.blocks) + " blocks of " +
                       std::to_string(samples) + " samples would have " +
                       std::to_string(samples / options.blocks) +
                       " each; accepted: " + range_up_to(2, samples / fewest_in_block) +
                       ", so that a block has " + least});
    return;
  }
  const Index others = samples - (samples + options.blocks - 1) / options.blocks;
  if (others / options.stride < fewest_in_block) {
    complaints.push_back(
        {"stride", "Stride: every " + std::to_string(options.stride) + "th of the other blocks' " +
                       std::to_string(others) + " samples leaves " +
                       std::to_string(others / options.stride) + " to judge on; accepted: " +
                       range_up_to(1, others / fewest_in_block) + ", which leaves " + least});
  }
}

void complain_of_features(const Problem& problem, std::vector<Complaint>& complaints) {
  const Index usable = (standard_deviations(problem.inputs).array() > 0.0).count();
  if (usable < 2) {
    complaints.push_back({"trust",
                          "Trust: random subsets need at least 2 inputs that vary, there "
                          "is " +
                              std::to_string(usable) +
                              "; accepted: none, cross-validation, stability"});
  }
}

void complain_of_resample(const Problem& problem, const StabilityOptions& options, bool has_seed,
                          std::vector<Complaint>& complaints) {
  if (options.resample == Resample::seeds && !has_seed) {
    complaints.push_back({"resample",
                          "Repeat with: other seeds change nothing, because this "
                          "method leaves nothing to chance; accepted: bootstrap"});
  } else if (options.resample == Resample::subsamples &&
             subsample_size(problem.samples()) < fewest_in_block) {
    complaints.push_back({"resample", "Repeat with: 63 % of " + std::to_string(problem.samples()) +
                                          " samples are fewer than " +
                                          std::to_string(fewest_in_block) +
                                          "; accepted: seeds, or more samples"});
  }
}

}  // namespace

std::vector<Complaint> trust_complaints(const Method& method, const Problem& problem,
                                        const ParameterValues& values,
                                        const TrustOptions& options) {
  std::vector<Complaint> complaints;
  switch (options.trust) {
    case Trust::none:
      break;
    case Trust::cross_validation:
      if (method.scoring() == nullptr) {
        complaints.push_back({"trust",
                              "Trust: this method cannot judge its weights on other "
                              "samples; accepted: none, random-subsets, stability"});
      } else {
        complain_of_blocks(problem, options.blocks, complaints);
      }
      break;
    case Trust::random_subsets:
      complain_of_features(problem, complaints);
      // Asked and let go before the problem can be.
      if (method.learner(ProblemPtr(ProblemPtr(), &problem), values) == nullptr) {
        complaints.push_back({"trust",
                              "Trust: this method cannot be asked about some of the "
                              "inputs; accepted: none, cross-validation, stability"});
      }
      break;
    case Trust::stability:
      complain_of_resample(problem, options.stability, method.schema().find("seed") != nullptr,
                           complaints);
      break;
  }
  return complaints;
}

}  // namespace steelyard
