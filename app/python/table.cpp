// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/table.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <utility>

#include "core/error.h"
#include "core/in_words.h"

namespace steelyard::python {
namespace {

namespace py = pybind11;

/// Not the name of a file, and not that of a generator, whose answer is known.
constexpr const char* source_of_arrays = ":arrays of Python";

Role role_named(const std::string& id) {
  const auto* const found = std::find_if(all_roles.begin(), all_roles.end(),
                                         [&id](Role role) { return role_id(role) == id; });
  if (found == all_roles.end()) {
    throw fault("there is no role " + id, "python");
  }
  return *found;
}

Column column_of(const PythonColumn& given) {
  Column column;
  column.name = given.name;
  column.group = given.group;
  column.period = given.period;
  column.always_kept = given.always_kept;
  column.categories = given.categories;
  column.kind = given.categories.empty() ? ColumnKind::number : ColumnKind::category;
  for (const std::string& role : given.roles) {
    column.roles = column.roles.with(role_named(role));
  }
  return column;
}

/// Some rows at a time, so that those of an array that is stored by rows stay in the cache.
/// \return the first column after the block
Index copy_block(const py::array_t<double>& block, Index first, Matrix& values) {
  constexpr Index together = 64;
  const auto cells = block.unchecked<2>();
  for (Index begin = 0; begin < cells.shape(0); begin += together) {
    const Index end = std::min(begin + together, static_cast<Index>(cells.shape(0)));
    for (Index column = 0; column < cells.shape(1); ++column) {
      for (Index row = begin; row < end; ++row) {
        values(row, first + column) = cells(row, column);
      }
    }
  }
  return first + cells.shape(1);
}

Matrix joined(const std::vector<py::array_t<double>>& blocks, std::size_t columns) {
  const Index rows = blocks.empty() ? 0 : blocks.front().shape(0);
  Index count = 0;
  for (const py::array_t<double>& block : blocks) {
    if (block.ndim() != 2 || block.shape(0) != rows) {
      throw fault("blocks of different length", "python");
    }
    count += block.shape(1);
  }
  if (count != static_cast<Index>(columns)) {
    throw fault("columns without a description", "python");
  }
  Matrix values(rows, count);
  Index first = 0;
  for (const py::array_t<double>& block : blocks) {
    first = copy_block(block, first, values);
  }
  return values;
}

/// The numbers themselves, not a copy, which keep the table alive and cannot be written to.
py::array numbers_of(const Table& table, const py::object& owner) {
  const Matrix& values = table.data->values;
  py::array_t<double, py::array::f_style> view({values.rows(), values.cols()}, values.data(),
                                               owner);
  view.attr("setflags")(py::arg("write") = false);
  return view;
}

py::dict described(const Column& column) {
  py::list roles;
  for (const Role role : all_roles) {
    if (column.roles.has(role)) {
      roles.append(std::string(role_id(role)));
    }
  }
  py::dict words;
  words["name"] = column.name;
  words["unit"] = column.unit;
  words["group"] = column.group;
  words["period"] = column.period;
  words["roles"] = roles;
  words["categories"] = column.categories;
  return words;
}

py::list table_columns_of(const Table& table) {
  py::list columns;
  for (const Column& column : table.data->columns) {
    columns.append(described(column));
  }
  return columns;
}

std::string summary_of(const Table& table) {
  return "<steelyard.Table '" + table.data->name + "': " + std::to_string(table.data->samples()) +
         " x " + std::to_string(table.data->columns.size()) + ">";
}

}  // namespace

Table table_of(const std::vector<py::array_t<double>>& blocks,
               const std::vector<PythonColumn>& columns) {
  auto data = std::make_shared<Dataset>();
  data->name = "arrays";
  data->source = source_of_arrays;
  data->values = joined(blocks, columns.size());
  for (const PythonColumn& column : columns) {
    data->columns.push_back(column_of(column));
  }
  return {data, data};
}

void bind_table(py::module_& module) {
  py::class_<PythonColumn>(module, "Column")
      .def(py::init<std::string, std::vector<std::string>, std::vector<std::string>, double,
                    std::string, bool>(),
           py::arg("name"), py::arg("roles"), py::arg("categories") = std::vector<std::string>(),
           py::arg("period") = 0.0, py::arg("group") = "", py::arg("always_kept") = false);
  py::class_<Table>(module, "Table", "A table of samples (rows) and columns with roles.")
      .def_static("of_arrays", &table_of, py::arg("blocks"), py::arg("columns"))
      .def_property_readonly("name", [](const Table& table) { return table.data->name; })
      .def_property_readonly("source", [](const Table& table) { return table.data->source; })
      .def_property_readonly("columns", &table_columns_of)
      .def_property_readonly("warnings",
                             [](const Table& table) { return in_words(table.data->warnings); })
      .def_property_readonly(
          "numbers",
          [](const py::object& self) { return numbers_of(self.cast<const Table&>(), self); })
      .def("__len__", [](const Table& table) { return table.data->samples(); })
      .def("__repr__", &summary_of);
}

}  // namespace steelyard::python
