// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/panel.h"

#include <pybind11/eigen.h>
#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/python/descriptions.h"
#include "app/python/question.h"
#include "app/python/text_tables.h"
#include "app/python/waiting.h"
#include "core/analysis/chosen_members.h"
#include "core/analysis/method_panel.h"
#include "core/analysis/panel_answer.h"
#include "core/in_words.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/whole_groups.h"
#include "core/record/applied_rows.h"
#include "core/record/panel_tables.h"
#include "core/run/chosen_features.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

struct Compared {
  ProblemPtr problem;
  MethodPanel panel;
  std::vector<std::string> warnings;
};

Compared compared(const Table& table, const Question& question,
                  const std::vector<std::string>& methods, const PanelOptions& options,
                  const std::stop_token& stop, Mailbox& mailbox) {
  for (const std::string& id : methods) {
    static_cast<void>(known_methods().find(id));  // which says what there is instead
  }
  use_threads(question);
  const Asked asked = asked_of(question, table);
  const auto problem = std::make_shared<const Problem>(make_problem(table.data, asked.options));
  const std::vector<PanelMember> members =
      chosen_members(panel_members(known_methods(), problem, options), methods);
  PanelObserver observer;
  observer.progress = [&mailbox](double share) { mailbox.say({share, 0, "comparing methods"}); };
  Compared found{problem, method_panel(members, options, stop, nullptr, observer),
                 in_words(problem->warnings)};
  if (!asked.scaling.empty() && !asked.options.standardise_truth) {
    found.warnings.push_back(asked.scaling);
  }
  return found;
}

/// The best so many, where a person asks for that; otherwise the columns that are kept more often
/// than by chance or, where chance keeps everything, those on which the good methods agree; none if
/// no method is good. What a person keeps is always among them.
std::vector<Index> selected(const Compared& compared, std::optional<int> top) {
  const MethodPanel& panel = compared.panel;
  const PanelConsensus& consensus = panel.consensus;
  Result result;
  result.selection.features = kept_inputs(*compared.problem);
  result.selection.kept = std::ssize(result.selection.features);
  if (top && consensus.mean.size() > 0) {
    FeatureColumn share;
    share.values.assign(consensus.mean.begin(), consensus.mean.end());
    result.columns.push_back(std::move(share));
    return chosen_features(*compared.problem, result, {top, {}});
  }
  const std::vector<Index> found =
      consensus.level() < 1.0 ? columns_above_level(consensus) : agreed_columns(panel);
  for (const Index column : besides_kept(found, result.selection.features)) {
    result.selection.features.push_back(column);
  }
  return WholeGroups(*compared.problem).completed(result.selection.features);
}

py::dict python_panel(const Compared& compared, std::optional<int> top) {
  const MethodPanel& panel = compared.panel;
  std::vector<std::string> best;
  for (const std::size_t place : panel.order) {
    best.push_back(panel.rows[place].id);
  }
  py::dict words;
  words["feature_names"] = panel.columns;
  words["fillings"] = fillings_of_inputs(*compared.problem);
  words["methods"] = python_table(panel_table(panel, {}));
  words["errors"] = python_table(panel_error_table(panel));
  words["columns"] = python_table(panel_column_table(panel));
  words["agreement"] = python_table(panel_agreement_table(panel));
  words["order"] = best;
  words["consensus"] = panel.consensus.mean;
  words["level"] = panel.consensus.level();
  words["selected"] = selected(compared, top);
  words["interchangeable"] = panel.interchangeable;
  words["answer"] = in_words(panel.answer);
  words["complete"] = panel.complete;
  words["warnings"] = compared.warnings;
  return words;
}

}  // namespace

void bind_panel(py::module_& module) {
  module.def(
      "panel",
      [](const Table& table, const Question& question, const std::vector<std::string>& methods,
         Index folds, Index repeats, std::uint64_t seed, std::optional<double> fdr,
         std::optional<int> top, const py::object& told) {
        PanelOptions options;
        options.folds = folds;
        options.repeats = repeats;
        options.seed = seed;
        options.discovery_rate = fdr;
        std::optional<Compared> found;
        work_and_wait(
            [&](const std::stop_token& stop, Mailbox& mailbox) {
              found = compared(table, question, methods, options, stop, mailbox);
            },
            told);
        return python_panel(*found, top);
      },
      py::arg("table"), py::arg("question"), py::arg("methods"), py::arg("folds"),
      py::arg("repeats"), py::arg("seed"), py::arg("fdr"), py::arg("top"), py::arg("told"));
}

}  // namespace steelyard::python
