// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/reading.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "app/python/opening.h"
#include "app/python/table.h"
#include "app/python/waiting.h"
#include "core/data/given_roles.h"
#include "core/data/target_roles.h"
#include "core/prepare/text_columns.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

/// Which columns have which role, written as on the command line: "x1,x2" or "1-10".
using RolesGiven = std::map<std::string, std::string>;

void give_if_said(const RolesGiven& given, Role role, Dataset& table) {
  const auto found = given.find(std::string(role_id(role)));
  if (found != given.end()) {
    give_role(found->second, role, table);
  }
}

/// In the order of the command line, where a later one may depend on those before.
void give_roles(const RolesGiven& given, Dataset& table) {
  for (const Role role : {Role::label, Role::id, Role::time, Role::truth}) {
    give_if_said(given, role, table);
  }
  if (!given.contains(std::string(role_id(Role::label)))) {
    take_text_target_as_label(table);
  }
  give_if_said(given, Role::input, table);
  give_if_said(given, Role::weight, table);
  keep_weights_from_inputs(table);
  if (table.columns_with(Role::input).empty()) {
    give_default_inputs(table);
  }
}

bool asks_for_text(const Dataset& table) {
  const std::vector<Index> inputs = table.columns_with(Role::input);
  return std::any_of(inputs.begin(), inputs.end(), [&table](Index column) {
    return table.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category;
  });
}

Table read_with_roles(const std::string& source, const std::vector<std::string>& arrays,
                      const RolesGiven& roles, bool encode, const py::object& told) {
  Table table;
  work_and_wait(
      [&](const std::stop_token& stop, Mailbox& mailbox) {
        const ReadControl control = reading_control(stop, mailbox);
        Dataset data = opened(source, {{}, arrays}, control);
        give_roles(roles, data);
        const bool wants_text = encode && (!roles.contains("input") || asks_for_text(data));
        table.before_steps = std::make_shared<const Dataset>(std::move(data));
        table.data = table.before_steps;
        if (wants_text && proposed_encoding(*table.data)) {
          table.data = std::make_shared<const Dataset>(
              with_text_inputs(*table.before_steps, false, control));
        }
      },
      told);
  return table;
}

}  // namespace

void bind_reading(py::module_& module) {
  module.def("read", &read_with_roles, py::arg("source"), py::arg("arrays"), py::arg("roles"),
             py::arg("encode"), py::arg("told"));
}

}  // namespace steelyard::python
