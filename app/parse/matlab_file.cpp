// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <matio.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "app/parse/matlab73_numbers.h"
#include "app/parse/matlab_layout.h"
#include "app/parse/matlab_text.h"
#include "app/parse/parsed_file.h"
#include "app/parse/text_categories.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

struct CloseFile {
  void operator()(mat_t* file) const { ::Mat_Close(file); }
};
struct FreeVariable {
  void operator()(matvar_t* variable) const { ::Mat_VarFree(variable); }
};
using File = std::unique_ptr<mat_t, CloseFile>;
using Variable = std::unique_ptr<matvar_t, FreeVariable>;

const char* class_name(matio_classes type) {
  switch (type) {
    case MAT_C_DOUBLE:
      return "double";
    case MAT_C_SINGLE:
      return "single";
    case MAT_C_INT8:
      return "int8";
    case MAT_C_UINT8:
      return "uint8";
    case MAT_C_INT16:
      return "int16";
    case MAT_C_UINT16:
      return "uint16";
    case MAT_C_INT32:
      return "int32";
    case MAT_C_UINT32:
      return "uint32";
    case MAT_C_INT64:
      return "int64";
    case MAT_C_UINT64:
      return "uint64";
    case MAT_C_CHAR:
      return "text";
    case MAT_C_CELL:
      return "cells";
    case MAT_C_STRUCT:
      return "structure";
    case MAT_C_SPARSE:
      return "sparse";
    default:
      return "object";
  }
}

bool is_number(matio_classes type) { return type >= MAT_C_DOUBLE && type <= MAT_C_UINT64; }

std::string trouble_of(const matvar_t& variable) {
  if (!is_number(variable.class_type) && variable.class_type != MAT_C_SPARSE) {
    const bool other = class_name(variable.class_type) == std::string_view("object");
    return other ? std::string(parse_protocol::matlab_object)
                 : std::string(parse_protocol::other_kind) + class_name(variable.class_type);
  }
  if (variable.isComplex != 0) {
    return std::string(parse_protocol::complex_numbers);
  }
  if (variable.rank != 2) {
    return std::string(parse_protocol::dimensions) + std::to_string(variable.rank);
  }
  const bool empty = variable.dims[0] == 0 || variable.dims[1] == 0;
  return empty ? std::string(parse_protocol::no_values) : std::string();
}

std::uint64_t cells_in(const matvar_t& variable) {
  std::uint64_t cells = 1;
  for (int k = 0; k < variable.rank; ++k) {
    const std::uint64_t length = variable.dims[k];
    if (length != 0 && cells > std::numeric_limits<std::uint64_t>::max() / length) {
      throw Unreadable("the sizes of a variable");
    }
    cells *= length;
  }
  return cells;
}

/// A row of numbers is read as a column, since a table with a single sample is useless.
bool is_row(const matvar_t& variable) { return variable.dims[0] == 1; }

/// Whether a cell array has texts in all its cells.
/// \param cells  how many cells it has
bool holds_texts(const matvar_t& variable, std::uint64_t cells) {
  if (variable.rank != 2 || (variable.dims[0] != 1 && variable.dims[1] != 1) ||
      variable.data == nullptr || variable.nbytes / sizeof(matvar_t*) < cells) {
    return false;
  }
  const auto* const parts = static_cast<matvar_t* const*>(variable.data);
  return std::all_of(parts, parts + cells, [](const matvar_t* cell) {
    return cell != nullptr && cell->class_type == MAT_C_CHAR && cell->rank == 2 &&
           cell->dims[0] <= 1;
  });
}

/// Sizes and troubles of an array that is not a structure.
Listed listed(const matvar_t& variable, const std::string& name) {
  Listed array;
  array.name = name;
  for (int k = 0; k < variable.rank; ++k) {
    array.shape_text += (k == 0 ? "" : " x ") + std::to_string(variable.dims[k]);
  }
  array.shape_text += std::string(" ") + class_name(variable.class_type);
  const std::uint64_t cells = cells_in(variable);
  const bool cell_texts =
      variable.class_type == MAT_C_CELL && cells > 0 && holds_texts(variable, cells);
  const bool lines_of_text =
      variable.class_type == MAT_C_CHAR && variable.rank == 2 && variable.dims[0] > 1 && cells > 0;
  if (cell_texts || lines_of_text) {
    array.rows = cell_texts ? cells : variable.dims[0];
    array.columns = 1;
    array.described = {{"", true}};
    return array;
  }
  array.trouble = trouble_of(variable);
  if (array.trouble.empty()) {
    array.rows = variable.dims[is_row(variable) ? 1 : 0];
    array.columns = variable.dims[is_row(variable) ? 0 : 1];
  }
  return array;
}

template <typename Number>
void write_numbers(const matvar_t& variable, std::size_t count, OutputStream& out) {
  constexpr std::size_t step = 4096;
  const auto* numbers = static_cast<const Number*>(variable.data);
  std::vector<double> doubles;
  for (std::size_t first = 0; first < count; first += step) {
    const std::size_t last = first + step < count ? first + step : count;
    doubles.assign(numbers + first, numbers + last);
    out.bytes(doubles.data(), doubles.size() * sizeof(double));
  }
}

using Write = void (*)(const matvar_t&, std::size_t, OutputStream&);

Write writer_of(matio_classes type) {
  switch (type) {
    case MAT_C_DOUBLE:
      return write_numbers<double>;
    case MAT_C_SINGLE:
      return write_numbers<float>;
    case MAT_C_INT8:
      return write_numbers<std::int8_t>;
    case MAT_C_UINT8:
      return write_numbers<std::uint8_t>;
    case MAT_C_INT16:
      return write_numbers<std::int16_t>;
    case MAT_C_UINT16:
      return write_numbers<std::uint16_t>;
    case MAT_C_INT32:
      return write_numbers<std::int32_t>;
    case MAT_C_UINT32:
      return write_numbers<std::uint32_t>;
    case MAT_C_INT64:
      return write_numbers<std::int64_t>;
    default:
      return write_numbers<std::uint64_t>;
  }
}

/// Where an array lies in the file.
struct Place {
  std::size_t variable = 0;
  std::vector<std::string> fields;  ///< of structures, from the outermost
  bool by_hdf5 = false;             ///< a matrix that matio does not understand
};

/// Goes into the fields of structures.
class Finder {
 public:
  Finder(std::vector<Listed>& arrays, std::vector<Place>& places)
      : arrays_(arrays), places_(places) {}

  void take(matvar_t& variable, const std::string& name, const Place& place) {
    constexpr std::size_t deepest = 8;
    const bool one = variable.class_type == MAT_C_STRUCT && cells_in(variable) == 1 &&
                     place.fields.size() < deepest;
    const unsigned fields = one ? ::Mat_VarGetNumberOfFields(&variable) : 0;
    char* const* const names = fields > 0 ? ::Mat_VarGetStructFieldnames(&variable) : nullptr;
    if (names == nullptr) {
      add(listed(variable, name), place);
      return;
    }
    for (unsigned field = 0; field < fields; ++field) {
      matvar_t* const inner = ::Mat_VarGetStructFieldByIndex(&variable, field, 0);
      if (inner != nullptr && inner->rank > 0 && names[field] != nullptr) {
        Place further = place;
        further.fields.emplace_back(names[field]);
        take(*inner, name + "." + names[field], further);
      }
    }
  }

  void add(Listed array, const Place& place) {
    if (arrays_.size() >= parse_protocol::most_arrays) {
      throw Unreadable("too many variables");
    }
    arrays_.push_back(std::move(array));
    places_.push_back(place);
  }

 private:
  std::vector<Listed>& arrays_;
  std::vector<Place>& places_;
};

/// \throws Unreadable: the file is not the one that was listed
matvar_t& found_in(matvar_t& variable, const Place& place) {
  matvar_t* found = &variable;
  for (const std::string& field : place.fields) {
    found = ::Mat_VarGetStructFieldByName(found, field.c_str(), 0);
    if (found == nullptr) {
      throw Unreadable("a field is missing");
    }
  }
  return *found;
}

/// The letters of a text, column by column.
std::u16string letters_of(const matvar_t& text) {
  if (text.data == nullptr) {
    return {};
  }
  std::u16string letters;
  if (text.data_type == MAT_T_UINT16 || text.data_type == MAT_T_UTF16) {
    const auto* const units = static_cast<const std::uint16_t*>(text.data);
    letters.assign(units, units + text.nbytes / sizeof(std::uint16_t));
  } else {
    const auto* const bytes = static_cast<const unsigned char*>(text.data);
    letters.assign(bytes, bytes + text.nbytes);
  }
  return letters;
}

/// A text in one row. Its bytes may be UTF-8.
std::string string_of(const matvar_t& text) {
  const bool bytes = text.data_type != MAT_T_UINT16 && text.data_type != MAT_T_UTF16;
  return bytes && text.data != nullptr
             ? std::string(static_cast<const char*>(text.data), text.nbytes)
             : utf8_of(letters_of(text));
}

void write_texts(const std::vector<std::string>& texts, OutputStream& out) {
  TextCategories categories;
  std::vector<double> positions(texts.size());
  std::transform(texts.begin(), texts.end(), positions.begin(),
                 [&](const std::string& text) { return categories.position_of(text); });
  out.bytes(positions.data(), positions.size() * sizeof(double));
  categories.write(out);
}

std::vector<std::string> texts_of(const matvar_t& variable, std::uint64_t count) {
  if (variable.class_type == MAT_C_CHAR) {
    return rows_of_letters(letters_of(variable), count);
  }
  if (variable.class_type != MAT_C_CELL || !holds_texts(variable, count)) {
    throw Unreadable("texts are missing");
  }
  const auto* const cells = static_cast<matvar_t* const*>(variable.data);
  std::vector<std::string> texts;
  for (std::uint64_t k = 0; k < count; ++k) {
    texts.push_back(string_of(*cells[k]));
  }
  return texts;
}

double number_at(const mat_sparse_t& sparse, matio_types type, std::size_t at) {
  switch (type) {
    case MAT_T_DOUBLE:
      return static_cast<const double*>(sparse.data)[at];
    case MAT_T_SINGLE:
      return static_cast<const float*>(sparse.data)[at];
    case MAT_T_UINT8:
      return static_cast<const std::uint8_t*>(sparse.data)[at];
    case MAT_T_INT8:
      return static_cast<const std::int8_t*>(sparse.data)[at];
    case MAT_T_UINT16:
      return static_cast<const std::uint16_t*>(sparse.data)[at];
    case MAT_T_INT16:
      return static_cast<const std::int16_t*>(sparse.data)[at];
    case MAT_T_UINT32:
      return static_cast<const std::uint32_t*>(sparse.data)[at];
    case MAT_T_INT32:
      return static_cast<const std::int32_t*>(sparse.data)[at];
    default:
      throw Unreadable("the numbers of a sparse matrix");
  }
}

/// Writes a sparse matrix as a full one, column by column.
void write_sparse(const matvar_t& variable, OutputStream& out) {
  const auto& sparse = *static_cast<const mat_sparse_t*>(variable.data);
  const std::size_t rows = variable.dims[0];
  const std::size_t columns = variable.dims[1];
  if (sparse.njc != columns + 1 || sparse.jc == nullptr) {
    throw Unreadable("the columns of a sparse matrix");
  }
  std::vector<double> column(rows);
  for (std::size_t k = 0; k < columns; ++k) {
    std::fill(column.begin(), column.end(), 0.0);
    if (sparse.jc[k] > sparse.jc[k + 1] || sparse.jc[k + 1] > sparse.ndata ||
        sparse.jc[k + 1] > sparse.nir) {
      throw Unreadable("the columns of a sparse matrix");
    }
    for (std::size_t at = sparse.jc[k]; at < sparse.jc[k + 1]; ++at) {
      column.at(sparse.ir[at]) = number_at(sparse, variable.data_type, at);
    }
    out.bytes(column.data(), column.size() * sizeof(double));
  }
}

class MatlabFile final : public ParsedFile {
 public:
  explicit MatlabFile(const std::string& path)
      : path_(path), layout_(path), file_(::Mat_Open(path.c_str(), MAT_ACC_RDONLY)) {
    if (!file_) {
      throw Unreadable("not a MATLAB file");
    }
    if (!layout_.is_known()) {
      (void)open_hdf5(path);  // matio silently finds nothing in files that HDF5 refuses
    }
  }

  std::vector<Listed> list() override {
    std::vector<Listed> arrays;
    std::size_t variables = 0;
    places_.clear();
    Finder finder(arrays, places_);
    ::Mat_Rewind(file_.get());
    while (const Variable variable{::Mat_VarReadNextInfo(file_.get())}) {
      const Place place{variables++, {}, false};
      const std::string name = variable->name == nullptr ? "" : variable->name;
      // What has no name belongs to the objects of the file.
      if (name.empty() || name == "__function_workspace__") {
        continue;
      }
      const bool unknown = !layout_.is_known() && variable->class_type == MAT_C_EMPTY;
      if (auto numbers = unknown ? numbers_in_matlab73(path_, name) : std::nullopt) {
        finder.add(std::move(*numbers), {place.variable, {}, true});
      } else {
        finder.take(*variable, name, place);
      }
    }
    // matio silently ends its list where it does not understand the file.
    if (layout_.is_known() && variables != layout_.variables()) {
      throw Unreadable("a variable is damaged");
    }
    return arrays;
  }

  void write(std::size_t position, const Listed& array, OutputStream& out) override {
    const Place& place = places_.at(position);
    if (place.by_hdf5) {
      write_matlab73(path_, array, out);
      return;
    }
    layout_.refuse_short(place.variable);
    ::Mat_Rewind(file_.get());
    Variable variable;
    for (std::size_t k = 0; k <= place.variable; ++k) {
      variable.reset(::Mat_VarReadNextInfo(file_.get()));
      if (!variable) {
        throw Unreadable("a variable is missing");
      }
    }
    if (::Mat_VarReadDataAll(file_.get(), variable.get()) != 0) {
      throw Unreadable("numbers are cut off");
    }
    matvar_t& found = found_in(*variable, place);
    if (found.data == nullptr) {
      throw Unreadable("numbers are cut off");
    }
    out.number(parse_protocol::by_columns);
    if (!array.described.empty()) {
      write_texts(texts_of(found, array.rows), out);
    } else if (found.class_type == MAT_C_SPARSE) {
      write_sparse(found, out);
    } else {
      const auto count = static_cast<std::size_t>(array.rows * array.columns);
      if (found.nbytes < count * ::Mat_SizeOfClass(found.class_type)) {
        throw Unreadable("numbers are missing");
      }
      writer_of(found.class_type)(found, count, out);
    }
  }

 private:
  std::string path_;
  MatlabLayout layout_;
  File file_;
  std::vector<Place> places_;  ///< of the arrays, in the order of the list
};

}  // namespace

std::unique_ptr<ParsedFile> open_matlab(const std::string& path) {
  return std::make_unique<MatlabFile>(path);
}

}  // namespace steelyard::parse
