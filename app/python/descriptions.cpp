// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/descriptions.h"

#include <pybind11/stl.h>

#include <cstdint>
#include <string>
#include <variant>

#include "core/parameter/parameter.h"
#include "core/record/record.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

std::string type_id(ParameterType type) {
  switch (type) {
    case ParameterType::integer:
      return "integer";
    case ParameterType::real:
      return "real";
    case ParameterType::choice:
      return "choice";
    case ParameterType::toggle:
      return "toggle";
    case ParameterType::list:
      return "list";
    case ParameterType::text:
      break;
  }
  return "text";
}

/// None stands for "auto".
py::object python_value(const ParameterValue& value) {
  struct Convert {
    py::object operator()(const Automatic& /*unused*/) const { return py::none(); }
    py::object operator()(const std::vector<double>& list) const {
      return py::tuple(py::cast(list));
    }
    py::object operator()(bool flag) const { return py::bool_(flag); }
    py::object operator()(std::int64_t number) const { return py::int_(number); }
    py::object operator()(double number) const { return py::float_(number); }
    py::object operator()(const std::string& text) const { return py::str(text); }
  };
  return std::visit(Convert{}, value);
}

py::list choices_of(const ParameterSpec& spec) {
  py::list choices;
  for (const ParameterChoice& choice : spec.choices) {
    choices.append(py::make_tuple(choice.id, choice.label, choice.help));
  }
  return choices;
}

py::list conditions_of(const ParameterSpec& spec) {
  py::list conditions;
  for (const AppliesWhen& condition : spec.applies_when) {
    conditions.append(py::make_tuple(condition.id, condition.values));
  }
  return conditions;
}

py::dict described(const ParameterSpec& spec) {
  py::dict words;
  words["id"] = spec.id;
  words["label"] = spec.label;
  words["help"] = spec.help;
  words["unit"] = spec.unit;
  words["type"] = type_id(spec.type);
  words["default"] = python_value(spec.initial);
  words["automatic"] = spec.automatic;
  words["accepted"] = in_words(accepted_values(spec));
  words["choices"] = choices_of(spec);
  words["applies_when"] = conditions_of(spec);
  return words;
}

py::dict described(const Method& method) {
  const MethodInfo& info = method.info();
  py::list parameters;
  for (const ParameterSpec& spec : method.schema().specs()) {
    parameters.append(described(spec));
  }
  py::dict words;
  words["id"] = info.id;
  words["title"] = info.title;
  words["family"] = info.family;
  words["purpose"] = info.purpose;
  words["citation"] = info.citation;
  words["equations"] = info.equations;
  words["symbols"] = info.symbols;
  words["suits"] = info.suits;
  words["unsuited"] = info.unsuited;
  words["target"] = std::string(target_id(info.target));
  words["gives"] = std::string(gives_id(info.gives));
  words["parameters"] = parameters;
  return words;
}

py::list described_methods() {
  py::list methods;
  for (const auto& method : known_methods().all()) {
    methods.append(described(*method));
  }
  return methods;
}

}  // namespace

const MethodRegistry& known_methods() {
  static const MethodRegistry methods = builtin_methods();
  return methods;
}

void bind_descriptions(py::module_& module) {
  module.def("methods", &described_methods);
  module.attr("__version__") = program_version();
  module.attr("compiler") = compiler_name();
  module.attr("instruction_set") = instruction_set();
}

}  // namespace steelyard::python
