// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/kernel_parameters.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/parameter/parameter_builders.h"

namespace steelyard {
namespace {

struct NamedKernel {
  const char* id;
  const char* label;
  KernelKind kind;
};

constexpr std::array<NamedKernel, 5> named_kernels{{
    {"rbf", "Radial basis functions", KernelKind::rbf},
    {"polynomial", "Polynomial", KernelKind::polynomial},
    {"sigmoid", "Sigmoid", KernelKind::sigmoid},
    {"cosine", "Cosine", KernelKind::cosine},
    {"linear", "Linear", KernelKind::linear},
}};

ParameterSpec kernel_choice(const std::vector<KernelKind>& kinds) {
  std::vector<ParameterChoice> choices;
  for (const KernelKind kind : kinds) {
    const auto* const named = std::find_if(named_kernels.begin(), named_kernels.end(),
                                           [kind](const auto& each) { return each.kind == kind; });
    choices.push_back({named->id, named->label, ""});
  }
  const std::string first = choices.front().id;
  return choice_parameter("kernel", "Kernel", first, std::move(choices),
                          "The similarity of two samples");
}

/// Of some kernels, those that are offered.
std::vector<std::string> offered(const std::vector<KernelKind>& kinds,
                                 const std::vector<std::string>& some) {
  std::vector<std::string> ids;
  for (const NamedKernel& kernel : named_kernels) {
    if (std::find(kinds.begin(), kinds.end(), kernel.kind) != kinds.end() &&
        std::find(some.begin(), some.end(), kernel.id) != some.end()) {
      ids.emplace_back(kernel.id);
    }
  }
  return ids;
}

}  // namespace

std::vector<ParameterSpec> kernel_parameters(const std::vector<KernelKind>& kinds) {
  ParameterSpec gamma =
      number_parameter("gamma", "Gamma", ParameterType::real, 1.0, {1e-9, 1e9},
                       "One over the squared width, for inputs of total variance 1");
  gamma.logarithmic = true;
  return {kernel_choice(kinds),
          only_when(std::move(gamma), "kernel", offered(kinds, {"rbf", "polynomial", "sigmoid"})),
          only_when(number_parameter("degree", "Degree", ParameterType::integer, std::int64_t{3},
                                     {1, 10}, "Degree of the polynomial"),
                    "kernel", {"polynomial"}),
          only_when(number_parameter("constant", "Constant", ParameterType::real, 1.0, {-1e6, 1e6},
                                     "Added to the scalar product"),
                    "kernel", offered(kinds, {"polynomial", "sigmoid"}))};
}

KernelOptions kernel_from(const ParameterValues& values) {
  KernelOptions options;
  for (const NamedKernel& kernel : named_kernels) {
    if (values.choice("kernel") == kernel.id) {
      options.kind = kernel.kind;
    }
  }
  options.gamma = values.real("gamma");
  options.degree = static_cast<int>(values.integer("degree"));
  options.constant = values.real("constant");
  return options;
}

}  // namespace steelyard
