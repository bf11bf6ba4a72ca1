// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/data/delimited_reader.h"
#include "tests/support/json_text.h"
#include "tests/support/paths.h"

/// Numbers of the programs that the Sobolev independence criterion, knockoffs and the baselines
/// come from, and the tables that these were made from.
namespace steelyard::tests::sobolev {

inline std::string reference(const std::string& name) {
  return shared_dir() + "/reference/gated_sobolev/" + name;
}

/// \param name  without folder and ending
inline Matrix input(const std::string& name) {
  return read_delimited(reference("inputs/" + name + ".csv"), Dialect{}).values;
}

/// Null where the folder ../shared is not here. \param name  without folder and ending
inline nlohmann::json expected(const std::string& name) {
  return json_of_file(reference("expected/" + name + ".json"));
}

/// An array of numbers; of arrays of numbers, one a row.
inline Matrix matrix_of(const nlohmann::json& rows) {
  const bool nested = !rows.empty() && rows.front().is_array();
  const std::size_t columns = nested ? rows.front().size() : 1;
  Matrix values(std::ssize(rows), static_cast<Index>(columns));
  for (Index row = 0; row < values.rows(); ++row) {
    const nlohmann::json& of_row = rows.at(static_cast<std::size_t>(row));
    for (Index column = 0; column < values.cols(); ++column) {
      values(row, column) =
          (nested ? of_row.at(static_cast<std::size_t>(column)) : of_row).get<double>();
    }
  }
  return values;
}

}  // namespace steelyard::tests::sobolev
