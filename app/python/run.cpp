// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/run.h"

#include <pybind11/stl.h>

#include <utility>

#include "app/python/descriptions.h"
#include "app/python/results.h"
#include "app/python/waiting.h"
#include "core/record/recorded_run.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

RunObserver told_by(Mailbox& mailbox) {
  RunObserver observer;
  observer.advanced = [&mailbox](const Snapshot& snapshot, const Stepper& /*stepper*/) {
    mailbox.say({snapshot.fraction, snapshot.iteration, in_words(snapshot.stage)});
  };
  return observer;
}

}  // namespace

std::shared_ptr<Run> run(const Table& table, const Question& question, const std::string& method,
                         const Settings& settings, const SelectionRule& rule,
                         const py::object& told) {
  const Method& found = known_methods().find(method);
  const ParameterValues values = values_of(found, settings);
  auto result = std::make_shared<Run>(Run{table, nullptr, {}, &found, question});
  work_and_wait(
      [&](const std::stop_token& stop, Mailbox& mailbox) {
        use_threads(question);
        const Asked asked = asked_of(question, table);
        RecordedRun done =
            recorded_run({*table.data, nullptr, asked.options, found, values, table.data}, stop,
                         told_by(mailbox));
        if (!asked.scaling.empty() && !asked.options.standardise_truth) {
          done.record.warnings.push_back(other_words(asked.scaling));
        }
        if (rule.is_given() && has_solution(done.record.result)) {
          done.record.chosen = chosen_features(*done.problem, done.record.result, rule);
        }
        result->problem = std::move(done.problem);
        result->record = std::move(done.record);
      },
      told);
  return result;
}

void bind_run(py::module_& module) {
  bind_results(module);
  module.def(
      "run",
      [](const Table& table, const Question& question, const std::string& method,
         const Settings& settings, std::optional<int> top, std::optional<double> threshold,
         const py::object& told) {
        return run(table, question, method, settings, {top, threshold}, told);
      },
      py::arg("table"), py::arg("question"), py::arg("method"), py::arg("settings"), py::arg("top"),
      py::arg("threshold"), py::arg("told"));
}

}  // namespace steelyard::python
