// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/kept_inputs.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

#include "core/problem/whole_groups.h"

namespace steelyard {
namespace {

bool is_in(const std::vector<Index>& some, Index feature) {
  return std::find(some.begin(), some.end(), feature) != some.end();
}

}  // namespace

std::vector<Index> kept_inputs(const Problem& problem) {
  std::vector<Index> kept;
  for (std::size_t input = 0; input < problem.features.size(); ++input) {
    if (problem.features[input].always_kept) {
      kept.push_back(static_cast<Index>(input));
    }
  }
  if (!kept.empty()) {
    kept = WholeGroups(problem).completed(kept);
    std::sort(kept.begin(), kept.end());
  }
  return kept;
}

std::vector<Index> with_kept_first(const std::vector<Index>& kept,
                                   const std::vector<Index>& features) {
  std::vector<Index> ordered = features;
  std::copy_if(kept.begin(), kept.end(), std::back_inserter(ordered),
               [&](Index feature) { return !is_in(features, feature); });
  std::stable_partition(ordered.begin(), ordered.end(),
                        [&](Index feature) { return is_in(kept, feature); });
  return ordered;
}

std::vector<Index> besides_kept(std::vector<Index> features, const std::vector<Index>& kept) {
  std::erase_if(features, [&](Index feature) { return is_in(kept, feature); });
  return features;
}

std::vector<Index> kept_at_front(const Problem& problem, const std::vector<Index>& ranking) {
  const std::vector<Index> kept = kept_inputs(problem);
  if (ranking.size() < kept.size()) {
    return {};
  }
  std::vector<Index> front(ranking.begin(), ranking.begin() + std::ssize(kept));
  return besides_kept(front, kept).empty() ? front : std::vector<Index>();
}

Message kept_in_words(const Problem& problem) {
  std::vector<std::string> names;
  for (const Index input : kept_inputs(problem)) {
    const ColumnInfo& feature = problem.features[static_cast<std::size_t>(input)];
    const std::string& name = feature.of_text ? feature.of_text->column : feature.name;
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      names.push_back(name);
    }
  }
  if (names.empty()) {
    return {};
  }
  return message("kept_inputs.kept", "{1} {2:is|are} kept because you asked for {2:it|them}",
                 names_in_words(names), names.size());
}

void forget_kept(Problem& problem) {
  for (ColumnInfo& feature : problem.features) {
    feature.always_kept = false;
  }
}

ProblemPtr without_kept(ProblemPtr problem) {
  if (kept_inputs(*problem).empty()) {
    return problem;
  }
  Problem copy = *problem;
  forget_kept(copy);
  return std::make_shared<const Problem>(std::move(copy));
}

}  // namespace steelyard
