// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/results.h"

#include <pybind11/eigen.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <memory>

#include "app/python/run.h"
#include "app/python/waiting.h"
#include "core/error.h"
#include "core/record/applied_rows.h"
#include "core/record/recorded_run.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

py::array_t<double> array_of(const std::vector<double>& numbers) {
  return py::array_t<double>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

py::array_t<Index> array_of(const std::vector<Index>& positions) {
  return py::array_t<Index>(static_cast<py::ssize_t>(positions.size()), positions.data());
}

const Result& result_of(const Run& run) { return run.record.result; }

py::list feature_columns_of(const Run& run) {
  py::list columns;
  for (const FeatureColumn& column : result_of(run).columns) {
    py::dict words;
    words["id"] = column.id;
    words["title"] = column.title;
    words["help"] = column.help;
    words["kind"] = std::string(value_kind_id(column.kind));
    words["values"] = array_of(column.values);
    columns.append(words);
  }
  return columns;
}

py::list findings_of(const Run& run) {
  py::list findings;
  for (const Finding& finding : result_of(run).findings) {
    py::dict words;
    words["id"] = finding.id;
    words["title"] = in_words(finding.title);
    words["value"] = finding.value;
    words["error"] = py::cast(finding.error);
    words["unit"] = finding.unit;
    words["measured_on"] = in_words(finding.measured_on);
    findings.append(words);
  }
  return findings;
}

/// Rows of the table, in order of selection; None where a method does not choose samples.
py::object chosen_samples(const Run& run) {
  const std::optional<SampleSelection>& samples = result_of(run).samples;
  if (!samples) {
    return py::none();
  }
  return array_of(run.problem->rows_of(samples->positions));
}

/// None unless somebody chose: the run itself, by a rule, or a person.
py::object selection_of(const Run& run) {
  const FeatureSelection& own = result_of(run).selection;
  const bool open = own.rule.says_nothing() && std::ssize(own.features) == own.kept;
  if (!run.record.chosen && open) {
    return py::none();
  }
  return array_of(shown_selection(run.record).features);
}

py::dict answer_of(const Run& run, bool patient, const py::object& told) {
  Answer found;
  work_and_wait(
      [&](const std::stop_token& stop, Mailbox& mailbox) {
        use_threads(run.question);
        AnswerQuestion question =
            question_about(*run.method, std::make_shared<const Record>(run.record), run.problem);
        question.patient = patient;
        found = answer(question, patient ? std::optional(all_checks) : std::nullopt, stop, nullptr,
                       [&mailbox](double share) {
                         mailbox.say({share, 0, "checking"});
                       });
      },
      told);
  py::list checks;
  for (const AnswerCheck& check : found.checks) {
    checks.append(py::make_tuple(check.id,
                                 check.level ? std::string(answer_level_id(*check.level)) : "",
                                 in_words(followed_by(check.finding, check.next_step))));
  }
  py::dict words;
  words["sentence"] = in_words(found);
  words["level"] = in_words(level_in_words(settled_level(found)));
  words["selection"] = array_of(found.selection);
  words["checks"] = checks;
  return words;
}

}  // namespace

void bind_results(py::module_& module) {
  py::class_<Run, std::shared_ptr<Run>>(module, "Run")
      .def_property_readonly("is_solved",
                             [](const Run& run) { return has_solution(result_of(run)); })
      .def_property_readonly("feature_names",
                             [](const Run& run) { return run.record.feature_names; })
      .def_property_readonly("fillings",
                             [](const Run& run) { return fillings_of_inputs(*run.problem); })
      .def_property_readonly("columns", &feature_columns_of)
      .def_property_readonly(
          "ranking", [](const Run& run) { return array_of(ranking(result_of(run).columns)); })
      .def_property_readonly("selection", &selection_of)
      .def_property_readonly("rule",
                             [](const Run& run) { return in_words(result_of(run).selection.rule); })
      .def_property_readonly(
          "weights", [](const Run& run) -> Vector { return result_of(run).space.weights(); })
      .def_property_readonly("map",
                             [](const Run& run) -> Matrix { return result_of(run).space.map(); })
      .def_property_readonly("samples", &chosen_samples)
      .def_property_readonly("objective", [](const Run& run) { return result_of(run).objective; })
      .def_property_readonly("iterations", [](const Run& run) { return result_of(run).iterations; })
      .def_property_readonly(
          "ending",
          [](const Run& run) { return std::string(ending_id(result_of(run).outcome.ending)); })
      .def_property_readonly("reason",
                             [](const Run& run) { return in_words(result_of(run).outcome.reason); })
      .def_property_readonly("findings", &findings_of)
      .def_property_readonly("warnings",
                             [](const Run& run) {
                               std::vector<std::string> words = in_words(run.record.warnings);
                               for (std::string& more : in_words(result_of(run).warnings)) {
                                 words.push_back(std::move(more));
                               }
                               return words;
                             })
      .def("json", [](const Run& run) { return to_json(run.record); })
      .def("answer", &answer_of, py::arg("patient"), py::arg("told"));
}

}  // namespace steelyard::python
