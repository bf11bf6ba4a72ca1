// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the tables of reproduce.py that are no files yet: made-up ones, and parts of those beside
// the project.
//   made_tables FOLDER
// The target stands after the inputs: ten columns of Ten Gaussians, one of the others. A table
// whose data are not here is left out, which is said.

#include <cstdio>
#include <exception>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/data/generators.h"
#include "core/data/planted_table.h"
#include "core/data/table_reader.h"
#include "core/data/text_table.h"
#include "tests/support/hiv_drugs.h"
#include "tests/support/paths.h"

namespace {

using namespace steelyard;

void write(const std::filesystem::path& path, std::vector<std::string> names,
           const Matrix& values) {
  RowTable rows;
  rows.header = std::move(names);
  rows.rows = values.rows();
  rows.append_cells = [&values](Index row, std::vector<std::string>& cells) {
    for (const double value : values.row(row)) {
      cells.push_back(number_text(value));
    }
  };
  write_csv(path, rows);
}

Matrix side_by_side(const Matrix& inputs, const Matrix& target) {
  Matrix all(inputs.rows(), inputs.cols() + target.cols());
  all << inputs, target;
  return all;
}

void write_ten_gaussians(const std::filesystem::path& folder) {
  const Dataset table = ten_gaussians();
  constexpr Index numbers = 20;  // the last column is a label that follows from them
  std::vector<std::string> names;
  for (Index column = 0; column < numbers; ++column) {
    names.push_back(table.columns[static_cast<std::size_t>(column)].name);
  }
  write(folder / "ten_gaussians.csv", names, table.values.leftCols(numbers));
}

void write_planted(const std::filesystem::path& path, const PlantedTable& table) {
  std::vector<std::string> names = table.names;
  names.emplace_back("y");
  write(path, names, side_by_side(table.inputs, table.target));
}

/// The first thousand molecules of the fixed random order.
void write_molecules(const std::filesystem::path& folder) {
  const std::string qm7 = tests::shared_dir() + "/data/qm7/";
  if (!std::filesystem::exists(qm7 + "qm7_coulomb.npz")) {
    std::printf("left out: QM7, there is no %s\n", qm7.c_str());
    return;
  }
  constexpr Index count = 1000;
  const Matrix order = read_table(qm7 + "order.csv").values;
  std::vector<Index> some;
  for (Index place = 0; place < count; ++place) {
    some.push_back(static_cast<Index>(order(place, 0)));
  }
  const Matrix coulomb = read_table(qm7 + "qm7_coulomb.npz", {{}, {"coulomb"}}).values;
  const Matrix energy = read_table(qm7 + "qm7_coulomb.npz", {{}, {"energy"}}).values;
  std::vector<std::string> names;
  for (Index column = 0; column < coulomb.cols(); ++column) {
    names.push_back("coulomb_" + std::to_string(column + 1));
  }
  names.emplace_back("energy");
  write(folder / "qm7.csv", names,
        side_by_side(coulomb(some, Eigen::all), energy(some, Eigen::all)));
}

void write_amprenavir(const std::filesystem::path& folder) {
  if (!std::filesystem::exists(tests::shared_dir() + "/data/hiv1/pi.csv.gz")) {
    std::printf("left out: HIV-1, there is no %s/data/hiv1\n", tests::shared_dir().c_str());
    return;
  }
  const ProblemPtr problem = tests::hiv::problem_of({"APV", "PI"});
  std::vector<std::string> names;
  for (const ColumnInfo& feature : problem->features) {
    names.push_back(feature.name);
  }
  names.emplace_back("log_resistance");
  write(folder / "hiv1_apv.csv", names, side_by_side(problem->inputs, problem->truth));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::printf("made_tables FOLDER\n");
    return 1;
  }
  const std::filesystem::path folder = argv[1];
  try {
    std::filesystem::create_directories(folder);
    write_ten_gaussians(folder);
    write_planted(folder / "sinexp.csv", sinexp_table({}, {}));
    write_planted(folder / "liang.csv", liang_table({}, {}));
    write_molecules(folder);
    write_amprenavir(folder);
  } catch (const std::exception& error) {
    std::printf("%s\n", error.what());
    return 1;
  }
  return 0;
}
