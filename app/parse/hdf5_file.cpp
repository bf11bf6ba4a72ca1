// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <hdf5.h>

#include <algorithm>
#include <array>
#include <optional>

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
    array.trouble = parse_protocol::no_numbers;
    return array;
  }
  array.shape_text += (rank > 0 ? " " : "") + type_name(type.checked());
  if (rank != 1 && rank != 2) {
    array.trouble = rank == 0 ? std::string(parse_protocol::single_number)
                              : std::string(parse_protocol::dimensions) + std::to_string(rank);
  } else if (lengths[0] == 0 || (rank == 2 && lengths[1] == 0)) {
    array.trouble = parse_protocol::no_values;
  } else if (lies_elsewhere(dataset)) {
    array.trouble = parse_protocol::elsewhere;
  }
  array.rows = lengths[0];
  array.columns = rank == 2 ? lengths[1] : 1;
  return array;
}

/// A rectangle of a table.
struct Block {
  hsize_t rows = 1;
  hsize_t columns = 1;
};

/// The parts that a table is stored in, each compressed on its own.
struct Chunks {
  Block size;
  std::size_t bytes = 0;  ///< of one, unpacked
};

/// Nothing where the numbers lie one after the other.
std::optional<Chunks> chunks_of(hid_t dataset) {
  const Handle plan(H5Dget_create_plist(dataset), H5Pclose);
  const Handle type(H5Dget_type(dataset), H5Tclose);
  std::array<hsize_t, 2> lengths{1, 1};
  if (H5Pget_layout(plan.checked()) != H5D_CHUNKED ||
      H5Pget_chunk(plan.checked(), 2, lengths.data()) < 1) {
    return std::nullopt;
  }
  const Block size{std::max<hsize_t>(lengths[0], 1), std::max<hsize_t>(lengths[1], 1)};
  return Chunks{size, size.rows * size.columns * H5Tget_size(type.checked())};
}

/// The largest multiple of `part` up to `all` that keeps below `most`, at least one part.
hsize_t whole_parts(hsize_t part, hsize_t most, hsize_t all) {
  return std::min(all, std::max<hsize_t>(most / part, 1) * part);
}

/// Of about step_bytes: whole chunks where they are small, pieces of one chunk where it is large.
Block block_of(const Listed& array, const std::optional<Chunks>& chunks) {
  constexpr hsize_t most = step_bytes / sizeof(double);
  const Block part = chunks ? Block{std::min<hsize_t>(chunks->size.rows, array.rows),
                                    std::min<hsize_t>(chunks->size.columns, array.columns)}
                            : Block{1, array.columns};
  Block block{part.rows, whole_parts(part.columns, most / part.rows, array.columns)};
  if (block.rows * block.columns <= most) {
    block.rows = whole_parts(part.rows, most / block.columns, array.rows);
  } else {
    block.rows = std::max<hsize_t>(most / block.columns, 1);
  }
  return block;
}

/// \param numbers  room that is used again
void write_block(hid_t dataset, Block begin, Block size, std::vector<double>& numbers,
                 OutputStream& out) {
  const Handle space(H5Dget_space(dataset), H5Sclose);
  const int rank = H5Sget_simple_extent_ndims(space.checked());
  const std::array<hsize_t, 2> from{begin.rows, begin.columns};
  const std::array<hsize_t, 2> count{size.rows, size.columns};
  const Handle memory(H5Screate_simple(rank, count.data(), nullptr), H5Sclose);
  numbers.resize(size.rows * size.columns);
  if (H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, from.data(), nullptr, count.data(), nullptr) <
          0 ||
      H5Dread(dataset, H5T_NATIVE_DOUBLE, memory.checked(), space.id(), H5P_DEFAULT,
              numbers.data()) < 0) {
    throw Unreadable("numbers");
  }
  out.bytes(numbers.data(), numbers.size() * sizeof(double));
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
    const Handle plain(H5Dopen2(file_.id(), array.name.c_str(), H5P_DEFAULT), H5Dclose);
    const std::optional<Chunks> chunks = chunks_of(plain.checked());
    const Handle access(H5Pcreate(H5P_DATASET_ACCESS), H5Pclose);
    if (chunks) {
      // Pieces of one chunk are read one after the other: each chunk is unpacked once.
      H5Pset_chunk_cache(access.checked(), H5D_CHUNK_CACHE_NSLOTS_DEFAULT,
                         std::max<std::size_t>(step_bytes, 2 * chunks->bytes), 1.0);
    }
    const Handle dataset(H5Dopen2(file_.id(), array.name.c_str(), access.checked()), H5Dclose);
    const Block block = block_of(array, chunks);
    std::vector<double> numbers;
    out.number(parse_protocol::by_blocks);
    out.number(block.rows);
    out.number(block.columns);
    for (hsize_t column = 0; column < array.columns; column += block.columns) {
      for (hsize_t row = 0; row < array.rows; row += block.rows) {
        write_block(dataset.checked(), {row, column},
                    {std::min(block.rows, array.rows - row),
                     std::min(block.columns, array.columns - column)},
                    numbers, out);
      }
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
