// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/kernel_parameters.h"

#include <algorithm>

namespace steelyard {
namespace {

/// Gamma has a default of its own here, because users see inputs of total variance 1.
double& given_gamma(KernelOptions& options) {
  return options.gamma.emplace(options.gamma.value_or(1.0));
}

/// Of some kernels, those that are offered.
std::vector<std::string> offered(const std::vector<KernelKind>& kinds,
                                 const std::vector<KernelKind>& some) {
  std::vector<std::string> ids;
  for (const NamedValue<KernelKind>& kernel : named_kernels(kinds)) {
    if (std::find(some.begin(), some.end(), kernel.value) != some.end()) {
      ids.push_back(kernel.id);
    }
  }
  return ids;
}

}  // namespace

std::vector<NamedValue<KernelKind>> named_kernels(const std::vector<KernelKind>& kinds) {
  const std::vector<NamedValue<KernelKind>> kernels{
      {KernelKind::rbf, "rbf", "Radial basis functions"},
      {KernelKind::polynomial, "polynomial", "Polynomial"},
      {KernelKind::sigmoid, "sigmoid", "Sigmoid"},
      {KernelKind::cosine, "cosine", "Cosine"},
      {KernelKind::linear, "linear", "Linear"}};
  std::vector<NamedValue<KernelKind>> named;
  named.reserve(kinds.size());
  for (const KernelKind kind : kinds) {
    named.push_back(*std::find_if(kernels.begin(), kernels.end(),
                                  [kind](const auto& each) { return each.value == kind; }));
  }
  return named;
}

ParameterList<KernelOptions> kernel_settings(const std::vector<KernelKind>& kinds) {
  return {
      parameter({"gamma", "Gamma", "One over the squared width, for inputs of total variance 1"},
                Field<KernelOptions, double>(given_gamma), {1e-9, 1e9})
          .only_when("kernel",
                     offered(kinds, {KernelKind::rbf, KernelKind::polynomial, KernelKind::sigmoid}))
          .logarithmic(),
      parameter({"degree", "Degree", "Degree of the polynomial"}, field(&KernelOptions::degree),
                {1, 10})
          .only_when("kernel", {"polynomial"}),
      parameter({"constant", "Constant", "Added to the scalar product"},
                field(&KernelOptions::constant), {-1e6, 1e6})
          .only_when("kernel", offered(kinds, {KernelKind::polynomial, KernelKind::sigmoid}))};
}

ParameterList<KernelOptions> kernel_parameters(const std::vector<KernelKind>& kinds) {
  const std::vector<NamedValue<KernelKind>> kernels = named_kernels(kinds);
  return joined({choice({"kernel", "Kernel", "The similarity of two samples"},
                        field(&KernelOptions::kind), kernels)
                     .initially(kernels.front().id)},
                kernel_settings(kinds));
}

}  // namespace steelyard
