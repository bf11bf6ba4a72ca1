// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/applying.h"

#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/python/descriptions.h"
#include "app/python/opening.h"
#include "app/python/run.h"
#include "app/python/text_tables.h"
#include "app/python/waiting.h"
#include "core/record/applied_record.h"
#include "core/record/data_reference.h"
#include "core/record/further_reading.h"
#include "core/record/reopened_tables.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

/// A table of text, the remarks on it, and the name of the column of classes, which may look like
/// numbers.
struct Words {
  TextTable table;
  std::vector<std::string> remarks;
  std::optional<std::string> classes;
};

Words words_of(const AppliedTable& applied, const Problem& problem) {
  Words words{rows_as_text(applied.rows), in_words(applied.remarks), {}};
  if (problem.labels) {
    words.classes = problem.labels->name;
  }
  return words;
}

py::tuple python_words(const Words& words) {
  return py::make_tuple(words.table.header, words.table.rows, words.remarks, words.classes);
}

py::tuple apply_run(const Run& run, const Table& further, const py::object& told) {
  const Predictor* const model = run.record.result.predictor.get();
  Application application{run.record,
                          *run.table.before_steps,
                          run.table.data->origin.steps,
                          run.table.data->columns,
                          run.problem,
                          model};
  if (model == nullptr) {
    application.no_model = why_no_model(run.method->info(), true);
  }
  Words words;
  work_and_wait(
      [&](const std::stop_token& stop, Mailbox& /*mailbox*/) {
        use_threads(run.question);
        words = words_of(applied_record(application, *further.before_steps, {{}, stop, {}}),
                         *run.problem);
      },
      told);
  return python_words(words);
}

/// Rows to which a record is applied: a table of Python, or a file, which is read like the table of
/// the record.
struct Rows {
  std::shared_ptr<const Dataset> table;  ///< null for a file
  std::string file;
};

Dataset read_like(const Dataset& own, const std::string& file, const ReadControl& control) {
  const bool on_disk = is_file(file);
  return opened(file, on_disk ? further_reading(own, file, control) : Reading(), control);
}

Words apply_file(const std::string& path, const std::string& moved, const Rows& rows, bool predicts,
                 const ReadControl& control) {
  const Record record = read_record(path, control.stop);
  const OpenedTables tables = reopened_tables(record, moved, opened, control);
  std::optional<Dataset> unprepared;
  if (!tables.data.origin.steps.empty()) {
    unprepared = reopened_before_steps(record, moved, opened, control);
  }
  const Dataset* const truth = tables.truth ? &*tables.truth : nullptr;
  const auto problem =
      std::make_shared<const Problem>(make_problem(tables.data, record.problem_options, truth));
  const Dataset& before_steps = unprepared ? *unprepared : tables.data;
  const std::optional<Dataset> read =
      rows.table ? std::nullopt : std::optional(read_like(before_steps, rows.file, control));
  Words words = words_of(applied_record({record, tables.data, truth, before_steps, problem},
                                        known_methods().find(record.method),
                                        read ? *read : *rows.table, predicts, control),
                         *problem);
  const std::vector<std::string> changed = in_words(tables.warnings);
  words.remarks.insert(words.remarks.begin(), changed.begin(), changed.end());
  return words;
}

py::tuple apply_to(const std::string& path, const std::string& moved, const Rows& rows,
                   bool predicts, const py::object& told) {
  Words words;
  work_and_wait(
      [&](const std::stop_token& stop, Mailbox& mailbox) {
        words = apply_file(path, moved, rows, predicts, reading_control(stop, mailbox));
      },
      told);
  return python_words(words);
}

py::tuple apply_record(const std::string& path, const std::string& moved, const Table& further,
                       bool predicts, const py::object& told) {
  return apply_to(path, moved, {further.before_steps, {}}, predicts, told);
}

py::tuple apply_record_to_file(const std::string& path, const std::string& moved,
                               const std::string& file, bool predicts, const py::object& told) {
  return apply_to(path, moved, {nullptr, file}, predicts, told);
}

}  // namespace

void bind_applying(py::module_& module) {
  module.def("apply_run", &apply_run, py::arg("run"), py::arg("further"), py::arg("told"));
  module.def("apply_record", &apply_record, py::arg("path"), py::arg("moved"), py::arg("further"),
             py::arg("predicts"), py::arg("told"));
  module.def("apply_record_to_file", &apply_record_to_file, py::arg("path"), py::arg("moved"),
             py::arg("file"), py::arg("predicts"), py::arg("told"));
}

}  // namespace steelyard::python
