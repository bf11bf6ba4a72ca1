// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <hdf5.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "app/parse/hdf5_handle.h"
#include "app/parse/hdf5_records.h"
#include "app/parse/parsed_file.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

/// Only objects in this file: links to other files are not followed.
herr_t note_link(hid_t /*group*/, const char* name, const H5L_info_t* info, void* names) {
  if (info->type == H5L_TYPE_HARD) {
    static_cast<std::vector<std::string>*>(names)->emplace_back(name);
  }
  return 0;
}

std::string type_name(hid_t type) {
  const std::string bits = std::to_string(8 * H5Tget_size(type));
  if (H5Tget_class(type) == H5T_ENUM) {
    return "bool";
  }
  if (H5Tget_class(type) == H5T_FLOAT) {
    return "float" + bits;
  }
  return (H5Tget_sign(type) == H5T_SGN_NONE ? "uint" : "int") + bits;
}

/// How an array is read that is not simply a dataset of numbers.
struct Plan {
  Listed array;
  std::vector<RecordPart> parts;  ///< empty for a dataset of numbers
};

/// Records and texts have one dimension, or a second one of length 1.
void plan_records(hid_t type, Plan& plan) {
  const std::string& name = plan.array.name;
  if (H5Tget_class(type) == H5T_COMPOUND) {
    plan.parts = parts_of_compound(name, type, plan.array);
  } else if (is_readable_text(type)) {
    plan.parts.push_back({name, "", {0}, true, false});
    plan.array.described.push_back({"", true});
  }
  plan.array.columns = plan.array.described.size();
  if (plan.parts.empty()) {
    plan.array.trouble = parse_protocol::no_numbers;
  }
}

Plan planned(const std::string& name, hid_t dataset) {
  Plan plan;
  Listed& array = plan.array;
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
  const bool numbers = is_readable_number(type.checked());
  array.rows = lengths[0];
  array.columns = rank == 2 ? lengths[1] : 1;
  array.shape_text += numbers ? (rank > 0 ? " " : "") + type_name(type.checked()) : "";
  const bool fits = numbers ? rank == 1 || rank == 2 : rank == 1 || (rank == 2 && lengths[1] == 1);
  if (!fits) {
    array.trouble = rank == 0 && numbers ? std::string(parse_protocol::single_number)
                    : numbers ? std::string(parse_protocol::dimensions) + std::to_string(rank)
                              : std::string(parse_protocol::no_numbers);
  } else if (lengths[0] == 0 || (rank == 2 && lengths[1] == 0)) {
    array.trouble = parse_protocol::no_values;
  } else if (lies_elsewhere(dataset)) {
    array.trouble = parse_protocol::elsewhere;
  } else if (!numbers) {
    plan_records(type.id(), plan);
  }
  return plan;
}

/// Where a table of pandas' fixed layout has its data frame: "df/" of "df/axis0".
std::string frame_of(const std::string& name) {
  const auto slash = name.rfind('/');
  return slash == std::string::npos ? "" : name.substr(0, slash + 1);
}

/// A data frame of pandas in its fixed layout (pandas, HDFStore): axis0 has the names of the
/// columns, axis1 those of the rows, and block0_items, block0_values, ... the columns of one type.
class Frame {
 public:
  /// \param plans  of all datasets of the file, by name
  Frame(hid_t file, std::string before, const std::map<std::string, const Plan*>& plans)
      : file_(file), before_(std::move(before)), plans_(plans) {}

  /// \return nothing if these are no blocks of numbers
  /// \throws Unreadable
  [[nodiscard]] std::optional<Plan> plan() {
    constexpr std::uint64_t most_columns = 1000000;
    plan_.array.name = before_.substr(0, before_.size() - 1);
    const auto names = read_texts(file_, before_ + "axis0", most_columns);
    for (const std::string& name : names) {
      places_.try_emplace(name, places_.size());
    }
    if (places_.size() != names.size()) {
      return std::nullopt;  // two columns have one name
    }
    for (int block = 0; take_block(block); ++block) {
    }
    order_columns(names);
    if (plan_.parts.empty()) {
      return std::nullopt;
    }
    plan_.array.columns = plan_.array.described.size();
    plan_.array.shape_text =
        std::to_string(plan_.array.rows) + " x " + std::to_string(plan_.array.columns);
    return std::move(plan_);
  }

 private:
  [[nodiscard]] bool take_block(int block) {
    const std::string stem = before_ + "block" + std::to_string(block);
    const auto found = plans_.find(stem + "_values");
    if (found == plans_.end()) {
      return false;
    }
    const Plan& values = *found->second;
    if (!values.array.trouble.empty() || !values.parts.empty()) {
      return true;  // objects of Python, which are left out
    }
    const auto items = read_texts(file_, stem + "_items", values.array.columns);
    const bool same_rows = plan_.parts.empty() || plan_.array.rows == values.array.rows;
    if (items.size() != values.array.columns || !same_rows) {
      throw Unreadable("the names of a block");
    }
    RecordPart part{values.array.name, "", {}, false, true};
    for (const std::string& item : items) {
      const auto place = places_.find(item);
      if (place == places_.end()) {
        throw Unreadable("the name of a column");
      }
      part.columns.push_back(place->second);
    }
    plan_.array.rows = values.array.rows;
    plan_.parts.push_back(std::move(part));
    return true;
  }
  /// In the order of the table, without the columns that were left out.
  void order_columns(const std::vector<std::string>& names) {
    std::vector<bool> given(names.size(), false);
    for (const RecordPart& part : plan_.parts) {
      for (const std::size_t column : part.columns) {
        given[column] = true;
      }
    }
    std::vector<std::size_t> now(names.size(), 0);
    for (std::size_t column = 0; column < names.size(); ++column) {
      now[column] = plan_.array.described.size();
      if (given[column]) {
        plan_.array.described.push_back({names[column], false});
      }
    }
    for (RecordPart& part : plan_.parts) {
      for (std::size_t& column : part.columns) {
        column = now[column];
      }
    }
  }

  hid_t file_;
  std::string before_;
  const std::map<std::string, const Plan*>& plans_;
  std::map<std::string, std::size_t> places_;  ///< of the columns
  Plan plan_;
};

/// Puts data frames in the place of the datasets that they are made of.
std::vector<Plan> with_frames(hid_t file, std::vector<Plan> plans) {
  std::map<std::string, const Plan*> by_name;
  for (const Plan& plan : plans) {
    by_name.emplace(plan.array.name, &plan);
  }
  std::map<std::string, Plan> frames;
  for (const Plan& plan : plans) {
    const std::string before = frame_of(plan.array.name);
    if (plan.array.name == before + "axis0" && !before.empty() &&
        by_name.contains(before + "axis1") && by_name.contains(before + "block0_values")) {
      try {
        if (auto frame = Frame(file, before, by_name).plan()) {
          frames.emplace(before, std::move(*frame));
        }
      } catch (const Unreadable&) {
        continue;  // its datasets stay what they are
      }
    }
  }
  std::vector<Plan> kept;
  for (Plan& plan : plans) {
    const std::string before = frame_of(plan.array.name);
    const auto frame = frames.find(before);
    if (frame == frames.end()) {
      kept.push_back(std::move(plan));
    } else if (plan.array.name == before + "axis0") {
      kept.push_back(std::move(frame->second));
    }
  }
  return kept;
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
    std::vector<Plan> plans;
    for (const std::string& name : names) {
      const Handle object(H5Oopen(file_.id(), name.c_str(), H5P_DEFAULT), H5Oclose);
      if (object.id() < 0) {
        plans.push_back({{name, "", "is damaged", 0, 0}, {}});
      } else if (H5Iget_type(object.id()) == H5I_DATASET) {
        plans.push_back(planned(name, object.id()));
      }
      if (plans.size() > parse_protocol::most_arrays) {
        throw Unreadable("too many arrays");
      }
    }
    plans_ = with_frames(file_.id(), std::move(plans));
    std::vector<Listed> arrays;
    for (const Plan& plan : plans_) {
      arrays.push_back(plan.array);
    }
    return arrays;
  }

  void write(std::size_t position, const Listed& array, OutputStream& out) override {
    if (const auto& parts = plans_.at(position).parts; !parts.empty()) {
      write_records(file_.id(), parts, array, out);
      return;
    }
    write_numbers(array, out);
  }

 private:
  void write_numbers(const Listed& array, OutputStream& out) const {
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

  Handle file_;
  std::vector<Plan> plans_;  ///< of the arrays, in the order of the list
};

}  // namespace

bool lies_elsewhere(hid_t dataset) {
  const Handle plan(H5Dget_create_plist(dataset), H5Pclose);
  return H5Pget_external_count(plan.checked()) > 0 || H5Pget_layout(plan.checked()) == H5D_VIRTUAL;
}

std::unique_ptr<ParsedFile> open_hdf5(const std::string& path) {
  H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
  return std::make_unique<Hdf5File>(path);
}

}  // namespace steelyard::parse
