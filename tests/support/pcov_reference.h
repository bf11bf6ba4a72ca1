// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/data/delimited_reader.h"
#include "core/matrix.h"
#include "tests/support/json_text.h"
#include "tests/support/paths.h"

/// The numbers of ../shared/reference/pcov_mlkr, made by running the reference programs. Most of
/// the inputs are published data that may not be copied, so they are read from there.
namespace steelyard::tests::pcov {

inline std::string path_of(const std::string& name) {
  return shared_dir() + "/reference/pcov_mlkr/" + name;
}

inline bool is_here() { return QFile::exists(QString::fromStdString(path_of("manifest.json"))); }

inline nlohmann::json expected(const std::string& name) {
  nlohmann::json found = json_of_file(path_of("expected/" + name + ".json"));
  if (found.is_null()) {
    throw std::runtime_error("no reference case " + name);
  }
  return found;
}

inline Matrix input(const std::string& name) {
  return read_delimited(path_of("inputs/" + name + ".csv"), Dialect{}).values;
}

/// Also accepts a single number, which becomes a vector of length one.
inline Vector numbers(const nlohmann::json& json) {
  const auto values =
      json.is_array() ? json.get<std::vector<double>>() : std::vector{json.get<double>()};
  return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

inline std::vector<Index> positions(const nlohmann::json& json) {
  return json.get<std::vector<Index>>();
}

inline Matrix table(const nlohmann::json& rows) {
  Matrix values(static_cast<Index>(rows.size()), static_cast<Index>(rows.at(0).size()));
  for (Index row = 0; row < values.rows(); ++row) {
    values.row(row) = numbers(rows.at(static_cast<std::size_t>(row))).transpose();
  }
  return values;
}

/// The largest |a - b| / (rtol |b| + atol): values up to 1 mean agreement.
inline double misfit(const Matrix& found, const Matrix& wanted, double relative,
                     double absolute = 0.0) {
  if (found.rows() != wanted.rows() || found.cols() != wanted.cols()) {
    throw std::runtime_error("shapes differ");
  }
  const auto allowed = relative * wanted.array().abs() + absolute;
  const auto excess = (found - wanted).array().abs() / allowed.max(1e-300);
  return (excess.isNaN()).any() ? 1e300 : excess.maxCoeff();
}

inline double misfit(double found, const nlohmann::json& wanted, double relative,
                     double absolute = 0.0) {
  return misfit(Matrix::Constant(1, 1, found), numbers(wanted), relative, absolute);
}

/// Flips the sign of each column to agree with the wanted one.
inline Matrix aligned(Matrix found, const Matrix& wanted) {
  for (Index column = 0; column < found.cols(); ++column) {
    if (found.col(column).dot(wanted.col(column)) < 0.0) {
      found.col(column) *= -1.0;
    }
  }
  return found;
}

}  // namespace steelyard::tests::pcov
