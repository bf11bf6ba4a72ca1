// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/reading.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/python/opening.h"
#include "app/python/table.h"
#include "app/python/waiting.h"
#include "core/data/delimited_reader.h"
#include "core/data/dialect_words.h"
#include "core/data/file_format.h"
#include "core/data/given_roles.h"
#include "core/data/target_roles.h"
#include "core/prepare/text_columns.h"
#include "core/record/data_reference.h"

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

/// How a text is written, as far as Python says it, in the words of the command line.
struct DialectGiven {
  std::optional<std::string> encoding;
  std::optional<std::string> delimiter;
  std::optional<std::string> decimal;
  std::optional<std::string> thousands;
  std::optional<std::size_t> skip;
  std::optional<bool> header;

  [[nodiscard]] bool is_given() const {
    return encoding || delimiter || decimal || thousands || skip || header;
  }
};

Dialect corrected(Dialect dialect, const DialectGiven& given) {
  if (given.encoding) {
    dialect.encoding = encoding_named(*given.encoding, "encoding");
  }
  if (given.delimiter) {
    dialect.delimiter = delimiter_named(*given.delimiter, "delimiter");
  }
  GivenMarks marks;
  if (given.decimal) {
    marks.decimal = decimal_named(*given.decimal, "decimal");
  }
  if (given.thousands) {
    marks.thousands = thousands_named(*given.thousands, "thousands");
  }
  dialect = with_given_marks(dialect, marks, "decimal and thousands", "thousands");
  dialect.header = given.header.value_or(dialect.header);
  if (given.skip && *given.skip != dialect.skip_lines) {
    dialect.name_rows = 1;  // how many rows name the columns was guessed for other lines
    dialect.skip_lines = *given.skip;
  }
  return dialect;
}

/// Formats that say themselves how they are written need nothing of it.
Reading reading_of(const std::string& source, const std::vector<std::string>& arrays,
                   const DialectGiven& given) {
  if (!given.is_given() || !is_file(source) || !file_format(source).takes_dialect) {
    return {std::nullopt, arrays};
  }
  return {corrected(preview_delimited(source, 0).dialect, given), arrays};
}

Table read_with_roles(const std::string& source, const std::vector<std::string>& arrays,
                      const RolesGiven& roles, bool encode, const DialectGiven& given,
                      const py::object& told) {
  Table table;
  work_and_wait(
      [&](const std::stop_token& stop, Mailbox& mailbox) {
        const ReadControl control = reading_control(stop, mailbox);
        Dataset data = opened(source, reading_of(source, arrays, given), control);
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
  py::class_<DialectGiven>(module, "DialectGiven")
      .def(py::init([](std::optional<std::string> encoding, std::optional<std::string> delimiter,
                       std::optional<std::string> decimal, std::optional<std::string> thousands,
                       std::optional<std::size_t> skip, std::optional<bool> header) {
             return DialectGiven{std::move(encoding),
                                 std::move(delimiter),
                                 std::move(decimal),
                                 std::move(thousands),
                                 skip,
                                 header};
           }),
           py::arg("encoding"), py::arg("delimiter"), py::arg("decimal"), py::arg("thousands"),
           py::arg("skip"), py::arg("header"));
  module.def("read", &read_with_roles, py::arg("source"), py::arg("arrays"), py::arg("roles"),
             py::arg("encode"), py::arg("given"), py::arg("told"));
}

}  // namespace steelyard::python
