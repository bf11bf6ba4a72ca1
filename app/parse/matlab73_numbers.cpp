// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/matlab73_numbers.h"

#include <hdf5.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "app/parse/hdf5_handle.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

constexpr hsize_t step_numbers = 1U << 19U;

/// The text of an attribute without what fills its room; empty if there is none.
std::string attribute_text(hid_t object, const char* name) {
  constexpr std::size_t longest = 64;
  if (H5Aexists(object, name) <= 0) {
    return {};
  }
  const Handle attribute(H5Aopen(object, name, H5P_DEFAULT), H5Aclose);
  const Handle type(H5Aget_type(attribute.checked()), H5Tclose);
  const Handle space(H5Aget_space(attribute.id()), H5Sclose);
  const std::size_t size = H5Tget_size(type.checked());
  if (H5Tget_class(type.id()) != H5T_STRING || H5Tis_variable_str(type.id()) != 0 || size == 0 ||
      size > longest || H5Sget_simple_extent_npoints(space.checked()) != 1) {
    return {};
  }
  std::string room(size, '\0');
  if (H5Aread(attribute.id(), type.id(), room.data()) < 0) {
    return {};
  }
  room.resize(std::min(room.find('\0'), room.size()));
  return room;
}

bool is_number_class(std::string_view name) {
  constexpr std::array<std::string_view, 11> names{"double", "single", "int8",   "uint8",
                                                   "int16",  "uint16", "int32",  "uint32",
                                                   "int64",  "uint64", "logical"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::optional<Listed> numbers_in_matlab73(const std::string& path, const std::string& name) {
  const Handle file(H5Fopen(path.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT), H5Fclose);
  const Handle object(H5Oopen(file.checked(), name.c_str(), H5P_DEFAULT), H5Oclose);
  if (object.id() < 0 || H5Iget_type(object.id()) != H5I_DATASET) {
    return std::nullopt;
  }
  const std::string kind = attribute_text(object.id(), "MATLAB_class");
  const Handle type(H5Dget_type(object.id()), H5Tclose);
  const Handle space(H5Dget_space(object.id()), H5Sclose);
  const H5T_class_t numbers = H5Tget_class(type.checked());
  std::array<hsize_t, 2> lengths{};
  const bool is_matrix = is_number_class(kind) &&
                         (numbers == H5T_INTEGER || numbers == H5T_FLOAT) &&
                         H5Aexists(object.id(), "MATLAB_empty") <= 0 &&
                         H5Sget_simple_extent_ndims(space.checked()) == 2 &&
                         H5Sget_simple_extent_dims(space.id(), lengths.data(), nullptr) == 2 &&
                         lengths[0] > 0 && lengths[1] > 0 && !lies_elsewhere(object.id());
  if (!is_matrix) {
    return std::nullopt;
  }
  Listed array;
  array.name = name;
  array.shape_text = std::to_string(lengths[1]) + " x " + std::to_string(lengths[0]) + " " + kind;
  const bool row = lengths[1] == 1;  // read as a column
  array.rows = row ? lengths[0] : lengths[1];
  array.columns = row ? 1 : lengths[0];
  return array;
}

void write_matlab73(const std::string& path, const Listed& array, OutputStream& out) {
  const Handle file(H5Fopen(path.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT), H5Fclose);
  const Handle dataset(H5Dopen2(file.checked(), array.name.c_str(), H5P_DEFAULT), H5Dclose);
  const Handle space(H5Dget_space(dataset.checked()), H5Sclose);
  std::array<hsize_t, 2> lengths{};
  if (H5Sget_simple_extent_ndims(space.checked()) != 2 ||
      H5Sget_simple_extent_dims(space.id(), lengths.data(), nullptr) != 2 || lengths[1] == 0) {
    throw Unreadable("the sizes of a matrix");
  }
  out.number(parse_protocol::by_columns);
  const hsize_t down = std::min(lengths[1], step_numbers);
  const hsize_t across = std::max<hsize_t>(step_numbers / down, 1);
  std::vector<double> numbers;
  for (hsize_t first = 0; first < lengths[0]; first += across) {
    for (hsize_t row = 0; row < lengths[1]; row += down) {
      // Several columns together only where they are read whole, so that the order is theirs.
      const std::array<hsize_t, 2> from{first, row};
      const std::array<hsize_t, 2> count{std::min(across, lengths[0] - first),
                                         std::min(down, lengths[1] - row)};
      const Handle memory(H5Screate_simple(2, count.data(), nullptr), H5Sclose);
      numbers.resize(count[0] * count[1]);
      if (H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, from.data(), nullptr, count.data(),
                              nullptr) < 0 ||
          H5Dread(dataset.id(), H5T_NATIVE_DOUBLE, memory.checked(), space.id(), H5P_DEFAULT,
                  numbers.data()) < 0) {
        throw Unreadable("numbers");
      }
      out.bytes(numbers.data(), numbers.size() * sizeof(double));
    }
  }
}

}  // namespace steelyard::parse
