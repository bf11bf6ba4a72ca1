// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/question.h"

#include <pybind11/stl.h>

#include "core/data/generators.h"
#include "core/error.h"
#include "core/parallel.h"
#include "core/parameter/given_value.h"
#include "core/problem/truth_scaling.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

void scale_truth(const std::string& how, const Table& table, Asked& asked) {
  if (how != "auto" && how != "none" && how != "standardised") {
    throw bad_input({message("python.bad_scaling", "'{1}' is not a scaling", how), "truth_scaling",
                     message("python.bad_scaling.accepted", "none, standardised, auto")});
  }
  asked.options.standardise_truth = how == "standardised";
  // The columns of a generated table have the spreads that its known answer belongs to.
  const bool generated = is_generated(table.data->source);
  if (how == "auto" && asked.options.truth_kind == TruthKind::columns && !generated) {
    const TruthScaling scaling = automatic_truth_scaling(*table.data, nullptr);
    asked.options.standardise_truth = scaling.standardise;
    asked.scaling = scaling.note;
  }
}

}  // namespace

Asked asked_of(const Question& question, const Table& table) {
  Asked asked;
  asked.options.missing = missing_policy(question.missing);
  asked.options.truth_kind = truth_kind(question.truth_kind);
  asked.options.row_order = row_order(question.row_order);
  asked.options.wrap_periods = question.wrap_periods;
  scale_truth(question.truth_scaling, table, asked);
  return asked;
}

ParameterValues values_of(const Method& method, const Settings& settings) {
  const ParameterSchema& schema = method.schema();
  ParameterValues values = schema.defaults();
  for (const auto& [id, text] : settings) {
    set_given_value(
        id, text, schema,
        message("python.unknown_setting", "'{1}' is not a parameter of {2}", id, method.info().id),
        "", values);
  }
  return values;
}

void use_threads(const Question& question) {
  if (question.threads > 0) {
    set_most_threads(static_cast<std::size_t>(question.threads));
  }
}

void bind_question(py::module_& module) {
  py::class_<Question>(module, "Question")
      .def(py::init<std::string, std::string, std::string, std::string, bool, int>(), py::kw_only(),
           py::arg("missing") = "refuse", py::arg("truth_kind") = "columns",
           py::arg("truth_scaling") = "auto", py::arg("row_order") = "automatic",
           py::arg("wrap_periods") = false, py::arg("threads") = 0);
}

}  // namespace steelyard::python
