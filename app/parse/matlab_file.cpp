// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <matio.h>

#include <limits>
#include <numeric>

#include "app/parse/matlab_layout.h"
#include "app/parse/parsed_file.h"
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
  if (!is_number(variable.class_type)) {
    return std::string(parse_protocol::other_kind) + class_name(variable.class_type);
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

Listed listed(const matvar_t& variable) {
  Listed array;
  array.name = variable.name == nullptr ? "" : variable.name;
  for (int k = 0; k < variable.rank; ++k) {
    array.shape_text += (k == 0 ? "" : " x ") + std::to_string(variable.dims[k]);
  }
  array.shape_text += std::string(" ") + class_name(variable.class_type);
  array.trouble = trouble_of(variable);
  if (array.trouble.empty()) {
    // A row of numbers is read as a column, since a table with a single sample is useless.
    const bool row = variable.dims[0] == 1;
    array.rows = variable.dims[row ? 1 : 0];
    array.columns = variable.dims[row ? 0 : 1];
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

class MatlabFile final : public ParsedFile {
 public:
  explicit MatlabFile(const std::string& path)
      : layout_(path), file_(::Mat_Open(path.c_str(), MAT_ACC_RDONLY)) {
    if (!file_) {
      throw Unreadable("not a MATLAB file");
    }
    if (!layout_.is_known()) {
      (void)open_hdf5(path);  // matio silently finds nothing in files that HDF5 refuses
    }
  }

  std::vector<Listed> list() override {
    std::vector<Listed> arrays;
    ::Mat_Rewind(file_.get());
    while (const Variable variable{::Mat_VarReadNextInfo(file_.get())}) {
      arrays.push_back(listed(*variable));
      if (arrays.size() > parse_protocol::most_arrays) {
        throw Unreadable("too many variables");
      }
    }
    // matio silently ends its list where it does not understand the file.
    if (layout_.is_known() && arrays.size() != layout_.variables()) {
      throw Unreadable("a variable is damaged");
    }
    return arrays;
  }

  void write(std::size_t position, const Listed& array, OutputStream& out) override {
    layout_.refuse_short(position);
    ::Mat_Rewind(file_.get());
    Variable variable;
    for (std::size_t k = 0; k <= position; ++k) {
      variable.reset(::Mat_VarReadNextInfo(file_.get()));
      if (!variable) {
        throw Unreadable("a variable is missing");
      }
    }
    if (::Mat_VarReadDataAll(file_.get(), variable.get()) != 0 || variable->data == nullptr) {
      throw Unreadable("numbers are cut off");
    }
    const auto count = static_cast<std::size_t>(array.rows * array.columns);
    if (variable->nbytes < count * ::Mat_SizeOfClass(variable->class_type)) {
      throw Unreadable("numbers are missing");
    }
    out.number(parse_protocol::by_columns);
    writer_of(variable->class_type)(*variable, count, out);
  }

 private:
  MatlabLayout layout_;
  File file_;
};

}  // namespace

std::unique_ptr<ParsedFile> open_matlab(const std::string& path) {
  return std::make_unique<MatlabFile>(path);
}

}  // namespace steelyard::parse
