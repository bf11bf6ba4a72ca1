// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parameters as people see them. Their ids are stable.

#include "core/study/trust_parameters.h"

#include <utility>

#include "core/parameter/parameter_builders.h"

namespace steelyard {
namespace {

ParameterSpec count(std::string id, std::string label, std::int64_t initial, double minimum,
                    std::string help) {
  return number_parameter(std::move(id), std::move(label), ParameterType::integer, initial,
                          {minimum}, std::move(help));
}

ParameterSpec trust() {
  return choice_parameter(
      "trust", "Trust", "none",
      {{"none", "None", "the run alone"},
       {"cross-validation", "Cross-validation",
        "blocks in time: train on one, judge on "
        "the others"},
       {"random-subsets", "Random subsets", "is the selection better than chance?"},
       {"stability", "Stability", "how often is each feature selected?"}},
      "What is done after the run to see how far its result can be trusted.");
}

ParameterSpec for_trust(ParameterSpec spec, std::vector<std::string> studies) {
  return only_when(std::move(spec), "trust", std::move(studies));
}

ParameterSpec blocks() {
  ParameterSpec spec = count("blocks", "Blocks", 5, 2,
                             "Consecutive parts of the samples; the run is repeated on each.");
  spec.maximum = 1000;
  return for_trust(std::move(spec), {"cross-validation"});
}

ParameterSpec stride() {
  ParameterSpec spec = count("stride", "Stride", 4, 1,
                             "Every so many-th sample of the other blocks is judged; auto: as many "
                             "as a block has.");
  spec.initial = Automatic{};
  spec.may_be_automatic = true;
  spec.maximum = 100000;
  return for_trust(std::move(spec), {"cross-validation"});
}

ParameterSpec replicates() {
  ParameterSpec spec = count("replicates", "Replicates", 20, 2,
                             "How many random subsets of each size, or repeated runs.");
  spec.maximum = 10000;
  return for_trust(std::move(spec), {"random-subsets", "stability"});
}

ParameterSpec resample() {
  return for_trust(
      choice_parameter(
          "resample", "Repeat with", "bootstrap",
          {{"bootstrap", "Other samples",
            "63 % of the samples, as many as differ in a bootstrap resample, none twice"},
           {"seeds", "Other seeds", "the same samples, other random choices"}},
          "What differs between the repeated runs."),
      {"stability"});
}

ParameterSpec seed() {
  ParameterSpec spec =
      count("seed", "Seed", 1, 0, "Fixes all random choices: the same seed gives the same result.");
  spec.maximum = 4294967295.0;
  spec.advanced = true;
  return spec;
}

}  // namespace

ParameterSchema with_trust(const ParameterSchema& inner) {
  std::vector<ParameterSpec> specs = inner.specs();
  specs.push_back(trust());
  specs.push_back(blocks());
  specs.push_back(stride());
  specs.push_back(replicates());
  specs.push_back(resample());
  if (inner.find("seed") == nullptr) {
    specs.push_back(seed());
  }
  return ParameterSchema(std::move(specs), inner.retired());
}

TrustOptions trust_from(const ParameterValues& values) {
  TrustOptions options;
  const std::string& trust = values.choice("trust");
  if (trust == "cross-validation") {
    options.trust = Trust::cross_validation;
    options.blocks.blocks = values.integer("blocks");
    options.blocks.stride =
        values.is_automatic("stride") ? options.blocks.blocks - 1 : values.integer("stride");
  } else if (trust == "random-subsets") {
    options.trust = Trust::random_subsets;
  } else if (trust == "stability") {
    options.trust = Trust::stability;
  }
  const auto seed = static_cast<std::uint64_t>(values.integer("seed"));
  options.subsets = {values.integer("replicates"), seed};
  options.stability = {
      values.integer("replicates"),
      values.choice("resample") == "seeds" ? Resample::seeds : Resample::subsamples, seed};
  return options;
}

}  // namespace steelyard
