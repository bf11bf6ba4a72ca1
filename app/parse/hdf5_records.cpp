// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/hdf5_records.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <map>
#include <string_view>

#include "app/parse/hdf5_handle.h"
#include "app/parse/text_categories.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

constexpr hsize_t most_columns = 100000;  // of records

/// Rows of a dataset, from the first to before the last.
struct RowRange {
  hsize_t first = 0;
  hsize_t count = 0;
};

/// Reads the rows of a dataset into memory of a type.
void read_rows(hid_t dataset, hid_t memory_type, RowRange rows, hsize_t columns, void* into) {
  const Handle space(H5Dget_space(dataset), H5Sclose);
  const int rank = H5Sget_simple_extent_ndims(space.checked());
  const std::array<hsize_t, 2> from{rows.first, 0};
  const std::array<hsize_t, 2> count{rows.count, columns};
  if (rank != 1 && rank != 2) {
    throw Unreadable("the dimensions of a part");
  }
  const Handle memory(H5Screate_simple(rank, count.data(), nullptr), H5Sclose);
  if (H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, from.data(), nullptr, count.data(), nullptr) <
          0 ||
      H5Dread(dataset, memory_type, memory.checked(), space.id(), H5P_DEFAULT, into) < 0) {
    throw Unreadable("the rows of a part");
  }
}

/// The member of a compound type; the type itself without a name.
hid_t open_member(hid_t type, const std::string& member) {
  if (member.empty()) {
    return H5Tcopy(type);
  }
  const int position = H5Tget_member_index(type, member.c_str());
  return position < 0 ? -1 : H5Tget_member_type(type, static_cast<unsigned>(position));
}

/// Only this member is read.
hid_t alone(const std::string& member, hid_t type) {
  const hid_t compound = H5Tcreate(H5T_COMPOUND, H5Tget_size(type));
  if (compound >= 0 && H5Tinsert(compound, member.c_str(), 0, type) < 0) {
    H5Tclose(compound);
    return -1;
  }
  return compound;
}

std::string text_in_room(const char* room, std::size_t size, bool padded_with_blanks) {
  std::string_view text(room, size);
  text = text.substr(0, text.find('\0'));
  while (padded_with_blanks && text.ends_with(' ')) {
    text.remove_suffix(1);
  }
  return std::string(text);
}

/// The texts of some rows.
std::vector<std::string> texts_of_rows(hid_t dataset, const std::string& member, RowRange rows) {
  const Handle file_type(H5Dget_type(dataset), H5Tclose);
  const Handle type(open_member(file_type.checked(), member), H5Tclose);
  const Handle memory_type(member.empty() ? H5Tcopy(type.checked()) : alone(member, type.checked()),
                           H5Tclose);
  std::vector<std::string> texts;
  if (H5Tis_variable_str(type.id()) > 0) {
    std::vector<char*> pointers(rows.count, nullptr);
    read_rows(dataset, memory_type.checked(), rows, 1, pointers.data());
    for (char* const text : pointers) {
      texts.emplace_back(text == nullptr ? "" : text);
      H5free_memory(text);
    }
    return texts;
  }
  const std::size_t size = H5Tget_size(type.id());
  const bool blanks = H5Tget_strpad(type.id()) == H5T_STR_SPACEPAD;
  std::vector<char> room(rows.count * size);
  read_rows(dataset, memory_type.checked(), rows, 1, room.data());
  for (hsize_t row = 0; row < rows.count; ++row) {
    texts.push_back(text_in_room(room.data() + row * size, size, blanks));
  }
  return texts;
}

/// The numbers of some rows, one row after the other.
std::vector<double> numbers_of_rows(hid_t dataset, const RecordPart& part, RowRange rows) {
  const hsize_t width = part.columns.size();
  std::vector<double> numbers(rows.count * width);
  if (part.member.empty()) {
    read_rows(dataset, H5T_NATIVE_DOUBLE, rows, width, numbers.data());
    return numbers;
  }
  const Handle file_type(H5Dget_type(dataset), H5Tclose);
  const Handle member(open_member(file_type.checked(), part.member), H5Tclose);
  const bool array = H5Tget_class(member.checked()) == H5T_ARRAY;
  std::array<hsize_t, H5S_MAX_RANK> lengths{};
  const int rank = array ? H5Tget_array_ndims(member.id()) : 0;
  if (array) {
    H5Tget_array_dims2(member.id(), lengths.data());
  }
  const Handle type(
      array ? H5Tarray_create2(H5T_NATIVE_DOUBLE, static_cast<unsigned>(rank), lengths.data())
            : H5Tcopy(H5T_NATIVE_DOUBLE),
      H5Tclose);
  const Handle memory_type(alone(part.member, type.checked()), H5Tclose);
  if (H5Tget_size(type.id()) != width * sizeof(double)) {
    throw Unreadable("a member");
  }
  read_rows(dataset, memory_type.checked(), rows, 1, numbers.data());
  return numbers;
}

/// Fills the columns of a part in a block of rows.
void fill(hid_t file, const RecordPart& part, RowRange rows, std::size_t width,
          std::map<std::size_t, TextCategories>& categories, std::vector<double>& block) {
  const Handle dataset(H5Dopen2(file, part.dataset.c_str(), H5P_DEFAULT), H5Dclose);
  if (part.text) {
    const std::vector<std::string> texts = texts_of_rows(dataset.checked(), part.member, rows);
    for (std::size_t row = 0; row < texts.size(); ++row) {
      block[row * width + part.columns.front()] =
          categories[part.columns.front()].position_of(texts[row]);
    }
    return;
  }
  const std::vector<double> numbers = numbers_of_rows(dataset.checked(), part, rows);
  for (std::size_t row = 0; row < rows.count; ++row) {
    for (std::size_t k = 0; k < part.columns.size(); ++k) {
      block[row * width + part.columns[k]] = numbers[row * part.columns.size() + k];
    }
  }
}

/// 0 for a member that is left out.
hsize_t columns_of_member(hid_t type) {
  if (is_readable_number(type) || is_readable_text(type)) {
    return 1;
  }
  if (H5Tget_class(type) != H5T_ARRAY) {
    return 0;
  }
  const Handle of_array(H5Tget_super(type), H5Tclose);
  const std::size_t each = of_array.id() < 0 ? 0 : H5Tget_size(of_array.id());
  return each > 0 && is_readable_number(of_array.id()) ? H5Tget_size(type) / each : 0;
}

/// Bytes of a row of the part in memory, at most.
hsize_t bytes_of_row(hid_t file, const RecordPart& part) {
  if (!part.text) {
    return part.columns.size() * sizeof(double);
  }
  const Handle dataset(H5Dopen2(file, part.dataset.c_str(), H5P_DEFAULT), H5Dclose);
  const Handle file_type(H5Dget_type(dataset.checked()), H5Tclose);
  const Handle type(open_member(file_type.checked(), part.member), H5Tclose);
  return std::max<hsize_t>(H5Tget_size(type.checked()), 64);
}

}  // namespace

bool is_readable_text(hid_t type) {
  return H5Tget_class(type) == H5T_STRING &&
         (H5Tis_variable_str(type) > 0 || H5Tget_size(type) <= parse_protocol::longest_text);
}

bool is_readable_number(hid_t type) {
  const H5T_class_t kind = H5Tget_class(type);
  return kind == H5T_INTEGER || kind == H5T_FLOAT || kind == H5T_ENUM;
}

std::vector<RecordPart> parts_of_compound(const std::string& dataset, hid_t type, Listed& array) {
  std::vector<RecordPart> parts;
  const int members = H5Tget_nmembers(type);
  for (int k = 0; k < members; ++k) {
    const Handle member(H5Tget_member_type(type, static_cast<unsigned>(k)), H5Tclose);
    char* const name = H5Tget_member_name(type, static_cast<unsigned>(k));
    const std::string text = name == nullptr ? "" : name;
    H5free_memory(name);
    const hsize_t count = member.id() < 0 || text.empty() ? 0 : columns_of_member(member.id());
    if (count == 0 || array.described.size() + count > most_columns) {
      continue;
    }
    RecordPart part{dataset, text, {}, H5Tget_class(member.id()) == H5T_STRING, false};
    for (hsize_t column = 0; column < count; ++column) {
      part.columns.push_back(array.described.size());
      array.described.push_back(
          {count == 1 ? text : text + "_" + std::to_string(column + 1), part.text});
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

std::vector<std::string> read_texts(hid_t file, const std::string& dataset, std::uint64_t most) {
  const Handle opened(H5Dopen2(file, dataset.c_str(), H5P_DEFAULT), H5Dclose);
  const Handle type(H5Dget_type(opened.checked()), H5Tclose);
  const Handle space(H5Dget_space(opened.checked()), H5Sclose);
  hsize_t count = 0;
  if (H5Sget_simple_extent_ndims(space.checked()) != 1 ||
      H5Sget_simple_extent_dims(space.checked(), &count, nullptr) != 1 || count > most ||
      !is_readable_text(type.checked()) || lies_elsewhere(opened.id())) {
    throw Unreadable("names");
  }
  return count == 0 ? std::vector<std::string>() : texts_of_rows(opened.id(), "", {0, count});
}

void write_records(hid_t file, const std::vector<RecordPart>& parts, const Listed& array,
                   OutputStream& out) {
  const std::size_t width = array.described.size();
  hsize_t row_bytes = width * sizeof(double);
  for (const RecordPart& part : parts) {
    row_bytes = std::max(row_bytes, bytes_of_row(file, part));
  }
  const hsize_t together =
      std::min<hsize_t>(std::max<hsize_t>(step_bytes / row_bytes, 1), array.rows);
  std::map<std::size_t, TextCategories> categories;
  out.number(parse_protocol::by_blocks);
  out.number(together);
  out.number(width);
  std::vector<double> block;
  for (hsize_t row = 0; row < array.rows; row += together) {
    const RowRange rows{row, std::min(together, array.rows - row)};
    block.assign(rows.count * width, std::numeric_limits<double>::quiet_NaN());
    for (const RecordPart& part : parts) {
      fill(file, part, rows, width, categories, block);
    }
    out.bytes(block.data(), block.size() * sizeof(double));
  }
  for (std::size_t column = 0; column < width; ++column) {
    if (array.described[column].text) {
      categories[column].write(out);
    }
  }
}

}  // namespace steelyard::parse
