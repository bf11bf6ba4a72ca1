// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <hdf5.h>

#include <algorithm>
#include <array>

#include "app/parse/parsed_file.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

constexpr hsize_t step_bytes = 1U << 22U;

/// An HDF5 identifier of an open object.
class Handle {
 public:
  Handle(hid_t id, herr_t (*close)(hid_t)) : id_(id), close_(close) {}
  ~Handle() {
    if (id_ >= 0) {
      close_(id_);
    }
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  Handle(Handle&&) = delete;
  Handle& operator=(Handle&&) = delete;

  [[nodiscard]] hid_t id() const { return id_; }
  [[nodiscard]] hid_t checked() const {
    if (id_ < 0) {
      throw Unreadable("a part of the file");
    }
    return id_;
  }

 private:
  hid_t id_;
  herr_t (*close_)(hid_t);
};

/// Only objects in this file: links to other files are not followed.
herr_t note_link(hid_t /*group*/, const char* name, const H5L_info_t* info, void* names) {
  if (info->type == H5L_TYPE_HARD) {
    static_cast<std::vector<std::string>*>(names)->emplace_back(name);
  }
  return 0;
}

std::string type_name(hid_t type) {
  const std::string bits = std::to_string(8 * H5Tget_size(type));
  if (H5Tget_class(type) == H5T_FLOAT) {
    return "float" + bits;
  }
  return (H5Tget_sign(type) == H5T_SGN_NONE ? "uint" : "int") + bits;
}

/// Numbers in another file could come from any file of the user's.
bool lies_elsewhere(hid_t dataset) {
  const Handle plan(H5Dget_create_plist(dataset), H5Pclose);
  return H5Pget_external_count(plan.checked()) > 0 || H5Pget_layout(plan.checked()) == H5D_VIRTUAL;
}

Listed listed(const std::string& name, hid_t dataset) {
  Listed array;
  array.name = name;
  const Handle space(H5Dget_space(dataset), H5Sclose);
  const Handle type(H5Dget_type(dataset), H5Tclose);
  const int rank = H5Sget_simple_extent_ndims(space.checked());
  std::array<hsize_t, H5S_MAX_RANK> lengths{};
  H5Sget_simple_extent_dims(space.checked(), lengths.data(), nullptr);
  for (int k = 0; k < rank; ++k) {
    array.shape_text +=
        (k == 0 ? "" : " x ") + std::to_string(lengths.at(static_cast<std::size_t>(k)));
  }
  const H5T_class_t kind = H5Tget_class(type.checked());
  if (kind != H5T_INTEGER && kind != H5T_FLOAT) {
    array.trouble = "holds no numbers";
    return array;
  }
  array.shape_text += (rank > 0 ? " " : "") + type_name(type.checked());
  if (rank != 1 && rank != 2) {
    array.trouble =
        rank == 0 ? "is a single number" : "has " + std::to_string(rank) + " dimensions";
  } else if (lengths[0] == 0 || (rank == 2 && lengths[1] == 0)) {
    array.trouble = "is empty";
  } else if (lies_elsewhere(dataset)) {
    array.trouble = "has its numbers in another file";
  }
  array.rows = lengths[0];
  array.columns = rank == 2 ? lengths[1] : 1;
  return array;
}

class Hdf5File final : public ParsedFile {
 public:
  explicit Hdf5File(const std::string& path)
      : file_(H5Fopen(path.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT), H5Fclose) {
    if (file_.id() < 0) {
      throw Unreadable("not an HDF5 file");
    }
  }

  std::vector<Listed> list() override {
    std::vector<std::string> names;
    if (H5Lvisit(file_.id(), H5_INDEX_NAME, H5_ITER_INC, note_link, &names) < 0) {
      throw Unreadable("the list of its parts");
    }
    std::vector<Listed> arrays;
    for (const std::string& name : names) {
      const Handle object(H5Oopen(file_.id(), name.c_str(), H5P_DEFAULT), H5Oclose);
      if (object.id() < 0) {
        arrays.push_back({name, "", "is damaged", 0, 0});
      } else if (H5Iget_type(object.id()) == H5I_DATASET) {
        arrays.push_back(listed(name, object.id()));
      }
      if (arrays.size() > parse_protocol::most_arrays) {
        throw Unreadable("too many arrays");
      }
    }
    return arrays;
  }

  void write(std::size_t /*by its name*/, const Listed& array, OutputStream& out) override {
    const Handle dataset(H5Dopen2(file_.id(), array.name.c_str(), H5P_DEFAULT), H5Dclose);
    const Handle space(H5Dget_space(dataset.checked()), H5Sclose);
    const bool table = H5Sget_simple_extent_ndims(space.checked()) == 2;
    const hsize_t together = std::max<hsize_t>(1, step_bytes / sizeof(double) / array.columns);
    std::vector<double> numbers;
    out.number(parse_protocol::by_rows);
    for (hsize_t first = 0; first < array.rows; first += together) {
      const std::array<hsize_t, 2> begin{first, 0};
      const std::array<hsize_t, 2> count{std::min(together, array.rows - first), array.columns};
      const Handle memory(H5Screate_simple(table ? 2 : 1, count.data(), nullptr), H5Sclose);
      numbers.resize(count[0] * count[1]);
      if (H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, begin.data(), nullptr, count.data(),
                              nullptr) < 0 ||
          H5Dread(dataset.id(), H5T_NATIVE_DOUBLE, memory.checked(), space.id(), H5P_DEFAULT,
                  numbers.data()) < 0) {
        throw Unreadable("numbers");
      }
      out.bytes(numbers.data(), numbers.size() * sizeof(double));
    }
  }

 private:
  Handle file_;
};

}  // namespace

std::unique_ptr<ParsedFile> open_hdf5(const std::string& path) {
  H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
  return std::make_unique<Hdf5File>(path);
}

}  // namespace steelyard::parse
