// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "core/embed/kernel_parameters.h"

namespace steelyard::pcov {
namespace {

Scaling scaling_of(const std::string& id) {
  constexpr std::array<std::pair<const char*, Scaling>, 5> known{
      {{"columns", Scaling::columns},
       {"matrix", Scaling::matrix},
       {"unit-columns", Scaling::unit_columns},
       {"centre", Scaling::centre},
       {"none", Scaling::none}}};
  const auto* const found = std::find_if(known.begin(), known.end(),
                                         [&](const auto& entry) { return id == entry.first; });
  return found == known.end() ? Scaling::columns : found->second;
}

Start start_of(const std::string& id) {
  constexpr std::array<std::pair<const char*, Start>, 5> known{{{"best", Start::best},
                                                                {"index", Start::index},
                                                                {"random", Start::random},
                                                                {"mean", Start::mean},
                                                                {"list", Start::list}}};
  const auto* const found = std::find_if(known.begin(), known.end(),
                                         [&](const auto& entry) { return id == entry.first; });
  return found == known.end() ? Start::best : found->second;
}

TruthForm target_of(const std::string& id) {
  return id == "raw" ? TruthForm::raw : (id == "ridge" ? TruthForm::ridge : TruthForm::ols);
}

void read_cur(const ParameterValues& values, CurOptions& cur) {
  cur.eigenvectors = static_cast<Index>(values.integer("eigenvectors"));
  cur.recompute_every = values.integer("recompute_every");
  cur.tolerance = values.real("tolerance");
}

void read_supervised(const ParameterValues& values, Options& options) {
  options.mixing = values.real("mixing");
  options.target = target_of(values.choice("target"));
  options.ridge = options.target == TruthForm::ridge ? values.real("ridge") : 0.0;
  options.target_scaling = scaling_of(values.choice("target_scaling"));
  options.alphas = values.list("alphas");
}

void read_start(const ParameterValues& values, Options& options) {
  options.start = start_of(values.choice("start"));
  if (options.start == Start::index) {
    options.start_items = {static_cast<Index>(values.integer("start_item")) - 1};
  } else if (options.start == Start::list) {
    for (const double item : values.list("start_items")) {
      options.start_items.push_back(static_cast<Index>(item) - 1);
    }
  } else if (options.start == Start::random) {
    options.seed = static_cast<std::uint64_t>(values.integer("seed"));
  }
}

}  // namespace

Index Options::wanted(Index items) const {
  const auto part = static_cast<Index>(std::floor(share * static_cast<double>(items)));
  return std::clamp<Index>(count.value_or(part), 1, items);
}

Options options_from(Kind kind, const ParameterValues& values) {
  Options options;
  options.kind = kind;
  options.of_samples = values.choice("select") == "samples";
  if (!values.is_automatic("count")) {
    options.count = static_cast<Index>(values.integer("count"));
  }
  options.share = values.real("share");
  read_start(values, options);
  if (!values.is_automatic("threshold")) {
    options.threshold = values.real("threshold");
  }
  options.relative_threshold = values.choice("threshold_type") == "relative";
  options.enough = values.real("enough");
  options.scaling = scaling_of(values.choice("scaling"));
  const std::string& kernel = values.choice("kernel");
  options.kernel_given = options.of_samples && kernel == "precomputed";
  if (options.of_samples && !options.kernel_given && kernel != "linear") {
    options.kernel = kernel_from(values);
  }
  if (kind.cur) {
    read_cur(values, options.cur);
  }
  if (kind.supervised) {
    read_supervised(values, options);
  }
  if (kind.cur || kind.supervised) {
    options.cur.cut.relative = values.choice("rank_cut") == "relative";
    options.cur.cut.absolute = values.real("absolute_cut");
  }
  return options;
}

}  // namespace steelyard::pcov
