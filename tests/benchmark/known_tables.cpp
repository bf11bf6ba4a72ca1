// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/benchmark/known_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/data/text_table.h"
#include "core/random.h"
#include "tests/support/ordered_tables.h"

namespace steelyard::tests {
namespace {

Matrix normals(Random& random, Index rows, Index columns) {
  Matrix drawn(rows, columns);
  for (double& value : drawn.reshaped()) {
    value = random.normal();
  }
  return drawn;
}

Matrix uniforms(Random& random, Index rows, Index columns) {
  Matrix drawn(rows, columns);
  for (double& value : drawn.reshaped()) {
    value = random.uniform();
  }
  return drawn;
}

/// Student's t with two degrees of freedom, by its inverse distribution function: its variance is
/// infinite.
Matrix heavy_tails(Random& random, Index rows, Index columns) {
  Matrix drawn = uniforms(random, rows, columns);
  for (double& value : drawn.reshaped()) {
    const double p = std::max(value, 0x1p-53);
    value = (2.0 * p - 1.0) / std::sqrt(2.0 * p * (1.0 - p));
  }
  return drawn;
}

/// Each row is 0.98 times the one before, and something new.
Matrix slow_walks(Random& random, Index rows, Index columns) {
  constexpr double memory = 0.98;
  Matrix walks = normals(random, rows, columns);
  walks.row(0).setZero();
  for (Index row = 1; row < rows; ++row) {
    walks.row(row) += memory * walks.row(row - 1);
  }
  return walks;
}

KnownTable of_numbers(Matrix inputs, Vector target, std::vector<Index> true_columns) {
  KnownTable table;
  table.inputs = std::move(inputs);
  table.target = std::move(target);
  table.true_columns = std::move(true_columns);
  return table;
}

KnownTable of_classes(Matrix inputs, std::vector<int> classes, std::vector<std::string> names,
                      std::vector<Index> true_columns) {
  KnownTable table;
  table.inputs = std::move(inputs);
  table.classes = std::move(classes);
  table.class_names = std::move(names);
  table.true_columns = std::move(true_columns);
  return table;
}

std::vector<int> random_classes(Random& random, Index samples, double share) {
  std::vector<int> classes;
  for (Index sample = 0; sample < samples; ++sample) {
    classes.push_back(random.uniform() < share ? 0 : 1);
  }
  return classes;
}

KnownTable linear3(Random& random) {
  const Matrix x = normals(random, 200, 15);
  const Vector y =
      2.0 * x.col(3) - 1.5 * x.col(7) + x.col(11) + 0.7 * normals(random, 200, 1).col(0);
  return of_numbers(x, y, {3, 7, 11});
}

KnownTable friedman1(Random& random) {
  const Matrix x = uniforms(random, 300, 10);
  const auto column = [&x](Index k) { return x.col(k).array(); };
  const Vector y = 10.0 * (std::numbers::pi * column(0) * column(1)).sin() +
                   20.0 * (column(2) - 0.5).square() + 10.0 * column(3) + 5.0 * column(4) +
                   normals(random, 300, 1).col(0).array();
  return of_numbers(x, y, {0, 1, 2, 3, 4});
}

KnownTable product(Random& random) {
  const Matrix x = normals(random, 300, 12);
  const Vector y = x.col(2).cwiseProduct(x.col(5)) + 0.2 * normals(random, 300, 1).col(0);
  return of_numbers(x, y, {2, 5});
}

KnownTable wide4(Random& random) {
  const Matrix x = normals(random, 120, 300);
  const Vector y =
      x.col(10) + x.col(20) - x.col(30) + 0.8 * x.col(40) + 0.5 * normals(random, 120, 1).col(0);
  return of_numbers(x, y, {10, 20, 30, 40});
}

KnownTable weak(Random& random) {
  const Matrix x = normals(random, 150, 12);
  const Vector y = 0.5 * x.col(4) + normals(random, 150, 1).col(0);
  return of_numbers(x, y, {4});
}

/// The units of the columns lie up to eight powers of ten apart.
KnownTable units(Random& random) {
  Matrix x = normals(random, 250, 10);
  for (auto column : x.colwise()) {
    column *= std::pow(10.0, static_cast<double>(random.below(9)) - 4.0);
  }
  const auto standardised = [&x](Index k) -> Vector {
    const Vector centred = x.col(k).array() - x.col(k).mean();
    return x.col(k) / std::sqrt(centred.squaredNorm() / static_cast<double>(centred.size()));
  };
  const Vector y = standardised(1) + standardised(8) + 0.4 * normals(random, 250, 1).col(0);
  return of_numbers(x, y, {1, 8});
}

KnownTable class3(Random& random) {
  constexpr double edge = 0.6;
  const Matrix x = normals(random, 200, 20);
  const Vector z = x.col(0) + x.col(6) - x.col(13) + 0.4 * normals(random, 200, 1).col(0);
  std::vector<int> classes;
  for (const double value : z) {
    classes.push_back(value < -edge ? 0 : (value > edge ? 2 : 1));
  }
  return of_classes(x, std::move(classes), {"lo", "mid", "hi"}, {0, 6, 13});
}

KnownTable exclusive_or(Random& random) {
  const Matrix x = normals(random, 300, 10);
  std::vector<int> classes;
  for (Index sample = 0; sample < x.rows(); ++sample) {
    classes.push_back((x(sample, 1) > 0.0) != (x(sample, 4) > 0.0) ? 1 : 0);
  }
  return of_classes(x, std::move(classes), {"no", "yes"}, {1, 4});
}

KnownTable widegenes(Random& random) {
  Matrix x = normals(random, 70, 1000);
  std::vector<int> classes = random_classes(random, 70, 0.5);
  for (Index sample = 0; sample < x.rows(); ++sample) {
    if (classes[static_cast<std::size_t>(sample)] == 0) {
      x(sample, 5) += 2.0;
      x(sample, 50) -= 2.0;
      x(sample, 500) += 1.6;
    }
  }
  return of_classes(std::move(x), std::move(classes), {"AML", "ALL"}, {5, 50, 500});
}

template <Index Samples, Index Columns>
KnownTable normal_noise(Random& random) {
  const Matrix x = normals(random, Samples, Columns);
  return of_numbers(x, normals(random, Samples, 1).col(0), {});
}

/// Thirty columns that four hidden ones make, nearly.
KnownTable correlated_noise(Random& random) {
  const Matrix hidden = normals(random, 150, 4);
  const Matrix x = hidden * normals(random, 4, 30) + 0.5 * normals(random, 150, 30);
  return of_numbers(x, normals(random, 150, 1).col(0), {});
}

KnownTable zero_one_noise(Random& random) {
  const Matrix x = (uniforms(random, 200, 15).array() < 0.3).cast<double>();
  return of_numbers(x, normals(random, 200, 1).col(0), {});
}

KnownTable heavy_noise(Random& random) {
  const Matrix x = heavy_tails(random, 150, 12);
  return of_numbers(x, heavy_tails(random, 150, 1).col(0), {});
}

KnownTable walks(Random& random) {
  const Matrix x = slow_walks(random, 300, 8);
  return of_numbers(x, slow_walks(random, 300, 1).col(0), {});
}

/// Fifteen samples of noise, each six times.
KnownTable repeated_rows(Random& random) {
  const Matrix once = normals(random, 15, 7);
  const Matrix all = once.replicate(6, 1);
  return of_numbers(all.leftCols(6), all.col(6), {});
}

template <Index Samples, Index Columns, int Percent>
KnownTable class_noise(Random& random) {
  const Matrix x = normals(random, Samples, Columns);
  return of_classes(x, random_classes(random, Samples, Percent / 100.0), {"a", "b"}, {});
}

constexpr std::array planted{
    KnownKind{"linear3", "200 x 15: 2 x4 - 1.5 x8 + x12 + 0.7 e", linear3, 1, 0.7},
    KnownKind{"friedman1", "300 x 10: 10 sin(pi x1 x2) + 20 (x3 - 1/2)^2 + 10 x4 + 5 x5 + e",
              friedman1, 2, 0.7},
    KnownKind{"product", "300 x 12: x3 x6 + 0.2 e", product, 3, 0.7},
    KnownKind{"wide4", "120 x 300: x11 + x21 - x31 + 0.8 x41 + 0.5 e", wide4, 4, 0.7},
    KnownKind{"weak", "150 x 12: 0.5 x5 + e", weak, 5, 0.5},
    KnownKind{"units", "250 x 10, in units up to eight powers of ten apart: x2 + x9 + 0.4 e", units,
              6, 0.7},
    KnownKind{"class3", "200 x 20: x1 + x7 - x14 + 0.4 e, cut at -0.6 and 0.6", class3, 7, 0.7},
    KnownKind{"xor", "300 x 10: whether the signs of x2 and x5 differ", exclusive_or, 8, 0.7},
    KnownKind{"widegenes", "70 x 1000: two classes, apart by 2, 2 and 1.6 in x6, x51 and x501",
              widegenes, 9, 0.5}};

constexpr std::array noise{
    KnownKind{"60x8", "normal numbers", normal_noise<60, 8>, 101, 0.05},
    KnownKind{"100x20", "normal numbers", normal_noise<100, 20>, 102, 0.05},
    KnownKind{"300x10", "normal numbers", normal_noise<300, 10>, 103, 0.05},
    KnownKind{"72x500", "normal numbers", normal_noise<72, 500>, 104, 0.05},
    KnownKind{"150x30corr", "thirty columns made of four", correlated_noise, 105, 0.05},
    KnownKind{"200x15bin", "columns of 0 and 1", zero_one_noise, 106, 0.05},
    KnownKind{"150x12heavy", "Student's t with two degrees of freedom", heavy_noise, 107, 0.05},
    KnownKind{"300x8walk", "each row is 0.98 times the one before, and something new", walks, 108,
              0.05},
    KnownKind{"90x6repeats", "fifteen samples, each six times", repeated_rows, 109, 0.05},
    KnownKind{"120x15class", "two classes, as frequent", class_noise<120, 15, 50>, 110, 0.05},
    KnownKind{"60x300class", "two classes, one of 40 %", class_noise<60, 300, 40>, 111, 0.05}};

}  // namespace

std::span<const KnownKind> planted_kinds() { return planted; }
std::span<const KnownKind> noise_kinds() { return noise; }

KnownTable known_table(const KnownKind& kind, std::uint64_t number) {
  Random random(kind.seed, Purpose::made_up_data, number);
  return kind.make(random);
}

Dataset dataset_of(const KnownTable& known) {
  Matrix values(known.inputs.rows(), known.inputs.cols() + 1);
  values.leftCols(known.inputs.cols()) = known.inputs;
  if (known.classes.empty()) {
    values.rightCols<1>() = known.target;
    return explained_table(std::move(values));
  }
  for (Index sample = 0; sample < values.rows(); ++sample) {
    values(sample, known.inputs.cols()) = known.classes[static_cast<std::size_t>(sample)];
  }
  Dataset table = explained_table(std::move(values));
  Column& target = table.columns.back();
  target.kind = ColumnKind::category;
  target.categories = known.class_names;
  target.roles = RoleSet().with(Role::label);
  return table;
}

void write_known_table(const std::filesystem::path& path, const KnownTable& known) {
  const Dataset table = dataset_of(known);
  RowTable rows;
  for (const Column& column : table.columns) {
    rows.header.push_back(column.name);
  }
  rows.rows = table.samples();
  rows.append_cells = [&](Index row, std::vector<std::string>& cells) {
    for (Index column = 0; column < known.inputs.cols(); ++column) {
      cells.push_back(number_text(known.inputs(row, column)));
    }
    const auto sample = static_cast<std::size_t>(row);
    cells.push_back(known.classes.empty()
                        ? number_text(known.target[row])
                        : known.class_names[static_cast<std::size_t>(known.classes[sample])]);
  };
  write_csv(path, rows);
}

}  // namespace steelyard::tests
