// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/data/table_reader.h"
#include "core/positions.h"
#include "core/problem/problem.h"
#include "tests/support/json_text.h"
#include "tests/support/paths.h"

/// Drug resistance of HIV-1 (Rhee et al. 2006; ../shared/data/hiv1): which mutations raise it? The
/// positions that treatment selects for are the answer that is taken as true.
namespace steelyard::tests::hiv {

struct Drug {
  std::string name, drug_class;
};

inline const std::vector<Drug>& drugs() {
  static const std::vector<Drug> all{
      {"APV", "PI"},   {"ATV", "PI"},   {"IDV", "PI"},    {"LPV", "PI"},    {"NFV", "PI"},
      {"RTV", "PI"},   {"SQV", "PI"},   {"X3TC", "NRTI"}, {"ABC", "NRTI"},  {"AZT", "NRTI"},
      {"D4T", "NRTI"}, {"DDI", "NRTI"}, {"DLV", "NNRTI"}, {"EFV", "NNRTI"}, {"NVP", "NNRTI"}};
  return all;
}

/// The position of a mutation named P82.A.
inline int position_of(const std::string& mutation) { return std::stoi(mutation.substr(1)); }

/// Whether an earlier one of the columns is the same up to sign and scale.
inline bool is_copy(const std::vector<Vector>& before, const Vector& column) {
  constexpr double alike = 1.0 - 1e-5;
  for (const Vector& other : before) {
    if (std::abs(other.dot(column)) > alike) {
      return true;
    }
  }
  return false;
}

/// Logarithms of the resistance to a drug, and the mutations that at least three of the samples
/// with a value carry, copies of earlier ones left out. Null where the data are not here.
inline ProblemPtr problem_of(const Drug& drug) {
  static const std::map<std::string, std::string> files{
      {"PI", "pi"}, {"NRTI", "nrti"}, {"NNRTI", "nnrti"}};
  const std::string path = shared_dir() + "/data/hiv1/" + files.at(drug.drug_class) + ".csv.gz";
  const Dataset table = read_table(path);
  Index target = 0;
  while (table.columns[static_cast<std::size_t>(target)].name != drug.name) {
    ++target;
  }
  std::vector<Index> rows;
  for (Index row = 0; row < table.values.rows(); ++row) {
    if (!std::isnan(table.values(row, target))) {
      rows.push_back(row);
    }
  }
  constexpr double fewest_carriers = 3.0;
  auto problem = std::make_shared<Problem>();
  std::vector<Vector> kept;
  std::vector<Index> chosen;
  for (Index column = 0; column < table.values.cols(); ++column) {
    const std::string& name = table.columns[static_cast<std::size_t>(column)].name;
    const Vector values = table.values(rows, column);
    if (name.front() != 'P' || name.find('.') == std::string::npos ||
        values.sum() < fewest_carriers) {
      continue;
    }
    const Vector centred = values.array() - values.mean();
    if (!(centred.norm() > 0.0) || is_copy(kept, centred.normalized())) {
      continue;
    }
    kept.push_back(centred.normalized());
    chosen.push_back(column);
    problem->features.push_back({name, "", "", 0.0});
  }
  problem->inputs = table.values(rows, chosen);
  problem->truth = table.values(rows, std::vector{target}).array().log().matrix();
  problem->truth_features.push_back({drug.name, "", "", 0.0});
  return problem;
}

/// Positions among the discoveries: those that treatment selects for, and others.
struct Count {
  double listed = 0.0, others = 0.0;
  double all_listed = 0.0;  ///< positions of the problem that treatment selects for

  [[nodiscard]] double false_share() const { return others / std::max(1.0, listed + others); }
  /// The share of the true positions that were found.
  [[nodiscard]] double true_share() const { return listed / std::max(1.0, all_listed); }
};

/// The positions of some of the problem's mutations, each once.
inline std::set<int> positions_of(const Problem& problem, const std::vector<Index>& mutations) {
  std::set<int> positions;
  for (const Index mutation : mutations) {
    positions.insert(position_of(problem.features[static_cast<std::size_t>(mutation)].name));
  }
  return positions;
}

inline Count counted_by_position(const std::vector<Index>& found, const Problem& problem,
                                 const std::string& drug_class) {
  static const nlohmann::json lists =
      json_of_file(shared_dir() + "/data/hiv1/treatment_selected_positions.json");
  const auto listed = lists.at(drug_class).get<std::set<int>>();
  Count count;
  for (const int position : positions_of(problem, found)) {
    (listed.count(position) > 0 ? count.listed : count.others) += 1.0;
  }
  for (const int position : positions_of(problem, all_positions(problem.dimension()))) {
    count.all_listed += listed.count(position) > 0 ? 1.0 : 0.0;
  }
  return count;
}

}  // namespace steelyard::tests::hiv
