// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFileInfo>
#include <optional>
#include <string>

#include "core/data/delimited_reader.h"
#include "core/data/npy_reader.h"
#include "core/problem/problem.h"
#include "tests/support/dii_cases.h"
#include "tests/support/paths.h"

namespace steelyard::tests {

inline std::string cln025_file(const std::string& name) {
  return shared_dir() + "/data/cln025/" + name;
}

/// Ten collective variables of a peptide, 1,429 samples, against the 4,278 distances of its 93
/// heavy atoms; none if the files are absent.
inline std::optional<Problem> cln025_problem() {
  if (!QFileInfo::exists(QString::fromStdString(cln025_file("cln025_heavy_xyz.npy")))) {
    return std::nullopt;
  }
  Dataset table = read_delimited(cln025_file("cln025_cvs.csv"), Dialect{});
  Problem problem;
  problem.inputs = std::move(table.values);
  for (const Column& column : table.columns) {
    problem.features.push_back({column.name, "", "", 0.0});
  }
  problem.truth = read_npy(cln025_file("cln025_heavy_xyz.npy")).values;
  problem.truth_features.resize(static_cast<std::size_t>(problem.truth.cols()));
  problem.truth_kind = TruthKind::pair_distances;
  problem.rows = all_rows(problem.samples());
  return problem;
}

}  // namespace steelyard::tests
