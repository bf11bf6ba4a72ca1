// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/selection_text.h"

namespace steelyard::pcov {
namespace {

std::string items_of(const SelectionSource& source) {
  return source.options().of_samples ? "samples" : "features";
}

}  // namespace

std::string warning_of_empty(const SelectionSource& source) {
  constexpr std::size_t most_names = 10;
  const std::vector<Index>& empty = source.empty_features();
  std::string names;
  for (std::size_t k = 0; k < empty.size() && k < most_names; ++k) {
    names +=
        (k > 0 ? ", " : "") + source.problem().features[static_cast<std::size_t>(empty[k])].name;
  }
  if (empty.size() > most_names) {
    names += " and " + std::to_string(empty.size() - most_names) + " more";
  }
  return "constant, so never chosen: " + names;
}

std::string warning_of_exhaustion(const SelectionSource& source, Index chosen) {
  const std::string asked =
      std::to_string(source.asked()) + " " + items_of(source) + " were asked for, but ";
  const std::string number = std::to_string(chosen);
  if (!source.options().kind.cur) {
    return asked + "only " + number + " differ from each other: these were chosen";
  }
  return asked + "the inputs have rank " + number + ": " + number +
         " were chosen, every other is a combination of these";
}

std::string warning_of_too_few(const SelectionSource& source) {
  return std::to_string(source.asked()) + " " + items_of(source) +
         " were asked for, but there are only " + std::to_string(source.items());
}

std::string warning_of_eigenvectors(const SelectionSource& source) {
  const Options& options = source.options();
  const Index targets = source.problem().truth.cols();
  if (options.mixing > 0.0 || options.cur.eigenvectors <= targets) {
    return "";
  }
  return "with mixing 0 there are no more eigenvectors than ground-truth columns: " +
         std::to_string(targets) + " instead of " + std::to_string(options.cur.eigenvectors) +
         " were used";
}

std::string warning_of_eigengap(const std::vector<Choice>& choices) {
  constexpr double rounding_decides = 1e-8;
  for (std::size_t number = 0; number < choices.size(); ++number) {
    if (choices[number].eigengap && *choices[number].eigengap < rounding_decides) {
      return "at choice " + std::to_string(number + 1) +
             " the last of the eigenvectors and the next have the same eigenvalue: which one makes "
             "the score is a matter of rounding; try another number of eigenvectors";
    }
  }
  return "";
}

}  // namespace steelyard::pcov
