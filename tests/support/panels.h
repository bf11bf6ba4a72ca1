// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/methods/registry.h"
#include "tests/support/counted_method.h"

namespace steelyard::tests {

/// All methods, made once.
inline const MethodRegistry& all_methods() {
  static const MethodRegistry methods = builtin_methods();
  return methods;
}

/// Few and quick trials.
inline PanelOptions quick_panel() {
  PanelOptions options;
  options.folds = 3;
  options.repeats = 1;
  options.most_sizes = 4;
  options.permuted = 4;
  return options;
}

/// The members with these ids, in their order in the registry.
inline std::vector<PanelMember> members_of(const MethodRegistry& methods, const ProblemPtr& problem,
                                           const std::vector<std::string>& ids,
                                           const PanelOptions& options = {}) {
  std::vector<PanelMember> members = panel_members(methods, problem, options);
  std::erase_if(members, [&](const PanelMember& member) {
    return std::find(ids.begin(), ids.end(), member.info().id) == ids.end();
  });
  return members;
}

/// Whether both discover the same, or nobody asked either.
inline bool same_discoveries(const PanelRow& one, const PanelRow& other) {
  return one.discoveries.has_value() == other.discoveries.has_value() &&
         (!one.discoveries || (one.discoveries->columns == other.discoveries->columns &&
                               one.discoveries->way == other.discoveries->way &&
                               one.discoveries->why_none == other.discoveries->why_none));
}

/// All that is found, bit for bit.
inline bool same_panels(const MethodPanel& one, const MethodPanel& other) {
  if (one.rows.size() != other.rows.size() || one.answer != other.answer ||
      one.beside.of_random != other.beside.of_random || one.order != other.order ||
      one.good != other.good || one.consensus.map != other.consensus.map ||
      one.consensus.mean != other.consensus.mean ||
      one.consensus.chance != other.consensus.chance ||
      one.agreement.kendall != other.agreement.kendall) {
    return false;
  }
  for (std::size_t place = 0; place < one.rows.size(); ++place) {
    if (one.rows[place].rankings != other.rows[place].rankings ||
        one.rows[place].errors != other.rows[place].errors ||
        one.rows[place].kept != other.rows[place].kept ||
        !same_discoveries(one.rows[place], other.rows[place])) {
      return false;
    }
  }
  return true;
}

/// A registry of two quick methods, which counts their runs.
struct TwoCounted {
  MethodRegistry methods{};
  std::vector<const CountedMethod*> counted{};

  explicit TwoCounted(const MethodRegistry& all) {
    for (const char* id : {"f-test", "elastic-net"}) {
      auto method = std::make_unique<const CountedMethod>(all.find(id));
      counted.push_back(method.get());
      methods.add(std::move(method));
    }
  }
  [[nodiscard]] int begun() const { return counted[0]->begun() + counted[1]->begun(); }
};

/// A registry of one method, which counts its runs.
struct CountedRegistry {
  MethodRegistry methods;
  const CountedMethod* method = nullptr;

  CountedRegistry(const MethodRegistry& all, const std::string& id) {
    auto counted = std::make_unique<const CountedMethod>(all.find(id));
    method = counted.get();
    methods.add(std::move(counted));
  }
};

}  // namespace steelyard::tests
