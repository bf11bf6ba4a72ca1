// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xyz_columns.h"

#include <iterator>
#include <optional>

#include "core/data/column_facts.h"
#include "core/data/element_symbols.h"
#include "core/data/text_encoding.h"
#include "core/data/unique_names.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

void describe_atoms(const std::vector<std::string>& elements, Dataset& dataset) {
  for (std::size_t k = 0; k < elements.size(); ++k) {
    const std::string atom = element_symbol(to_utf8(elements[k])) + std::to_string(k + 1);
    for (const char axis : {'x', 'y', 'z'}) {
      Column& column = dataset.columns.emplace_back();
      column.name = atom + "_" + axis;
      column.group = atom;
      column.unit = "angstrom";
    }
  }
}

/// "energy"; "dipole_x", "dipole_y", "dipole_z"; "stress_1" to "stress_9".
void describe_quantity(const XyzQuantity& quantity, Dataset& dataset) {
  const std::size_t count = quantity.values.size();
  for (std::size_t k = 0; k < count; ++k) {
    Column& column = dataset.columns.emplace_back();
    column.set_aside = true;
    column.name = quantity.name;
    if (count > 1) {
      column.group = quantity.name;
      column.name += "_" + (count == 3 ? std::string(1, "xyz"[k]) : std::to_string(k + 1));
    }
  }
}

/// 0 for what is no energy; the highest number is the likeliest answer.
int rank_as_energy(std::string_view name) {
  const std::string lower = in_lower_case(name);
  if (lower == "energy") {
    return 3;
  }
  return lower.find("energy") != std::string::npos ? 2 : lower == "e" ? 1 : 0;
}

void give_roles(std::size_t first_quantity, Dataset& dataset) {
  std::optional<std::size_t> energy;
  bool has_time = false;
  for (std::size_t k = first_quantity; k < dataset.columns.size(); ++k) {
    Column& column = dataset.columns[k];
    if (!column.group.empty() || column_facts(dataset, static_cast<Index>(k)).constant) {
      continue;
    }
    if (!has_time && in_lower_case(column.name) == "time") {
      column.roles = column.roles.with(Role::time);
      has_time = true;
    }
    const int rank = rank_as_energy(column.name);
    if (rank > (energy ? rank_as_energy(dataset.columns[*energy].name) : 0)) {
      energy = k;
    }
  }
  if (energy) {
    RoleSet& roles = dataset.columns[*energy].roles;
    roles = roles.with(Role::truth);
  }
}

}  // namespace

void describe_xyz_columns(const std::vector<std::string>& elements, const XyzComment& comment,
                          Dataset& dataset) {
  describe_atoms(elements, dataset);
  for (const XyzQuantity& quantity : comment.quantities) {
    describe_quantity(quantity, dataset);
  }
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) {
    names.push_back(column.name);
  }
  dataset.warnings = make_names_unique(names, message("table.names_in_comments", "the comments"));
  for (std::size_t k = 0; k < names.size(); ++k) {
    dataset.columns[k].name = names[k];
  }
  give_roles(3 * elements.size(), dataset);
  if (comment.has_lattice) {
    dataset.warnings.push_back(message("table.lattice",
                                       "the file has a Lattice: the coordinates are used as they "
                                       "are, without periodicity"));
  }
  if (!comment.left_out.empty()) {
    dataset.warnings.push_back(message("xyz.left_out", "left out, since each atom has its own: {1}",
                                       in_brief(in_one_line(comment.left_out), 200)));
  }
}

}  // namespace steelyard
