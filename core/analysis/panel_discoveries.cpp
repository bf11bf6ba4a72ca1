// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_discoveries.h"

#include <exception>
#include <utility>

#include "core/analysis/realised_rate.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/problem/sample_order.h"
#include "core/study/untested_selection.h"
#include "core/text.h"

namespace steelyard {

std::optional<std::vector<Index>> discovered_columns(const TrialPlan& plan,
                                                     const std::stop_token& stop,
                                                     const TrialProgress& progress) {
  std::vector<Index> columns;
  const std::vector<Trial> once(1);
  const bool finished = for_each_trial(
      plan, once, stop,
      [&](std::size_t, const ProblemPtr&, Result&& result) {
        if (!tests_columns(plan.run, result.selection)) {
          throw bad_input(message("panel_discoveries.untested", "the run tested no column"));
        }
        if (is_untested(result.selection)) {
          throw bad_input(result.selection.rule);
        }
        // Those that a person keeps were not found.
        columns.assign(result.selection.features.begin() + result.selection.kept,
                       result.selection.features.end());
      },
      progress);
  return finished ? std::optional(std::move(columns)) : std::nullopt;
}

std::optional<PanelDiscoveries> panel_discoveries(const PanelDiscoveryPlan& plan, PanelLog& log,
                                                  const std::stop_token& stop,
                                                  const TrialProgress& progress) {
  PanelDiscoveries found{{}, plan.way, plan.title, plan.rate, plan.why_not, {}};
  if (!found.is_known()) {
    return found;
  }
  found.doubt = doubt_in_brackets(plan.plan.problem->order);
  if (const auto* const kept = log.discoveries_of(plan)) {
    found.columns = *kept;
    return found;
  }
  try {
    auto columns = discovered_columns(plan.plan, stop, progress);
    if (!columns) {
      return std::nullopt;
    }
    found.columns = *std::move(columns);
    log.keep_discoveries(plan, found.columns);
  } catch (const std::exception& error) {
    if (is_fault(error)) {
      throw;
    }
    found.why_none = statement_of(error);
  }
  return found;
}

Message statement_of(const PanelDiscoveries& found, const std::vector<std::string>& columns) {
  if (!found.is_known()) {
    return found.has_way() ? message("panel_discoveries.trouble", "{1}: {2}",
                                     term_words(found.title), found.why_none)
                           : found.why_none;
  }
  const std::string rate = short_text(found.rate, 3);
  return found.columns.empty()
             ? message("panel_discoveries.none",
                       "{1}: none of {2} {2:column|columns} at a false discovery rate of {3}{4}",
                       term_words(found.title), columns.size(), rate, found.doubt)
             : message(
                   "panel_discoveries.some",
                   "{1}: {2} of {3} {3:column|columns} at a false discovery rate of {4}{5}: {6}",
                   term_words(found.title), found.columns.size(), columns.size(), rate, found.doubt,
                   names_in_words(names_of(found, columns)));
}

std::vector<std::string> names_of(const PanelDiscoveries& found,
                                  const std::vector<std::string>& columns) {
  std::vector<std::string> names;
  for (const Index column : found.columns) {
    names.push_back(columns[static_cast<std::size_t>(column)]);
  }
  return names;
}

}  // namespace steelyard
